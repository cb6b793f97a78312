/**
 * title: Service health
 * description: A polygon grid with alternating shading and a percentage scale along the first spoke.
 * keywords: grid, polygon, alternateColor, shaded rings, scale
 */
import { RadarChart, type RadarChartProps } from '@opd/g2plot-react'

const data = [
  { quality: 'Uptime', score: 0.97 },
  { quality: 'Speed', score: 0.82 },
  { quality: 'Errors', score: 0.64 },
  { quality: 'Test coverage', score: 0.78 },
  { quality: 'Alerts', score: 0.45 },
  { quality: 'Docs', score: 0.58 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: RadarChartProps = {
  data,
  xField: 'quality',
  yField: 'score',
  height: 340,
  radius: 0.7,
  color: '#9a6bdf',
  lineStyle: { lineWidth: 2 },
  area: { style: { fillOpacity: 0.1 } },
  point: { size: 3 },
  meta: { score: { alias: 'Goal reached', formatter: (value: number) => percent.format(value) } },
  xAxis: { line: null },
  yAxis: {
    min: 0,
    max: 1,
    tickInterval: 0.25,
    label: { style: { fill: '#808080' } },
    grid: { line: { type: 'line' }, alternateColor: 'rgba(127, 127, 127, 0.1)' },
  },
}

export default function ServiceHealth() {
  return <RadarChart {...config} />
}
