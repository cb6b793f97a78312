/**
 * title: Glacier mass balance
 * description: Twenty years of gains and losses, without labels, connecting lines, or a total.
 * keywords: many steps, compact, no labels, no total, negative values, climate
 */
import { WaterfallChart, type WaterfallChartProps } from '@opd/g2plot-react'

// Meters of water gained or lost each year.
const balance = [
  -0.9, -1.1, 0.2, -0.6, -0.8, -1.2, -0.4, 0.3, -0.7, -0.2, -1.3, -0.9, -1.5, -1.1, -1.0, -0.6, 0.1,
  -2.6, -2.1, -0.8,
]

const data = balance.map((change, index) => ({ year: String(2005 + index), change }))

const meters = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'meter',
  signDisplay: 'exceptZero',
})

const config: WaterfallChartProps = {
  data,
  xField: 'year',
  yField: 'change',
  height: 320,
  appendPadding: [0, 16, 4, 4],
  risingFill: '#4c80f1',
  fallingFill: '#e5484d',
  columnWidthRatio: 0.9,
  label: false,
  leaderLine: false,
  total: false,
  meta: { change: { alias: 'Change', formatter: (value: number) => meters.format(value) } },
  xAxis: { tickInterval: 5 },
  yAxis: { min: -20, max: 0, tickInterval: 5 },
  legend: {
    flipPage: false,
    items: [
      {
        name: 'Gain',
        value: 'gain',
        marker: { symbol: 'square', style: { r: 5, fill: '#4c80f1' } },
      },
      {
        name: 'Loss',
        value: 'loss',
        marker: { symbol: 'square', style: { r: 5, fill: '#e5484d' } },
      },
    ],
  },
}

export default function GlacierBalance() {
  return <WaterfallChart {...config} />
}
