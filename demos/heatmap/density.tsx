/**
 * title: A midfielder's touches
 * description: Density heatmap of 400 touches on a soccer field, with the field drawn as annotations.
 * keywords: density, hotspots, many points, blur, soccer, football, continuous axes
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

// A fixed seed gives the same touches on every visit.
let state = 19
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const normal = () => random() + random() + random() + random() - 2

// Most touches are in the center circle, many on the left wing, and some in front of the goal.
const places = [
  { share: 0.5, x: 50, y: 36, spread: 16 },
  { share: 0.85, x: 70, y: 52, spread: 8 },
  { share: 1, x: 92, y: 33, spread: 7 },
] as const

const data = Array.from({ length: 400 }, () => {
  const dice = random()
  const { x, y, spread } = places.find((place) => dice < place.share) ?? places[0]
  return { x: x + spread * normal(), y: y + spread * normal(), weight: 1 }
})

const line = (start: [number, number], end: [number, number]) => ({
  type: 'line' as const,
  start,
  end,
})
const box = (left: number, bottom: number, right: number, top: number) => [
  line([left, bottom], [left, top]),
  line([left, top], [right, top]),
  line([right, top], [right, bottom]),
  line([right, bottom], [left, bottom]),
]

const config: HeatmapChartProps = {
  data,
  type: 'density',
  xField: 'x',
  yField: 'y',
  colorField: 'weight',
  height: 360,
  appendPadding: [8, 16, 4, 4],
  color: ['#4c80f1', '#1f9d6b', '#c99a06', '#e5484d'],
  heatmapStyle: { shadowBlur: 24 },
  meta: {
    x: { formatter: (value: number) => `${value} m` },
    y: { formatter: (value: number) => `${value} m` },
    weight: { min: 0, max: 7 }, // Seven touches in one place get the hottest color.
  },
  xAxis: { min: 0, max: 105, tickInterval: 35, grid: null },
  yAxis: { min: 0, max: 68, tickInterval: 17, grid: null },
  tooltip: false,
  // The field, its halves, and the two penalty areas.
  annotations: [
    ...box(0, 0, 105, 68),
    line([52.5, 0], [52.5, 68]),
    ...box(0, 14, 16.5, 54),
    ...box(88.5, 14, 105, 54),
  ],
}

export default function TouchesOfTheBall() {
  return <HeatmapChart {...config} />
}
