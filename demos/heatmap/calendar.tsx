/**
 * title: A year of running
 * description: Calendar heatmap with one cell per day and one column per week. Days without a run stay empty.
 * keywords: calendar heatmap, contribution graph, GitHub contributions, days of a year, missing cells
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const DAY = 24 * 60 * 60 * 1000
const start = Date.UTC(2024, 0, 1) // A Monday.
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

// A fixed seed gives the same data on every visit.
let state = 3
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}

// Long runs on Sundays, more training before the marathon in October, and rest after it.
const data = Array.from({ length: 366 }, (_, day) => {
  const week = Math.floor(day / 7)
  const shape =
    week > 41 && week < 45 ? 0.2 : 0.55 + 0.45 * Math.sin((Math.PI * Math.min(week, 41)) / 56)
  const planned = [4, 8, 5, 10, 3, 6, 18][day % 7] ?? 0
  const rests = random() < (planned < 5 ? 0.75 : 0.15)
  const distance = rests ? 0 : planned * shape * (0.8 + 0.4 * random())
  return { time: start + day * DAY, week, weekday: weekdays[day % 7], distance }
}).filter((row) => row.distance > 0)

const kilometers = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilometer',
  maximumFractionDigits: 1,
})
const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })

// Every second month is labeled at its first week.
const ticks = Array.from({ length: 6 }, (_, index) =>
  Math.floor((Date.UTC(2024, index * 2, 1) - start) / DAY / 7),
)

const config: HeatmapChartProps = {
  data,
  xField: 'week',
  yField: 'weekday',
  colorField: 'distance',
  height: 220,
  appendPadding: [0, 8, 4, 4],
  meta: {
    week: {
      type: 'cat',
      values: Array.from({ length: 53 }, (_, week) => week), // Keeps weeks without a run.
      ticks,
      formatter: (week: number) => month.format(start + (week * 7 + 6) * DAY),
    },
    weekday: { values: weekdays.toReversed() }, // Monday on top.
    distance: {
      alias: 'Distance',
      min: 0,
      max: 20,
      formatter: (value: number) => kilometers.format(value),
    },
  },
  xAxis: { grid: null },
  yAxis: { grid: null },
  legend: {
    position: 'top-left',
    slidable: false,
    label: { formatter: (value) => kilometers.format(Number(value)) },
  },
  tooltip: { title: (_, row) => date.format(row.time), fields: ['distance'] },
}

export default function RunningYear() {
  return <HeatmapChart {...config} />
}
