/**
 * title: Zoom with the mouse
 * description: Drag across a part of the line to look closer; a double click brings the rest back.
 * keywords: brush, zoom, filter, drag, interaction
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

// a spring tide: two waves a day of slightly different length
const data = Array.from({ length: 7 * 24 * 6 + 1 }, (_, index) => {
  const minute = 10 * index
  const moon = Math.cos((2 * Math.PI * minute) / 745)
  const sun = Math.cos((2 * Math.PI * minute) / 720)
  return { time: new Date(2024, 5, 3, 0, minute).getTime(), level: 3.2 + 1.9 * moon + 0.7 * sun }
})

const metres = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'meter',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const tick = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

const config: LineChartProps = {
  data,
  xField: 'time',
  yField: 'level',
  height: 320,
  appendPadding: [8, 20, 4, 4],
  color: '#0d96a8',
  meta: {
    time: { type: 'time', tickCount: 4, formatter: (time: number) => tick.format(time) },
    level: { alias: 'Water level', formatter: (value: number) => metres.format(value) },
  },
  xAxis: { nice: false },
  yAxis: { min: 0, max: 6, tickInterval: 2 },
  tooltip: { title: (_, row) => moment.format(row.time) },
  interactions: [{ type: 'brush-x' }],
}

export default function TideLevel() {
  return <LineChart {...config} />
}
