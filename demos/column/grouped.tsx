/**
 * title: Driving times at rush hour
 * description: Grouped columns with the minutes it takes to drive ten kilometers, at night and at 8 a.m.
 * keywords: grouped column, clustered, side by side, comparison, dodge
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const minutes = [
  { city: 'Dublin', night: 17, morning: 34 },
  { city: 'Milan', night: 19, morning: 31 },
  { city: 'Geneva', night: 17, morning: 24 },
  { city: 'Oslo', night: 12, morning: 17 },
]

const data = minutes.flatMap(({ city, night, morning }) => [
  { city, time: 'At night', minutes: night },
  { city, time: 'At 8 a.m.', minutes: morning },
])

const duration = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute' })

const config: ColumnChartProps = {
  data,
  xField: 'city',
  yField: 'minutes',
  seriesField: 'time',
  isGroup: true,
  height: 320,
  appendPadding: [0, 4, 4, 4],
  color: ['#8a94a6', '#db7417'],
  columnWidthRatio: 0.5, // Applies to the whole group.
  dodgePadding: 2, // Pixels between the columns of a group.
  columnStyle: { radius: [3, 3, 0, 0] },
  meta: { minutes: { formatter: (value: number) => duration.format(value) } },
  yAxis: { max: 40, tickInterval: 10 },
  legend: { position: 'top-left', offsetX: 4, flipPage: false },
}

export default function RushHour() {
  return <ColumnChart {...config} />
}
