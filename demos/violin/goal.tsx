/**
 * title: Delivery times by district
 * description: Districts that mostly meet the goal of 30 minutes are gray. The one that doesn't is red.
 * keywords: highlight, annotation, target, threshold line, violinStyle function, delivery
 */
import { ViolinChart, type ViolinChartProps } from '@opd/g2plot-react'

const goal = 30

// Minutes from order to delivery.
const deliveries = {
  North: [
    14, 16, 17, 18, 19, 19, 20, 20, 21, 21, 22, 22, 22, 23, 23, 24, 24, 25, 26, 26, 27, 28, 30, 33,
  ],
  East: [
    17, 19, 20, 21, 22, 22, 23, 23, 24, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 31, 32, 34, 37,
  ],
  South: [
    21, 23, 24, 25, 26, 26, 27, 28, 34, 35, 36, 37, 37, 38, 38, 39, 39, 40, 41, 41, 42, 43, 45, 48,
  ],
  West: [
    12, 14, 16, 17, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22, 22, 23, 23, 24, 25, 26, 27, 29, 31,
  ],
}

const data = Object.entries(deliveries).flatMap(([district, values]) =>
  values.map((minutes) => ({ district, minutes, all: 'Orders' })),
)
const late = Object.entries(deliveries)
  .filter(([, values]) => values.filter((minutes) => minutes > goal).length > values.length / 2)
  .map(([district]) => district)

const formatter = (value: number) => `${Math.round(value)} min`

const config: ViolinChartProps = {
  data,
  xField: 'district',
  yField: 'minutes',
  seriesField: 'all',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#8a94a6',
  violinStyle: ({ x }) => {
    const color = late.includes(x) ? '#e5484d' : '#8a94a6'
    return { stroke: color, fill: color, fillOpacity: 0.35 }
  },
  shape: 'smooth',
  legend: false,
  meta: {
    violinY: { formatter },
    low: { alias: 'Fastest', formatter },
    q1: { alias: 'First quartile', formatter },
    median: { alias: 'Median', formatter },
    q3: { alias: 'Third quartile', formatter },
    high: { alias: 'Slowest', formatter },
  },
  yAxis: { min: 0, max: 60, tickInterval: 15 },
  annotations: [
    {
      type: 'line',
      start: [-0.5, goal],
      end: [3.5, goal],
      style: { stroke: '#e5484d', lineDash: [4, 4] },
    },
    {
      type: 'text',
      position: [0.5, goal],
      content: 'Goal',
      offsetY: -8,
      style: { textAlign: 'center' },
    },
  ],
}

export default function DeliveryTimes() {
  return <ViolinChart {...config} />
}
