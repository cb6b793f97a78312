/**
 * title: Weight of a growing puppy
 * description: Irregular dates on a time axis, spaced by the calendar.
 * keywords: time axis, dates, irregular intervals, Intl
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const data = [
  { day: '2024-01-08', weight: 3.1 },
  { day: '2024-01-15', weight: 4.0 },
  { day: '2024-01-29', weight: 5.9 },
  { day: '2024-02-12', weight: 8.2 },
  { day: '2024-03-18', weight: 13.6 },
  { day: '2024-04-02', weight: 15.7 },
  { day: '2024-06-24', weight: 23.4 },
  { day: '2024-07-08', weight: 24.1 },
  { day: '2024-10-21', weight: 27.8 },
  { day: '2024-12-30', weight: 28.6 },
]

const kilograms = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilogram' })
const month = new Intl.DateTimeFormat('en', { month: 'short' })
const fullDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

const config: LineChartProps = {
  data,
  xField: 'day',
  yField: 'weight',
  height: 320,
  appendPadding: [8, 16, 4, 4],
  color: '#1f9d6b',
  point: { size: 4 },
  meta: {
    day: { type: 'time', tickCount: 6, formatter: (time: number) => month.format(time) },
    weight: { alias: 'Weight', formatter: (value: number) => kilograms.format(value) },
  },
  yAxis: { tickInterval: 10 },
  tooltip: { title: (_, row) => fullDate.format(new Date(`${row.day}T00:00`)) },
}

export default function PuppyWeight() {
  return <LineChart {...config} />
}
