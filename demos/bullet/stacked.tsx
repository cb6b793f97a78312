/**
 * title: Wind and solar power and the 2030 goal
 * description: Two stacked measures in one bar, with a single target mark.
 * keywords: stacked, multiple measures, custom legend, energy, renewables
 */
import { BulletChart, type BulletChartProps } from '@opd/g2plot-react'

// Percent of the electricity used.
const data = [
  { country: 'Ireland', bands: [100], share: [36, 4], goal: 80 },
  { country: 'Greece', bands: [100], share: [21, 22], goal: 75 },
  { country: 'Spain', bands: [100], share: [24, 21], goal: 81 },
  { country: 'Denmark', bands: [100], share: [58, 11], goal: 100 },
]

const square = (fill: string) => ({ symbol: 'square' as const, style: { fill } })

const config: BulletChartProps = {
  data,
  xField: 'country',
  measureField: 'share',
  rangeField: 'bands',
  targetField: 'goal',
  height: 280,
  appendPadding: [0, 16, 4, 4],
  color: { range: '#8a94a6', measure: ['#4c80f1', '#c99a06'], target: '#d6409f' },
  size: { range: 28, measure: 14, target: 28 },
  bulletStyle: { range: { fillOpacity: 0.2 }, target: { lineWidth: 3 } },
  label: { measure: false },
  yAxis: { position: 'left', tickInterval: 25, label: { formatter: (text) => `${text}%` } },
  legend: {
    custom: true,
    position: 'top-left',
    flipPage: false,
    items: [
      { name: 'Wind', value: 'share_0', marker: square('#4c80f1') },
      { name: 'Solar', value: 'share_1', marker: square('#c99a06') },
      { name: 'Goal', value: 'goal', marker: square('#d6409f') },
    ],
  },
  tooltip: {
    shared: true,
    customItems: (items) =>
      items.slice(0, 1).flatMap((item) =>
        data
          .filter((row) => row.country === item.data.country)
          .flatMap((row) => [
            { ...item, name: 'Wind', value: `${row.share[0]}%`, color: '#4c80f1' },
            { ...item, name: 'Solar', value: `${row.share[1]}%`, color: '#c99a06' },
            { ...item, name: 'Goal', value: `${row.goal}%`, color: '#d6409f' },
          ]),
      ),
  },
}

export default function RenewableShare() {
  return <BulletChart {...config} />
}
