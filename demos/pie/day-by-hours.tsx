/**
 * title: Hours in a day by activity
 * description: A donut with the value on each slice and the total in the center.
 * keywords: donut, doughnut, ring, share, statistic, proportion
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { activity: 'Sleep', hours: 8.4 },
  { activity: 'Work', hours: 6.3 },
  { activity: 'Leisure', hours: 4.1 },
  { activity: 'Home', hours: 2.8 },
  { activity: 'Meals', hours: 1.3 },
  { activity: 'Travel', hours: 1.1 },
]

const hours = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour', unitDisplay: 'narrow' })
const total = data.reduce((sum, row) => sum + row.hours, 0)

const config: PieChartProps = {
  data,
  angleField: 'hours',
  colorField: 'activity',
  height: 320,
  radius: 0.95,
  innerRadius: 0.6,
  // Dark enough for light labels, light enough for a dark page.
  color: ['#386fe5', '#b5500b', '#20855a', '#9b55c4', '#8a6709', '#6b7689'],
  pieStyle: { fillOpacity: 1 },
  meta: { hours: { formatter: (value: number) => hours.format(value) } },
  label: {
    type: 'inner',
    offset: '-50%', // Halfway between the hole and the edge.
    autoRotate: false,
    content: (row) => hours.format(row.hours),
    style: { fontSize: 12, textAlign: 'center' },
  },
  statistic: {
    title: { content: 'One day', style: { fontSize: '14px', lineHeight: 1.5 } },
    content: { content: hours.format(total), style: { fontSize: '26px', lineHeight: 1.2 } },
  },
  legend: { position: 'bottom', flipPage: false, maxWidth: 330 }, // Two rows of three.
}

export default function DayByHours() {
  return <PieChart {...config} />
}
