/**
 * title: Reasons for returns
 * description: Pareto chart with sorted columns, a line for the cumulative share, and a threshold line at 80%.
 * keywords: pareto, cumulative, 80/20, annotation, reference line, threshold, sorted
 */
import { DualAxesChart, type DualAxesChartProps } from '@opd/g2plot-react'

const returns = [
  { reason: 'Size', parcels: 1840 },
  { reason: 'Looks', parcels: 960 },
  { reason: 'Damage', parcels: 520 },
  { reason: 'Delay', parcels: 290 },
  { reason: 'Mix-up', parcels: 170 },
  { reason: 'Duplicate', parcels: 110 },
  { reason: 'Gift', parcels: 70 },
  { reason: 'Other', parcels: 40 },
]

const total = returns.reduce((sum, { parcels }) => sum + parcels, 0)
let sum = 0
const data = returns.map((row) => ({ ...row, share: (sum += row.parcels) / total }))

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: DualAxesChartProps = {
  data: [data, data],
  xField: 'reason',
  yField: ['parcels', 'share'],
  height: 340,
  limitInPlot: false, // The point at 100% is cut in half otherwise.
  meta: {
    parcels: { alias: 'Returns', formatter: (value: number) => number.format(value) },
    share: { alias: 'Cumulative share', formatter: (value: number) => percent.format(value) },
  },
  xAxis: { label: { autoHide: false, autoRotate: true } },
  yAxis: {
    parcels: { max: total, tickInterval: total / 5 }, // The height of a column equals its share.
    share: { min: 0, max: 1, tickInterval: 0.2 },
  },
  geometryOptions: [
    { geometry: 'column', color: '#8a94a6' },
    { geometry: 'line', color: '#4c80f1', lineStyle: { lineWidth: 3 }, point: { size: 4 } },
  ],
  annotations: {
    share: [
      {
        type: 'line',
        start: ['start', 0.8],
        end: ['end', 0.8],
        style: { stroke: '#e5484d', lineWidth: 1.5, lineDash: [4, 4] },
      },
    ],
  },
}

export default function ParcelReturns() {
  return <DualAxesChart {...config} />
}
