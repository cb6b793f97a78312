/**
 * title: Commute times
 * description: The distribution of 120 door-to-door commute times, in bins of five minutes.
 * keywords: basic, distribution, bin width, frequency
 */
import { HistogramChart, type HistogramChartProps } from '@opd/g2plot-react'

// One number per answer, in minutes.
const answers = [
  4, 6, 8, 9, 11, 12, 12, 13, 14, 14, 15, 16, 16, 17, 17, 18, 18, 18, 19, 19, 20, 20, 21, 21, 21,
  22, 22, 22, 23, 23, 23, 24, 24, 24, 25, 25, 25, 25, 26, 26, 26, 26, 27, 27, 27, 27, 28, 28, 28,
  28, 29, 29, 29, 30, 30, 30, 30, 31, 31, 31, 31, 32, 32, 32, 33, 33, 33, 33, 34, 34, 34, 35, 35,
  35, 36, 36, 36, 37, 37, 38, 38, 38, 39, 39, 40, 40, 41, 41, 42, 42, 43, 43, 44, 44, 45, 46, 46,
  47, 48, 48, 49, 51, 52, 53, 54, 55, 57, 58, 60, 61, 63, 66, 68, 71, 74, 76, 82, 88, 93, 97,
]

const minutes = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute' })

const config: HistogramChartProps = {
  data: answers.map((duration) => ({ duration })),
  binField: 'duration',
  binWidth: 5,
  height: 320,
  appendPadding: [8, 24, 4, 4],
  color: '#4c80f1',
  meta: {
    range: {
      min: 0,
      max: 100,
      tickInterval: 20,
      formatter: (value: number) => minutes.format(value),
    },
    count: { alias: 'People' },
  },
  yAxis: { title: { text: 'People' } },
  tooltip: { title: (_, { range }) => `${range[0]} to ${minutes.format(range[1])}` },
}

export default function Commute() {
  return <HistogramChart {...config} />
}
