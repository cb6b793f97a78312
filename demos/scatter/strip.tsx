/**
 * title: Hours of sleep per night
 * description: Strip plot with one dot per night. Dots are offset horizontally to reduce overlap.
 * keywords: strip plot, jitter, beeswarm, categories, distribution
 */
import { ScatterChart, type ScatterChartProps } from '@opd/g2plot-react'

const nights = {
  Weekdays: [
    5.6, 5.9, 6.1, 6.2, 6.2, 6.4, 6.4, 6.5, 6.5, 6.5, 6.6, 6.7, 6.7, 6.7, 6.8, 6.8, 6.8, 6.9, 6.9,
    7, 7, 7, 7.1, 7.2, 7.2, 7.4, 7.5, 7.9,
  ],
  Weekends: [6.3, 6.9, 7.2, 7.4, 7.6, 7.8, 7.8, 8, 8, 8.1, 8.2, 8.2, 8.4, 8.5, 8.8, 9.3],
  Holidays: [
    7, 7.3, 7.5, 7.6, 7.8, 7.9, 7.9, 8, 8, 8, 8.1, 8.1, 8.2, 8.2, 8.3, 8.4, 8.4, 8.6, 8.7, 9,
  ],
}
const names = Object.keys(nights)

// Golden ratio steps spread neighboring dots apart, at the same positions on every visit.
const aside = (index: number) => 0.5 * (((index * 0.618) % 1) - 0.5)

const data = Object.entries(nights).flatMap(([kind, hours], group) =>
  hours.map((sleep, index) => ({ kind, place: group + aside(index), sleep })),
)

const decimal = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'hour',
  unitDisplay: 'narrow',
  maximumFractionDigits: 1,
})

const config: ScatterChartProps = {
  data,
  xField: 'place',
  yField: 'sleep',
  colorField: 'kind',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: ['#8a94a6', '#4c80f1', '#1f9d6b'],
  shape: 'circle',
  size: 5,
  pointStyle: { fillOpacity: 0.75 },
  legend: false,
  meta: {
    kind: { alias: 'Night' },
    place: { ticks: [0, 1, 2], formatter: (place: number) => names[place] ?? '' },
    sleep: { alias: 'Sleep', formatter: (value: number) => decimal.format(value) },
  },
  xAxis: { min: -0.5, max: 2.5 },
  yAxis: { min: 5, max: 10, tickInterval: 1 },
  tooltip: { fields: ['kind', 'sleep'], showCrosshairs: false },
}

export default function HoursOfSleep() {
  return <ScatterChart {...config} />
}
