/**
 * title: Large lakes by area, depth, and volume
 * description: Bubble chart with the volume of each lake as the bubble size, a size legend, and labels for the largest lakes.
 * keywords: bubble chart, size, third dimension, size legend, sizeField
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

// Square kilometers, meters at the deepest point, cubic kilometers.
const data = [
  { lake: 'Baikal', area: 31_500, depth: 1642, volume: 23_600 },
  { lake: 'Tanganyika', area: 32_900, depth: 1470, volume: 18_900 },
  { lake: 'Superior', area: 82_100, depth: 406, volume: 12_100 },
  { lake: 'Malawi', area: 29_600, depth: 706, volume: 8400 },
  { lake: 'Michigan', area: 58_000, depth: 281, volume: 4920 },
  { lake: 'Huron', area: 59_600, depth: 229, volume: 3540 },
  { lake: 'Victoria', area: 68_900, depth: 83, volume: 2750 },
  { lake: 'Great Bear', area: 31_000, depth: 446, volume: 2240 },
  { lake: 'Ontario', area: 18_960, depth: 244, volume: 1640 },
  { lake: 'Titicaca', area: 8370, depth: 281, volume: 890 },
  { lake: 'Ladoga', area: 17_700, depth: 230, volume: 840 },
  { lake: 'Erie', area: 25_700, depth: 64, volume: 480 },
]
const named = new Set(['Baikal', 'Tanganyika', 'Superior'])

const plain = new Intl.NumberFormat('en')
const compact = new Intl.NumberFormat('en', { notation: 'compact' })
const cubic = (value: number) => `${plain.format(value)} km³`

const config: ScatterChartProps = {
  data,
  xField: 'area',
  yField: 'depth',
  sizeField: 'volume',
  size: [4, 26], // Radius of the smallest and the largest bubble.
  height: 360,
  appendPadding: [8, 16, 4, 4],
  color: '#4c80f1',
  shape: 'circle',
  pointStyle: { fillOpacity: 0.6 },
  meta: {
    area: { alias: 'Area', formatter: (value: number) => `${compact.format(value)} km²` },
    depth: { alias: 'Maximum depth', formatter: (value: number) => `${plain.format(value)} m` },
    volume: { alias: 'Volume', min: 0, formatter: cubic },
  },
  xAxis: { min: 0, max: 120_000, tickInterval: 40_000 },
  yAxis: { min: 0, max: 2000, tickInterval: 500 },
  sizeLegend: {
    position: 'top-left',
    label: { spacing: 12, formatter: (value) => cubic(Number(value)) },
  },
  tooltip: { showTitle: true, title: 'lake' },
  label: {
    formatter: (row) => (named.has(row.lake) ? row.lake : ''),
    offset: 0,
    offsetX: 32, // Clears the largest bubble.
    style: { textAlign: 'start', textBaseline: 'middle' },
    layout: [],
  },
}

export default function GreatLakes() {
  return <ScatterChart {...config} />
}
