/**
 * title: Battery price and driving range
 * description: Two lines on separate axes, distinguished by color, line width, and dash.
 * keywords: two lines, line and line, trend, units, dashed
 */
import { DualAxesChart, type DualAxesChartProps } from '@opd/g2plot-react'

const data = [
  { year: '2013', price: 780, range: 130 },
  { year: '2014', price: 692, range: 140 },
  { year: '2015', price: 448, range: 135 },
  { year: '2016', price: 345, range: 150 },
  { year: '2017', price: 258, range: 185 },
  { year: '2018', price: 211, range: 200 },
  { year: '2019', price: 183, range: 375 },
  { year: '2020', price: 160, range: 400 },
  { year: '2021', price: 150, range: 375 },
  { year: '2022', price: 166, range: 415 },
  { year: '2023', price: 139, range: 435 },
]

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const kilometers = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilometer' })

const config: DualAxesChartProps = {
  data: [data, data],
  xField: 'year',
  yField: ['price', 'range'],
  height: 320,
  meta: {
    price: {
      alias: 'Battery price per kWh',
      formatter: (value: number) => dollars.format(value),
    },
    range: { alias: 'Driving range', formatter: (value: number) => kilometers.format(value) },
  },
  limitInPlot: false, // The axis limits clip the first and last point otherwise.
  yAxis: {
    price: { min: 0, max: 800, tickInterval: 200 },
    range: { min: 0, max: 480, tickInterval: 120 },
  },
  geometryOptions: [
    { geometry: 'line', color: '#8a94a6', lineStyle: { lineWidth: 2.5, lineDash: [6, 4] } },
    { geometry: 'line', color: '#1f9d6b', lineStyle: { lineWidth: 3 }, point: { size: 4 } },
  ],
  legend: { flipPage: false },
}

export default function BatteryAndRange() {
  return <DualAxesChart {...config} />
}
