/**
 * title: A year of running
 * description: One cell a day, one column a week; days without a run stay empty.
 * keywords: calendar heatmap, contributions, days of a year, missing cells
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'

const DAY = 24 * 60 * 60 * 1000
const start = Date.UTC(2024, 0, 1) // a Monday
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

// a generator with a fixed seed: the same year on every visit
let state = 3
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}

// long runs on Sundays, more of everything before the marathon in October, rest after it
const data = Array.from({ length: 366 }, (_, day) => {
  const week = Math.floor(day / 7)
  const shape =
    week > 41 && week < 45 ? 0.2 : 0.55 + 0.45 * Math.sin((Math.PI * Math.min(week, 41)) / 56)
  const planned = [4, 8, 5, 10, 3, 6, 18][day % 7] ?? 0
  const rests = random() < (planned < 5 ? 0.75 : 0.15)
  const distance = rests ? 0 : planned * shape * (0.8 + 0.4 * random())
  return { time: start + day * DAY, week, weekday: weekdays[day % 7], distance }
}).filter((row) => row.distance > 0)

const kilometres = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilometer',
  maximumFractionDigits: 1,
})
const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })

// the first week of each second month, where its name stands
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
      values: Array.from({ length: 53 }, (_, week) => week), // weeks without a run keep their column
      ticks,
      formatter: (week: number) => month.format(start + (week * 7 + 6) * DAY),
    },
    weekday: { values: weekdays.toReversed() }, // Monday on top
    distance: {
      alias: 'Distance',
      min: 0,
      max: 20,
      formatter: (value: number) => kilometres.format(value),
    },
  },
  xAxis: { grid: null },
  yAxis: { grid: null },
  legend: {
    position: 'top-left',
    slidable: false,
    label: { formatter: (value) => kilometres.format(Number(value)) },
  },
  tooltip: { title: (_, row) => date.format(row.time), fields: ['distance'] },
}

export default function RunningYear() {
  return <HeatmapChart {...config} />
}
