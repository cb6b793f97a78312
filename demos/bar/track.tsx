/**
 * title: Reading goals
 * description: A background behind each bar shows the goal of 24 books.
 * keywords: barBackground, background bars, track, progress, goal, target
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const goal = 24
const data = [
  { name: 'Amara', books: 24 },
  { name: 'Jonas', books: 19 },
  { name: 'Mei', books: 17 },
  { name: 'Tomás', books: 12 },
  { name: 'Zofia', books: 7 },
]

const config: BarChartProps = {
  data,
  xField: 'books',
  yField: 'name',
  height: 260,
  appendPadding: [0, 8, 4, 4],
  color: '#0e9bb5',
  barBackground: { style: { radius: 6 } },
  barStyle: { radius: 6 },
  maxBarWidth: 14,
  meta: { books: { alias: 'Books read' } },
  xAxis: { max: goal, tickInterval: 6, title: { text: 'Books' } },
  yAxis: { line: null, tickLine: null },
  tooltip: { formatter: ({ books }) => ({ name: 'Read', value: `${books} of ${goal}` }) },
}

export default function ReadingGoals() {
  return <BarChart {...config} />
}
