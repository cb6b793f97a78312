/**
 * title: The sum of three dice
 * description: A formatter divides the counts by the number of rows, so that the axis and the tooltip show percentages.
 * keywords: relative frequency, percentage, share, probability, normalized
 */
import { HistogramChart, type HistogramChartProps } from '@opd/g2plot-react'

// A fixed seed produces the same data on every visit.
let state = 9
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const die = () => 1 + Math.floor(6 * random())

// Three dice, thrown 5,000 times.
const data = Array.from({ length: 5000 }, () => ({ sum: die() + die() + die() }))

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

const config: HistogramChartProps = {
  data,
  binField: 'sum',
  binWidth: 1, // One column per integer.
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#0e9bb5',
  meta: {
    range: {
      min: 3,
      max: 19,
      ticks: [3.5, 6.5, 9.5, 12.5, 15.5, 18.5],
      formatter: (value: number) => String(Math.floor(value)),
    },
    count: {
      alias: 'Share',
      min: 0,
      max: 0.15 * data.length,
      tickInterval: 0.05 * data.length,
      formatter: (count: number) => percent.format(count / data.length),
    },
  },
  xAxis: { title: { text: 'Sum of three dice' } },
  tooltip: { title: (_, { range }) => `Sum ${range[0]}` },
}

export default function ThreeDice() {
  return <HistogramChart {...config} />
}
