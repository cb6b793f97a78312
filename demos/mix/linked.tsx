/**
 * title: Waste and recycling by material
 * description: A pie and a bar plot with linked highlighting. Hovering a slice or bar fades the other materials in both plots.
 * keywords: association, linked charts, linked highlighting, cross-highlight, coordinated views, interaction
 */
import { MixChart, type MixChartProps } from '@opd/g2plot-react'

const data = [
  { material: 'Paper', weight: 46, recycled: 0.83 },
  { material: 'Glass', weight: 31, recycled: 0.91 },
  { material: 'Plastic', weight: 27, recycled: 0.38 },
  { material: 'Metal', weight: 12, recycled: 0.77 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })
const color = ['#4c80f1', '#1f9d6b', '#db7417', '#9a6bdf']
const interactions = [{ type: 'association-highlight' }]
const state = { inactive: { style: { opacity: 0.25 } } }

const config: MixChartProps = {
  height: 320,
  appendPadding: [8, 12, 8, 8],
  data,
  tooltip: { showTitle: false, showMarkers: false },
  plots: [
    {
      type: 'pie',
      region: { start: { x: 0, y: 0 }, end: { x: 0.38, y: 1 } },
      options: {
        angleField: 'weight',
        colorField: 'material',
        color,
        meta: { weight: { formatter: (value: number) => `${value} t` } },
        interactions,
        state,
      },
    },
    {
      type: 'bar',
      region: { start: { x: 0.42, y: 0 }, end: { x: 1, y: 1 } },
      options: {
        xField: 'recycled',
        yField: 'material',
        seriesField: 'material',
        color,
        meta: {
          recycled: { alias: 'Recycled', formatter: (value: number) => percent.format(value) },
        },
        xAxis: { max: 1, tickInterval: 0.5 },
        interactions,
        state,
      },
    },
  ],
}

export default function RecycledMaterials() {
  return <MixChart {...config} />
}
