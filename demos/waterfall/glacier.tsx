/**
 * title: A glacier melts away
 * description: Twenty years of gains and losses, without labels, lines and total.
 * keywords: many steps, compact, no labels, no total, negative, climate
 */
import { WaterfallChart, type WaterfallChartProps } from '@opd/g2plot-react'

// metres of water, gained or lost in each year
const balance = [
  -0.9, -1.1, 0.2, -0.6, -0.8, -1.2, -0.4, 0.3, -0.7, -0.2, -1.3, -0.9, -1.5, -1.1, -1.0, -0.6, 0.1,
  -2.6, -2.1, -0.8,
]

const data = balance.map((change, index) => ({ year: String(2005 + index), change }))

const metres = new Intl.NumberFormat('en', {
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
  meta: { change: { alias: 'In this year', formatter: (value: number) => metres.format(value) } },
  xAxis: { tickInterval: 5 },
  yAxis: { min: -20, max: 0, tickInterval: 5 },
  legend: {
    flipPage: false,
    items: [
      {
        name: 'Grew',
        value: 'grew',
        marker: { symbol: 'square', style: { r: 5, fill: '#4c80f1' } },
      },
      {
        name: 'Melted',
        value: 'melted',
        marker: { symbol: 'square', style: { r: 5, fill: '#e5484d' } },
      },
    ],
  },
}

export default function GlacierBalance() {
  return <WaterfallChart {...config} />
}
