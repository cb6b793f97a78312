/**
 * title: Hours of daylight by month
 * description: Smooth lines for a yearly cycle. Daylight varies far more in Oslo than in Nairobi.
 * keywords: smooth, cycle, months, polar, daylight
 */
import { RadarChart, type RadarChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const daylight = {
  Oslo: [6.5, 9.1, 11.8, 14.7, 17.4, 18.8, 18.1, 15.6, 12.8, 10.0, 7.2, 5.9],
  Nairobi: [12.2, 12.2, 12.1, 12.1, 12.0, 12.0, 12.0, 12.1, 12.1, 12.1, 12.2, 12.2],
}

const data = Object.entries(daylight).flatMap(([city, values]) =>
  values.map((hours, index) => ({ month: months[index], city, hours })),
)

const duration = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour', unitDisplay: 'narrow' })

const config: RadarChartProps = {
  data,
  xField: 'month',
  yField: 'hours',
  seriesField: 'city',
  smooth: true,
  height: 360,
  radius: 0.8,
  color: ['#4c80f1', '#db7417'],
  lineStyle: { lineWidth: 2.5 },
  meta: { hours: { formatter: (value: number) => duration.format(value) } },
  yAxis: { min: 0, max: 20, tickInterval: 10 },
  legend: { position: 'top', flipPage: false },
}

export default function DaylightHours() {
  return <RadarChart {...config} />
}
