/**
 * title: Seats on the city council
 * description: A half donut with the seats of each party from left to right. The center shows the 31 seats needed for a majority, which no party has.
 * keywords: half circle, half donut, semicircle, parliament, seats, election
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { party: 'Left', seats: 8 },
  { party: 'Greens', seats: 13 },
  { party: 'Labor', seats: 17 },
  { party: 'Center', seats: 9 },
  { party: 'Conservatives', seats: 14 },
]

const total = data.reduce((sum, row) => sum + row.seats, 0)

const config: PieChartProps = {
  data,
  angleField: 'seats',
  colorField: 'party',
  height: 300,
  innerRadius: 0.6,
  startAngle: Math.PI,
  endAngle: Math.PI * 2,
  color: ['#d6409f', '#1f9d6b', '#e5484d', '#c99a06', '#4c80f1'],
  meta: { seats: { formatter: (value: number) => `${value} seats` } },
  label: {
    type: 'inner',
    offset: '-50%',
    autoRotate: false,
    content: ({ seats }) => String(seats),
    style: { fontSize: 14, textAlign: 'center' },
    layout: [{ type: 'adjust-color' }],
  },
  statistic: {
    title: { content: 'Majority', offsetY: 30, style: { fontSize: '14px', lineHeight: 1.5 } },
    content: {
      content: String(Math.floor(total / 2) + 1),
      offsetY: 30,
      style: { fontSize: '28px', lineHeight: 1 },
    },
  },
  legend: { position: 'bottom', flipPage: false, offsetY: 8 },
}

export default function CouncilSeats() {
  return <PieChart {...config} />
}
