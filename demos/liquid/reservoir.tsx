/**
 * title: Reservoir level in September
 * description: Fill level in a circle, with a title and the percentage in the center.
 * keywords: basic, water level, fill level, percentage, title
 */
import { LiquidChart, type LiquidChartProps } from '@opd/g2plot-react'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: LiquidChartProps = {
  percent: 0.72,
  height: 300,
  color: '#2f60d6',
  outline: { border: 4, distance: 6 },
  wave: { count: 1, length: 160 },
  statistic: {
    title: { content: 'Reservoir', style: { fontSize: '16px', lineHeight: '28px' } },
    content: {
      formatter: (row) => percent.format(row?.percent),
      style: { fontSize: '40px', lineHeight: '44px' },
    },
  },
}

export default function Reservoir() {
  return <LiquidChart {...config} />
}
