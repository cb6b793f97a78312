/**
 * title: Seats sold for Saturday
 * description: A ring with the percentage in the center.
 * keywords: basic, percentage, text in the center, statistic
 */
import { RingProgressChart, type RingProgressChartProps } from '@opd/g2plot-react'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: RingProgressChartProps = {
  percent: 0.84,
  height: 240,
  innerRadius: 0.84,
  color: '#4c80f1',
  statistic: {
    content: {
      formatter: (row) => percent.format(row?.percent),
      style: { fontSize: '44px', lineHeight: 1.2 },
    },
  },
}

export default function SeatsSold() {
  return <RingProgressChart {...config} />
}
