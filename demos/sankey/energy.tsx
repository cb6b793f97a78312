/**
 * title: Energy flow from source to use
 * description: Three columns for sources, conversion, and use. A color function sets the color of each node and its links.
 * keywords: energy, stages, three columns, flow, color function, tooltip
 */
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

// Terawatt-hours per year.
const data = [
  { from: 'Wind', to: 'Power', amount: 128 },
  { from: 'Solar', to: 'Power', amount: 62 },
  { from: 'Coal', to: 'Power', amount: 240 },
  { from: 'Gas', to: 'Power', amount: 110 },
  { from: 'Gas', to: 'Heat', amount: 390 },
  { from: 'Oil', to: 'Heat', amount: 130 },
  { from: 'Oil', to: 'Fuels', amount: 560 },
  { from: 'Power', to: 'Industry', amount: 190 },
  { from: 'Power', to: 'Homes', amount: 130 },
  { from: 'Power', to: 'Transportation', amount: 20 },
  { from: 'Power', to: 'Losses', amount: 200 },
  { from: 'Heat', to: 'Industry', amount: 210 },
  { from: 'Heat', to: 'Homes', amount: 250 },
  { from: 'Heat', to: 'Losses', amount: 60 },
  { from: 'Fuels', to: 'Transportation', amount: 400 },
  { from: 'Fuels', to: 'Losses', amount: 160 },
]

const colors: Record<string, string> = {
  Wind: '#0e9bb5',
  Solar: '#c99a06',
  Gas: '#9a6bdf',
  Power: '#4c80f1',
  Heat: '#e5484d',
  Fuels: '#db7417',
}
const number = new Intl.NumberFormat('en')

const config: SankeyChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'amount',
  height: 360,
  color: ({ name }) => colors[name] ?? '#8a94a6',
  nodeWidth: 10,
  nodePadding: 18,
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source} to ${target}`,
      value: `${number.format(value)} TWh`,
    }),
  },
}

export default function EnergyFlow() {
  return <SankeyChart {...config} />
}
