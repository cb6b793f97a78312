/**
 * title: Trains on time
 * description: Percentage of punctual trains with a goal for each route. More opaque bands mark poorer results.
 * keywords: basic, target, goal, bands, custom legend, transport
 */
import { BulletChart, type BulletChartProps } from '@opd/g2plot-react'

const data = [
  { route: 'Coast', bands: [70, 85, 100], punctual: 91, goal: 90 },
  { route: 'Valley', bands: [70, 85, 100], punctual: 84, goal: 90 },
  { route: 'Airport', bands: [70, 85, 100], punctual: 96, goal: 95 },
  { route: 'Lakes', bands: [70, 85, 100], punctual: 67, goal: 85 },
]

const percent = (value: number) => `${value}%`
const depth: Record<string, number> = { bands_0: 0.5, bands_1: 0.3, bands_2: 0.15 }
const square = (fill: string, fillOpacity = 1) => ({
  symbol: 'square' as const,
  style: { fill, fillOpacity },
})

const config: BulletChartProps = {
  data: [...data].reverse(), // The first row is drawn at the bottom.
  xField: 'route',
  measureField: 'punctual',
  rangeField: 'bands',
  targetField: 'goal',
  height: 280,
  appendPadding: [0, 12, 4, 4],
  color: { range: '#8a94a6', measure: '#4c80f1', target: '#db7417' },
  size: { range: 28, measure: 12, target: 24 },
  bulletStyle: { range: (row) => ({ fillOpacity: depth[row.rKey] }), target: { lineWidth: 3 } },
  label: { measure: false },
  yAxis: {
    position: 'left',
    tickInterval: 25,
    label: { formatter: (text) => percent(Number(text)) },
  },
  legend: {
    custom: true,
    position: 'top-left',
    flipPage: false,
    items: [
      { name: 'On time', value: 'punctual', marker: square('#4c80f1') },
      { name: 'Goal', value: 'goal', marker: square('#db7417') },
      { name: 'Poor', value: 'poor', marker: square('#8a94a6', 0.5) },
    ],
  },
  tooltip: {
    shared: true,
    customItems: (items) =>
      items.slice(0, 1).flatMap((item) =>
        data
          .filter((row) => row.route === item.data.route)
          .flatMap((row) => [
            { ...item, name: 'On time', value: percent(row.punctual), color: '#4c80f1' },
            { ...item, name: 'Goal', value: percent(row.goal), color: '#db7417' },
          ]),
      ),
  },
}

export default function PunctualTrains() {
  return <BulletChart {...config} />
}
