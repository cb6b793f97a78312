/**
 * title: Where visitors drop off
 * description: Sankey with left-aligned nodes. Visitors who leave end in the column after the page they left, and their links are gray.
 * keywords: nodeAlign, left, drop-off, user flow, visitor paths, conversion, highlight path
 */
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

const data = [
  { from: 'Landing', to: 'Product', visits: 6100 },
  { from: 'Landing', to: 'Bounced', visits: 3900 },
  { from: 'Product', to: 'Cart', visits: 2500 },
  { from: 'Product', to: 'Browsed only', visits: 3600 },
  { from: 'Cart', to: 'Order', visits: 1700 },
  { from: 'Cart', to: 'Gave up', visits: 800 },
]

const path = ['Landing', 'Product', 'Cart', 'Order']
const number = new Intl.NumberFormat('en')
const arrived = (name: string) => data.find(({ to }) => to === name)?.visits ?? 10_000

const config: SankeyChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'visits',
  height: 320,
  appendPadding: [8, 64, 8, 8], // Leaves room for the labels of the last column.
  nodeAlign: 'left',
  // Places the nodes of the main path above the exits.
  nodeSort: (a, b) => path.indexOf(b.name) - path.indexOf(a.name),
  nodeWidth: 8,
  nodePadding: 40,
  color: ({ name }) => (path.includes(name) ? '#4c80f1' : '#8a94a6'),
  edgeStyle: ({ target }) =>
    path.includes(target)
      ? { opacity: 0.3, lineWidth: 0 }
      : { stroke: '#8a94a6', opacity: 0.2, lineWidth: 0 },
  label: {
    formatter: ({ name }) => `${name}\n${number.format(arrived(name))}`,
    callback: () => ({ offsetX: 8, style: { textAlign: 'start', fill: '#545454' } }),
  },
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source} to ${target}`,
      value: `${number.format(value)} visits`,
    }),
  },
}

export default function VisitorPaths() {
  return <SankeyChart {...config} />
}
