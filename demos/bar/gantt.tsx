/**
 * title: Plan of a kitchen renovation
 * description: Gantt chart with one row per task, colored by trade, and a line for the current day.
 * keywords: Gantt, project plan, schedule, timeline, tasks, range bar, isRange, dates, today line
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const tasks = [
  { task: 'Demolition', trade: 'Builder', from: '2025-03-03', to: '2025-03-07' },
  { task: 'Wiring', trade: 'Electrician', from: '2025-03-06', to: '2025-03-12' },
  { task: 'Plumbing', trade: 'Plumber', from: '2025-03-10', to: '2025-03-14' },
  { task: 'Plastering', trade: 'Builder', from: '2025-03-13', to: '2025-03-19' },
  { task: 'Tiling', trade: 'Builder', from: '2025-03-20', to: '2025-03-26' },
  { task: 'Cabinets', trade: 'Carpenter', from: '2025-03-24', to: '2025-04-01' },
  // A second row with the same task draws a second bar in its line.
  { task: 'Wiring', trade: 'Electrician', from: '2025-03-31', to: '2025-04-02' },
  { task: 'Plumbing', trade: 'Plumber', from: '2025-04-01', to: '2025-04-03' },
  { task: 'Final check', trade: 'Builder', from: '2025-04-03', to: '2025-04-04' },
]

const DAY = 24 * 60 * 60 * 1000

// Values must be numbers, so dates are converted to milliseconds. A bar ends when its last day ends.
const data = tasks.map(({ task, trade, from, to }) => ({
  task,
  trade,
  days: [Date.parse(from), Date.parse(to) + DAY],
}))
const mondays = Array.from({ length: 6 }, (_, week) => Date.UTC(2025, 2, 3) + week * 7 * DAY)
const today = Date.parse('2025-03-21')

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const config: BarChartProps = {
  data,
  xField: 'days',
  yField: 'task',
  seriesField: 'trade',
  isRange: true,
  height: 340,
  appendPadding: [0, 20, 4, 4],
  color: ['#4c80f1', '#c99a06', '#1f9d9a', '#9a6bdf'],
  barWidthRatio: 0.5,
  barStyle: { radius: 4 },
  meta: {
    days: {
      min: mondays[0],
      max: mondays[5],
      ticks: mondays,
      formatter: (time: number) => date.format(time),
    },
  },
  legend: { position: 'top-left', flipPage: false },
  tooltip: {
    formatter: ({ trade, days: [from, to] }) => ({
      name: trade,
      value: date.formatRange(from, to - 1),
    }),
  },
  annotations: [
    {
      type: 'line',
      // The category first, then the value, unlike xField and yField.
      start: ['start', today],
      end: ['end', today],
      style: { stroke: '#e5484d', lineWidth: 2 },
      text: {
        content: 'Today',
        position: 'start',
        autoRotate: false,
        offsetX: 6,
        offsetY: 6,
        style: { fill: '#e5484d', textAlign: 'left', textBaseline: 'top' },
      },
    },
  ],
}

export default function KitchenRenovation() {
  return <BarChart {...config} />
}
