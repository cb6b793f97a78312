/**
 * title: Timber harvest by tree species
 * description: Stacked areas with a different pattern per series and direct labels instead of a legend.
 * keywords: pattern, texture, print, black and white, color blind, accessibility
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const years = ['1990', '1995', '2000', '2005', '2010', '2015', '2020']

// Timber harvested, in thousand cubic meters.
const felled = {
  Spruce: [148, 171, 163, 190, 176, 158, 214],
  Beech: [62, 64, 71, 69, 74, 80, 77],
  Oak: [31, 30, 33, 36, 35, 38, 41],
}

const data = Object.entries(felled).flatMap(([tree, values]) =>
  values.map((volume, index) => ({ year: years[index], tree, volume })),
)

const textures = {
  Spruce: { type: 'line', cfg: { rotation: 45, spacing: 6 } },
  Beech: { type: 'dot', cfg: { size: 4, padding: 5 } },
  Oak: { type: 'square', cfg: { size: 5, padding: 3 } },
} as const

// The middle of each layer in the last year, from bottom to top.
let sum = 0
const layers = Object.entries(felled)
  .toReversed()
  .map(([tree, values]) => {
    const last = values.at(-1) ?? 0
    sum += last
    return { tree, middle: sum - last / 2 }
  })

const config: AreaChartProps = {
  data,
  xField: 'year',
  yField: 'volume',
  seriesField: 'tree',
  height: 320,
  appendPadding: [8, 60, 4, 4], // Leaves room for the names.
  color: ['#1f9d6b', '#db7417', '#8a94a6'],
  areaStyle: { fillOpacity: 0.9 },
  pattern: ({ tree }) => textures[tree as keyof typeof textures],
  meta: { volume: { formatter: (value: number) => (value ? `${value}k m³` : '0') } },
  xAxis: { range: [0, 1] },
  yAxis: { max: 400, tickInterval: 100 },
  legend: false, // The legend would show colors without patterns.
  annotations: layers.map(({ tree, middle }) => ({
    type: 'text',
    position: ['max', middle],
    content: tree,
    offsetX: 8,
    style: { textBaseline: 'middle' },
  })),
}

export default function TimberFelled() {
  return <AreaChart {...config} />
}
