/**
 * title: Reservoir levels
 * description: A pale background behind each column shows the full capacity.
 * keywords: columnBackground, background bars, track, capacity, fill level, progress
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const data = [
  { lake: 'Alder', level: 0.91 },
  { lake: 'Birch', level: 0.84 },
  { lake: 'Hazel', level: 0.62 },
  { lake: 'Maple', level: 0.58 },
  { lake: 'Rowan', level: 0.31 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: ColumnChartProps = {
  data,
  xField: 'lake',
  yField: 'level',
  height: 320,
  appendPadding: [8, 4, 4, 4],
  color: '#4c80f1',
  columnBackground: { style: { radius: 6 } },
  columnStyle: { radius: 6 },
  maxColumnWidth: 36,
  meta: { level: { alias: 'Fill level', formatter: (value: number) => percent.format(value) } },
  yAxis: { max: 1, tickInterval: 0.25 },
}

export default function Reservoirs() {
  return <ColumnChart {...config} />
}
