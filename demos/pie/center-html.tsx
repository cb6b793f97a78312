/**
 * title: Monthly web traffic by device
 * description: HTML in the center of a donut, with the total and a badge for the change since last month.
 * keywords: custom HTML, donut center, customHtml, badge, statistic, KPI, change, icon
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { device: 'Phone', visits: 61_400 },
  { device: 'Desktop', visits: 38_900 },
  { device: 'Tablet', visits: 8300 },
]

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const total = data.reduce((sum, row) => sum + row.visits, 0)

const badge = `<span style="padding: 2px 8px; border: 1px solid #1f9d6b; border-radius: 12px">
  ▲ 12%
</span>`

const config: PieChartProps = {
  data,
  angleField: 'visits',
  colorField: 'device',
  height: 320,
  radius: 0.95,
  innerRadius: 0.68,
  color: ['#4c80f1', '#1f9d6b', '#c99a06'],
  label: false,
  meta: { visits: { formatter: (value: number) => compact.format(value) } },
  legend: { position: 'bottom', flipPage: false },
  statistic: {
    title: { offsetY: -8, customHtml: () => `<div>${compact.format(total)} visits</div>` },
    content: { style: { fontSize: '14px' }, customHtml: () => badge },
  },
}

export default function WebTraffic() {
  return <PieChart {...config} />
}
