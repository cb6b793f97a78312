/**
 * title: Tram riders by time of day
 * description: Grouped sectors for weekdays and weekends in three-hour blocks, arranged like a 24-hour clock.
 * keywords: grouped, isGroup, hours of the day, clock, compare
 */
import { RoseChart, type RoseChartProps } from '@opd/g2plot-react'

const hours = ['0–3', '3–6', '6–9', '9–12', '12–15', '15–18', '18–21', '21–24']

const riders = {
  Weekday: [320, 410, 4810, 2650, 2480, 4920, 2730, 1240],
  Weekend: [980, 240, 760, 1890, 2640, 2780, 2310, 1930],
}

const data = Object.entries(riders).flatMap(([day, values]) =>
  values.map((count, index) => ({ hour: hours[index], day, count })),
)

const plain = new Intl.NumberFormat('en')

const config: RoseChartProps = {
  data,
  xField: 'hour',
  yField: 'count',
  seriesField: 'day',
  isGroup: true,
  height: 360,
  radius: 0.85,
  color: ['#4c80f1', '#db7417'],
  meta: {
    count: { tickInterval: 2000, formatter: (value: number) => `${plain.format(value)} riders` },
  },
  xAxis: { line: null, tickLine: null },
  yAxis: { label: null },
  label: false,
  legend: { position: 'top', flipPage: false },
}

export default function TramRiders() {
  return <RoseChart {...config} />
}
