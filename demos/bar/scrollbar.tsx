/**
 * title: The 40 most populous countries
 * description: A vertical scrollbar on the right scrolls through a list that is longer than the chart.
 * keywords: scrollbar, long list, many categories, scroll, population
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'
import { countries } from './scrollbar/data'

const million = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

const config: BarChartProps = {
  data: countries,
  xField: 'people',
  yField: 'country',
  height: 360,
  appendPadding: [0, 8, 4, 4],
  color: '#9a6bdf',
  barWidthRatio: 0.6,
  meta: {
    people: {
      alias: 'People',
      max: 1.5e9,
      tickInterval: 0.5e9,
      formatter: (value: number) => million.format(value),
    },
  },
  scrollbar: { type: 'vertical', categorySize: 28 }, // Pixels per bar.
}

export default function Population() {
  return <BarChart {...config} />
}
