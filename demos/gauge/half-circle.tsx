/**
 * title: Books read this year
 * description: Half circle with rounded ends and a number instead of a needle.
 * keywords: semicircle, half circle, half gauge, no needle, rounded ends, goal
 */
import { GaugeChart, type GaugeChartProps } from '@opd/g2plot-react'

const read = 31
const goal = 40

const config: GaugeChartProps = {
  percent: read / goal,
  height: 240,
  appendPadding: [0, 0, 12, 0], // Leaves room for the rounded ends.
  startAngle: -Math.PI,
  endAngle: 0,
  radius: 0.9,
  range: { color: '#9a6bdf', width: 20 },
  gaugeStyle: { lineCap: 'round' },
  indicator: false,
  statistic: {
    title: {
      formatter: () => String(read),
      offsetY: -32,
      style: { fontSize: '44px', lineHeight: 1 },
    },
    content: { formatter: () => `of ${goal} books`, style: { fontSize: '16px' } },
  },
}

export default function BooksRead() {
  return <GaugeChart {...config} />
}
