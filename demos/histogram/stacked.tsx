/**
 * title: Finish times of a city marathon
 * description: Stacked columns, split by experience. First-time runners finish later.
 * keywords: stacked, groups, stackField, legend, marathon
 */
import { HistogramChart, type HistogramChartProps } from '@opd/g2plot-react'

// A fixed seed produces the same data on every visit.
let state = 42
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const normal = () => random() + random() + random() + random() - 2

const data = Array.from({ length: 900 }, (_, index) => {
  const runner = index % 3 === 0 ? 'First marathon' : 'Experienced'
  const minutes = index % 3 === 0 ? 275 + 42 * normal() : 232 + 44 * normal()
  return { runner, minutes }
}).filter((row) => row.minutes > 135)

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`

const config: HistogramChartProps = {
  data,
  binField: 'minutes',
  binWidth: 15,
  stackField: 'runner',
  height: 320,
  appendPadding: [0, 24, 4, 4],
  color: ['#8a94a6', '#db7417'],
  meta: {
    range: { min: 120, max: 360, tickInterval: 60, formatter: clock },
    count: { alias: 'Finishers' },
  },
  yAxis: { title: { text: 'Finishers' } },
  legend: { position: 'top-left', flipPage: false },
  tooltip: { title: (_, { range }) => `${clock(range[0])} to ${clock(range[1])}` },
}

export default function MarathonTimes() {
  return <HistogramChart {...config} />
}
