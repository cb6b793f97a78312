/**
 * title: Profit and margin of a theater
 * description: Columns and a line with negative values. Both axes have their zero at the same height.
 * keywords: same zero, align axes, zero line, negative values, min, max, synchronized axes
 */
import { DualAxesChart, type DualAxesChartProps } from '@opd/g2plot-react'

const data = [
  { season: '2016', result: 120, margin: 6 },
  { season: '2017', result: 165, margin: 8 },
  { season: '2018', result: 142, margin: 7 },
  { season: '2019', result: 198, margin: 9 },
  { season: '2020', result: -186, margin: -19 },
  { season: '2021', result: -74, margin: -6 },
  { season: '2022', result: 58, margin: 3 },
  { season: '2023', result: 231, margin: 10 },
  { season: '2024', result: 284, margin: 12 },
]

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: DualAxesChartProps = {
  data: [data, data],
  xField: 'season',
  yField: ['result', 'margin'],
  height: 320,
  meta: {
    result: {
      alias: 'Profit',
      formatter: (value: number) => (value ? `${euros.format(value)}k` : '€0'),
    },
    margin: { alias: 'Profit margin', formatter: (value: number) => percent.format(value / 100) },
  },
  // Two steps below zero and three above it on both axes.
  yAxis: {
    result: { min: -200, max: 300, tickInterval: 100 },
    margin: { min: -20, max: 30, tickInterval: 10 },
  },
  geometryOptions: [
    { geometry: 'column', color: '#8a94a6' },
    { geometry: 'line', color: '#d6409f', lineStyle: { lineWidth: 3 }, point: { size: 4 } },
  ],
  // Zero line for both axes.
  annotations: { result: [{ type: 'line', start: ['start', 0], end: ['end', 0] }] },
}

export default function TheaterResult() {
  return <DualAxesChart {...config} />
}
