/**
 * title: Tide levels in one week
 * description: Drag across the chart to zoom in on a time range. Double-click to reset.
 * keywords: brush, zoom, filter, drag, interaction
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

// A spring tide: two waves per day with slightly different periods.
const data = Array.from({ length: 7 * 24 * 6 + 1 }, (_, index) => {
  const minute = 10 * index
  const moon = Math.cos((2 * Math.PI * minute) / 745)
  const sun = Math.cos((2 * Math.PI * minute) / 720)
  return { time: new Date(2024, 5, 3, 0, minute).getTime(), level: 3.2 + 1.9 * moon + 0.7 * sun }
})

const meters = new Intl.NumberFormat('en', {
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
    level: { alias: 'Water level', formatter: (value: number) => meters.format(value) },
  },
  xAxis: { nice: false },
  yAxis: { min: 0, max: 6, tickInterval: 2 },
  tooltip: { title: (_, row) => moment.format(row.time) },
  interactions: [{ type: 'brush-x' }],
}

export default function TideLevel() {
  return <LineChart {...config} />
}
