/**
 * title: Gold medals at Paris 2024
 * description: Bars with a flag next to each category label, drawn with image annotations.
 * keywords: icons, flags, image, axis label icon, image annotation, SVG, data URI
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const data = [
  { country: 'France', gold: 16 },
  { country: 'Netherlands', gold: 15 },
  { country: 'Germany', gold: 12 },
  { country: 'Italy', gold: 12 },
  { country: 'Hungary', gold: 6 },
  { country: 'Ireland', gold: 4 },
]

const WIDTH = 24
const HEIGHT = 16

function createFlag(colors: string[], direction: 'row' | 'column') {
  const stripes = colors.map((color, index) =>
    direction === 'row'
      ? `<rect x="${index * 8}" width="8" height="16" fill="${color}"/>`
      : `<rect y="${(index * 16) / 3}" width="24" height="${16 / 3}" fill="${color}"/>`,
  )
  // The size attributes are required: without them, Firefox doesn't draw an SVG on a canvas.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16">${stripes.join('')}
    <rect x=".5" y=".5" width="23" height="15" fill="none" stroke="#8a94a6"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const flags = new Map([
  ['France', createFlag(['#000091', '#fff', '#e1000f'], 'row')],
  ['Netherlands', createFlag(['#ad1d25', '#fff', '#1e4785'], 'column')],
  ['Germany', createFlag(['#000', '#d00', '#ffce00'], 'column')],
  ['Italy', createFlag(['#008c45', '#fff', '#cd212a'], 'row')],
  ['Hungary', createFlag(['#ce2939', '#fff', '#477050'], 'column')],
  ['Ireland', createFlag(['#169b62', '#fff', '#ff883e'], 'row')],
])

const config: BarChartProps = {
  data,
  xField: 'gold',
  yField: 'country',
  height: 300,
  appendPadding: [0, 32, 4, 4],
  color: '#c99a06',
  barWidthRatio: 0.55,
  meta: { gold: { alias: 'Gold medals' } },
  xAxis: false,
  yAxis: { label: { offset: WIDTH + 16 }, tickLine: null }, // Leaves room for the flags.
  label: { position: 'right' },
  annotations: data.map(({ country }) => ({
    type: 'image',
    src: flags.get(country) ?? '',
    // The category first, then the value, unlike xField and yField.
    start: [country, 'min'],
    end: [country, 'min'],
    offsetX: -WIDTH - 8,
    offsetY: -HEIGHT / 2,
    style: { width: WIDTH, height: HEIGHT },
  })),
}

export default function GoldMedals() {
  return <BarChart {...config} />
}
