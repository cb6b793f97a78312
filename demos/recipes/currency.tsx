/**
 * title: Subscription revenue
 * description: One currency format for data labels and tooltip, and a compact one for the axis.
 * keywords: currency, dollar, percent, number format, Intl.NumberFormat, meta.formatter, axis label, recipe
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
})

const config: ColumnChartProps = {
  data: [
    { plan: 'Basic', revenue: 48200 },
    { plan: 'Team', revenue: 81750 },
    { plan: 'Business', revenue: 64900 },
    { plan: 'Enterprise', revenue: 29400 },
  ],
  xField: 'plan',
  yField: 'revenue',
  height: 280,
  appendPadding: [8, 4, 4, 4],
  maxColumnWidth: 72,
  label: { position: 'top' },
  meta: { revenue: { alias: 'Revenue', formatter: (value: number) => dollars.format(value) } },
  yAxis: { max: 100000, label: { formatter: (_, tick) => compact.format(Number(tick.id)) } },
}

export default function Revenue() {
  return <ColumnChart {...config} />
}
