/**
 * title: When fruit trees bloom
 * description: Floating bars from the first to the last day of bloom.
 * keywords: range bar, floating bar, Gantt, timeline, from to, season, dates
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const blossom = [
  { tree: 'Almond', from: '2025-02-18', to: '2025-03-16' },
  { tree: 'Apricot', from: '2025-03-12', to: '2025-04-02' },
  { tree: 'Peach', from: '2025-03-24', to: '2025-04-13' },
  { tree: 'Plum', from: '2025-03-29', to: '2025-04-15' },
  { tree: 'Cherry', from: '2025-04-05', to: '2025-04-24' },
  { tree: 'Pear', from: '2025-04-08', to: '2025-04-28' },
  { tree: 'Apple', from: '2025-04-17', to: '2025-05-14' },
  { tree: 'Quince', from: '2025-05-03', to: '2025-05-26' },
]

// Values must be numbers, so dates are converted to milliseconds.
const data = blossom.map(({ tree, from, to }) => ({
  tree,
  days: [Date.parse(from), Date.parse(to)],
}))
const firsts = [2, 3, 4, 5, 6].map((month) => Date.UTC(2025, month - 1))

const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const config: BarChartProps = {
  data,
  xField: 'days',
  yField: 'tree',
  isRange: true,
  height: 320,
  appendPadding: [0, 20, 4, 4],
  color: '#d6409f',
  barWidthRatio: 0.5,
  barStyle: { radius: 6 },
  meta: {
    days: {
      min: firsts[0],
      max: firsts[4],
      ticks: firsts,
      formatter: (time: number) => month.format(time),
    },
  },
  tooltip: {
    formatter: ({ days: [from, to] }) => ({ name: 'In bloom', value: date.formatRange(from, to) }),
  },
}

export default function Blossom() {
  return <BarChart {...config} />
}
