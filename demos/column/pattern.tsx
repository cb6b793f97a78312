/**
 * title: Travel modes in four cities
 * description: Grouped columns with stripes, dots, and squares, which distinguish the series in print and for color-blind readers.
 * keywords: pattern, pattern fill, accessibility, color-blind, hatching, texture, print
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const cities = [
  { city: 'Ghent', bicycle: 33, transit: 15, car: 36 },
  { city: 'Vienna', bicycle: 10, transit: 32, car: 26 },
  { city: 'Zurich', bicycle: 12, transit: 39, car: 24 },
  { city: 'Bremen', bicycle: 25, transit: 15, car: 36 },
]

const data = cities.flatMap(({ city, bicycle, transit, car }) => [
  { city, mode: 'Bicycle', share: bicycle },
  { city, mode: 'Transit', share: transit },
  { city, mode: 'Car', share: car },
])

const textures = {
  Bicycle: { type: 'line', cfg: { spacing: 5, lineWidth: 3, strokeOpacity: 0.7 } },
  Transit: { type: 'dot', cfg: { size: 5, padding: 4, fillOpacity: 0.8 } },
  Car: { type: 'square', cfg: { size: 4, padding: 0, fillOpacity: 0.3 } },
} as const

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: ColumnChartProps = {
  data,
  xField: 'city',
  yField: 'share',
  seriesField: 'mode',
  isGroup: true,
  height: 320,
  appendPadding: [0, 4, 4, 4],
  color: ['#4c80f1', '#db7417', '#8a94a6'],
  pattern: ({ mode }) => textures[mode as keyof typeof textures],
  columnWidthRatio: 0.75,
  dodgePadding: 2,
  meta: { share: { formatter: (value: number) => percent.format(value / 100) } },
  yAxis: { max: 40, tickInterval: 10 },
  legend: { position: 'top-left', offsetX: 4, flipPage: false },
}

export default function WaysToWork() {
  return <ColumnChart {...config} />
}
