/**
 * title: Trips by train and by road
 * description: Stacked bars with two series on the same ring. The largest total spans the maximum angle.
 * keywords: stacked, isStack, colorField, legend, series
 */
import { RadialBarChart, type RadialBarChartProps } from '@opd/g2plot-react'

const routes = ['Turin', 'Geneva', 'Bern', 'Lyon', 'Milan']

const trips = {
  Train: [38, 72, 141, 96, 214],
  Road: [64, 83, 52, 147, 118],
}

const data = Object.entries(trips).flatMap(([mode, values]) =>
  values.map((thousand, index) => ({ route: routes[index], mode, thousand })),
)

const config: RadialBarChartProps = {
  data,
  xField: 'route',
  yField: 'thousand',
  colorField: 'mode',
  isStack: true,
  height: 340,
  radius: 0.95,
  innerRadius: 0.25,
  maxAngle: 270,
  maxBarWidth: 16,
  color: ['#1f9d6b', '#8a94a6'],
  xAxis: { label: { autoHide: false } },
  meta: { thousand: { formatter: (value: number) => `${value},000 trips` } },
  legend: { position: 'bottom', flipPage: false },
}

export default function TripsByMode() {
  return <RadialBarChart {...config} />
}
