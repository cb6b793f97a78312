/**
 * title: Plastic waste by destination
 * description: Tooltips on nodes as well as links. A node shows the total of its links.
 * keywords: tooltip, node tooltip, showContent, totals, isNode
 */
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

// Thousand metric tons of plastic.
const data = [
  { from: 'Packaging', to: 'Collected', tons: 2400 },
  { from: 'Packaging', to: 'Residual', tons: 900 },
  { from: 'Construction', to: 'Collected', tons: 310 },
  { from: 'Construction', to: 'Residual', tons: 260 },
  { from: 'Cars', to: 'Collected', tons: 140 },
  { from: 'Cars', to: 'Residual', tons: 120 },
  { from: 'Collected', to: 'Recycled', tons: 1650 },
  { from: 'Collected', to: 'Incinerated', tons: 980 },
  { from: 'Collected', to: 'Exported', tons: 220 },
  { from: 'Residual', to: 'Incinerated', tons: 1280 },
]

const number = new Intl.NumberFormat('en')
const amount = (value: number) => `${number.format(value)} kt`
const sum = (side: 'from' | 'to', name: string) =>
  data.filter((row) => row[side] === name).reduce((total, { tons }) => total + tons, 0)

const colors: Record<string, string> = {
  Packaging: '#4c80f1',
  Construction: '#9a6bdf',
  Cars: '#0e9bb5',
  Recycled: '#1f9d6b',
  Incinerated: '#db7417',
}

const config: SankeyChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'tons',
  height: 340,
  color: ({ name }) => colors[name] ?? '#8a94a6',
  nodeWidth: 10,
  nodePadding: 22,
  // Links otherwise respond to the pointer beyond their edges and cover the nodes.
  edgeStyle: { lineAppendWidth: 0 },
  tooltip: {
    showContent: true,
    formatter: ({ isNode, name, source, target, value }) =>
      isNode
        ? { name, value: amount(Math.max(sum('from', name), sum('to', name))) }
        : { name: `${source} to ${target}`, value: amount(value) },
  },
}

export default function PlasticWaste() {
  return <SankeyChart {...config} />
}
