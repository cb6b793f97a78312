/**
 * title: Travel times by train and plane
 * description: Grouped bars with the door-to-door travel time in hours for five routes.
 * keywords: grouped bar, clustered, side by side, comparison
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const routes = [
  { route: 'Tokyo–Osaka', train: 3.3, plane: 4.2 },
  { route: 'Paris–London', train: 3.6, plane: 4.7 },
  { route: 'Milan–Rome', train: 3.9, plane: 4.4 },
  { route: 'Madrid–Seville', train: 3.5, plane: 4.1 },
  { route: 'Berlin–Munich', train: 5.1, plane: 4.5 },
]

const data = routes.flatMap(({ route, train, plane }) => [
  { route, way: 'Train', hours: train },
  { route, way: 'Plane', hours: plane },
])

const hour = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'hour',
  unitDisplay: 'narrow',
  minimumFractionDigits: 1,
})

const config: BarChartProps = {
  data,
  xField: 'hours',
  yField: 'route',
  seriesField: 'way',
  isGroup: true,
  height: 320,
  appendPadding: [0, 40, 4, 4],
  color: ['#4c80f1', '#8a94a6'],
  dodgePadding: 2,
  intervalPadding: 16,
  meta: { hours: { formatter: (value: number) => hour.format(value) } },
  xAxis: false, // Every bar has a data label.
  label: { position: 'right', offset: 6 },
  legend: { position: 'top-left', flipPage: false },
}

export default function TrainOrPlane() {
  return <BarChart {...config} />
}
