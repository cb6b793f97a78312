/**
 * title: Birdhouse visits by month
 * description: Months around the circle and values next to the sectors, with a hole that keeps short sectors from becoming too narrow.
 * keywords: labels, values, months, inner radius, donut
 */
import { RoseChart, type RoseChartProps } from '@opd/g2plot-react'

const data = [
  { month: 'Jan', visits: 120 },
  { month: 'Feb', visits: 180 },
  { month: 'Mar', visits: 410 },
  { month: 'Apr', visits: 960 },
  { month: 'May', visits: 1480 },
  { month: 'Jun', visits: 1310 },
  { month: 'Jul', visits: 720 },
  { month: 'Aug', visits: 390 },
  { month: 'Sep', visits: 260 },
  { month: 'Oct', visits: 210 },
  { month: 'Nov', visits: 150 },
  { month: 'Dec', visits: 130 },
]

const count = new Intl.NumberFormat('en')

const config: RoseChartProps = {
  data,
  xField: 'month',
  yField: 'visits',
  height: 340,
  radius: 0.85,
  innerRadius: 0.25,
  color: '#1f9d6b',
  meta: {
    // The maximum leaves room for the highest label.
    visits: { alias: 'Visits', max: 2400, formatter: (value: number) => count.format(value) },
  },
  xAxis: { line: null, tickLine: null },
  label: { autoRotate: false, offset: 18, content: ({ visits }) => count.format(visits) },
}

export default function BirdhouseVisits() {
  return <RoseChart {...config} />
}
