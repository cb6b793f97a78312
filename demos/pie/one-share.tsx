/**
 * title: Wetlands lost since 1780
 * description: A donut with one highlighted slice, gray for the others, and the highlighted share in the center.
 * keywords: accent, two slices, highlight, donut, kpi
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { state: 'Drained since 1780', hectares: 9_100 },
  { state: 'Protected', hectares: 3_300 },
  { state: 'Open to development', hectares: 1_600 },
]

const accent = 'Drained since 1780'
const area = new Intl.NumberFormat('en')
const share = new Intl.NumberFormat('en', { style: 'percent' })
const total = data.reduce((sum, row) => sum + row.hectares, 0)
const drained = data.find((row) => row.state === accent)?.hectares ?? 0

const config: PieChartProps = {
  data,
  angleField: 'hectares',
  colorField: 'state',
  height: 320,
  radius: 0.95,
  innerRadius: 0.72,
  color: ({ state }) => (state === accent ? '#db7417' : '#8a94a6'),
  meta: { hectares: { formatter: (value: number) => `${area.format(value)} ha` } },
  pieStyle: { lineWidth: 3 }, // Separates the two gray slices.
  label: false,
  legend: false,
  statistic: {
    title: { content: 'Drained', style: { fontSize: '16px', lineHeight: 1.5 } },
    content: {
      content: share.format(drained / total),
      style: { fontSize: '40px', lineHeight: 1.1 },
    },
  },
}

export default function DrainedWetlands() {
  return <PieChart {...config} />
}
