/**
 * title: Forty countries by people
 * description: The list is longer than the chart; a scrollbar at its right moves along the names.
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
  scrollbar: { type: 'vertical', categorySize: 28 }, // pixels for each bar
}

export default function Population() {
  return <BarChart {...config} />
}
