/**
 * title: Seedling survival
 * description: The height of each stage is proportional to its value, and the sides taper evenly.
 * keywords: dynamic height, dynamicHeight, proportional, survival
 */
import { FunnelChart, type FunnelChartProps } from '@opd/g2plot-react'

const data = [
  { age: 'Planted', trees: 12000 },
  { age: 'Year 1', trees: 9300 },
  { age: 'Year 3', trees: 6400 },
  { age: 'Year 5', trees: 5600 },
  { age: 'Year 10', trees: 4900 },
]

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: FunnelChartProps = {
  data,
  xField: 'age',
  yField: 'trees',
  dynamicHeight: true,
  height: 360,
  appendPadding: [8, 56, 8, 8],
  color: ['#147a52', '#1f9d6b', '#35ab7c', '#55b991', '#77c8a7'],
  legend: false,
  label: {
    formatter: (row) => `${row.age}: ${number.format(row.trees)}`,
    layout: [{ type: 'adjust-color' }],
  },
  conversionTag: {
    formatter: (row) => {
      const [before, now] = row?.$$conversion$$ ?? []
      return percent.format(now / before)
    },
  },
  tooltip: { formatter: (row) => ({ name: row.age, value: `${number.format(row.trees)} trees` }) },
}

export default function Seedlings() {
  return <FunnelChart {...config} />
}
