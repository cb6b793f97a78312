/**
 * title: Monthly household budget
 * description: Node-link data, where links refer to nodes by index. The wages node has a fixed value that is larger than its link because part of the wages is saved.
 * keywords: node-link, nodes, links, graph, fixedValue, budget, dataType
 */
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

const names = ['Wages', 'Child benefit', 'Household', 'Rent', 'Food', 'Travel', 'Leisure']
const at = (name: string) => names.indexOf(name)

const data = {
  nodes: names.map((name) => ({ id: name, name, ...(name === 'Wages' && { fixedValue: 3900 }) })),
  links: [
    { source: at('Wages'), target: at('Household'), value: 3100 },
    { source: at('Child benefit'), target: at('Household'), value: 500 },
    { source: at('Household'), target: at('Rent'), value: 1450 },
    { source: at('Household'), target: at('Food'), value: 980 },
    { source: at('Household'), target: at('Travel'), value: 640 },
    { source: at('Household'), target: at('Leisure'), value: 530 },
  ],
}

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

const config: SankeyChartProps = {
  dataType: 'node-link',
  data,
  height: 320,
  color: ['#1f9d6b', '#0e9bb5', '#4c80f1', '#8a94a6', '#8a94a6', '#8a94a6', '#8a94a6'],
  nodeWidth: 10,
  nodePadding: 20,
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source} to ${target}`,
      value: euros.format(value),
    }),
  },
}

export default function HouseholdMonth() {
  return <SankeyChart {...config} />
}
