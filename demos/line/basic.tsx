/**
 * title: Hotel occupancy by month
 * description: A single line with a marker and a data label on each point.
 * keywords: basic, points, data labels, markers
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const data = [
  { month: 'Jan', occupancy: 0.61 },
  { month: 'Feb', occupancy: 0.63 },
  { month: 'Mar', occupancy: 0.66 },
  { month: 'Apr', occupancy: 0.71 },
  { month: 'May', occupancy: 0.7 },
  { month: 'Jun', occupancy: 0.74 },
  { month: 'Jul', occupancy: 0.79 },
  { month: 'Aug', occupancy: 0.82 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: LineChartProps = {
  data,
  xField: 'month',
  yField: 'occupancy',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#4c80f1',
  meta: {
    occupancy: { alias: 'Occupancy', formatter: (value: number) => percent.format(value) },
  },
  yAxis: { min: 0.4, max: 1, tickInterval: 0.2 },
  point: { size: 4, shape: 'diamond' },
  label: {},
}

export default function HotelOccupancy() {
  return <LineChart {...config} />
}
