/**
 * title: Battery health of an electric car
 * description: Data labels with a colored background, on a y-axis with fixed limits.
 * keywords: label background, data label box, pill, badge, axis limits, minLimit, maxLimit, fixed range, zoomed axis
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const data = [
  { age: 'New', health: 100 },
  { age: '1 year', health: 97 },
  { age: '2 years', health: 95 },
  { age: '3 years', health: 94 },
  { age: '4 years', health: 93 },
  { age: '5 years', health: 92 },
]

const config: LineChartProps = {
  data,
  xField: 'age',
  yField: 'health',
  height: 320,
  appendPadding: [28, 8, 4, 4],
  color: '#1f9d6b',
  point: { size: 4, shape: 'circle' },
  meta: {
    health: {
      alias: 'Capacity',
      minLimit: 80,
      maxLimit: 100,
      tickCount: 5, // Divides the range into equal parts.
      formatter: (value: number) => `${value}%`,
    },
  },
  label: {
    offsetY: -6,
    layout: [{ type: 'limit-in-plot', cfg: { margin: 20 } }], // Allows 20 px outside of the plot.
    style: { fill: '#fff' },
    background: { padding: [3, 6, 3, 6], style: { fill: '#147a52', radius: 4 } },
  },
}

export default function BatteryHealth() {
  return <LineChart {...config} />
}
