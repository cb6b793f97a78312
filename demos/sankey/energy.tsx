/**
 * title: From the power station to the socket
 * description: Where a country's energy comes from, what it becomes and where it ends.
 * keywords: energy, stages, three columns, flow, tooltip
 */
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

// terawatt hours in a year
const data = [
  { from: 'Wind', to: 'Power', amount: 128 },
  { from: 'Sun', to: 'Power', amount: 62 },
  { from: 'Coal', to: 'Power', amount: 240 },
  { from: 'Gas', to: 'Power', amount: 110 },
  { from: 'Gas', to: 'Heat', amount: 390 },
  { from: 'Oil', to: 'Heat', amount: 130 },
  { from: 'Oil', to: 'Fuels', amount: 560 },
  { from: 'Power', to: 'Industry', amount: 190 },
  { from: 'Power', to: 'Homes', amount: 130 },
  { from: 'Power', to: 'Traffic', amount: 20 },
  { from: 'Power', to: 'Lost', amount: 200 },
  { from: 'Heat', to: 'Industry', amount: 210 },
  { from: 'Heat', to: 'Homes', amount: 250 },
  { from: 'Heat', to: 'Lost', amount: 60 },
  { from: 'Fuels', to: 'Traffic', amount: 400 },
  { from: 'Fuels', to: 'Lost', amount: 160 },
]

const colours: Record<string, string> = {
  Wind: '#0e9bb5',
  Sun: '#c99a06',
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
  color: ({ name }) => colours[name] ?? '#8a94a6',
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
