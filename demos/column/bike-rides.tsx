/**
 * title: Bike share rides by weekday
 * description: Stacked columns with one series per rider type. Members ride mostly on workdays, visitors on weekends.
 * keywords: stacked column, composition, weekday
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const rides = [
  { day: 'Mon', members: 5240, visitors: 610 },
  { day: 'Tue', members: 5610, visitors: 580 },
  { day: 'Wed', members: 5730, visitors: 640 },
  { day: 'Thu', members: 5480, visitors: 720 },
  { day: 'Fri', members: 4890, visitors: 1180 },
  { day: 'Sat', members: 2350, visitors: 3460 },
  { day: 'Sun', members: 1920, visitors: 3120 },
]

// One row per segment. Visitors are first because the first row is on top of the stack.
const data = rides.flatMap(({ day, members, visitors }) => [
  { day, rider: 'Visitors', rides: visitors },
  { day, rider: 'Members', rides: members },
])

const plain = new Intl.NumberFormat('en')

const config: ColumnChartProps = {
  data,
  xField: 'day',
  yField: 'rides',
  seriesField: 'rider',
  isStack: true,
  height: 320,
  appendPadding: [0, 4, 4, 4],
  color: ['#db7417', '#5b8ff9'],
  columnWidthRatio: 0.6,
  meta: { rides: { formatter: (value: number) => plain.format(value) } },
  yAxis: { max: 7500, tickInterval: 2500 },
  legend: { position: 'top-left', offsetX: 4, flipPage: false },
}

export default function BikeRides() {
  return <ColumnChart {...config} />
}
