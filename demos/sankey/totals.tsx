/**
 * title: What a node adds up to
 * description: Nodes have a tooltip too, with all that flows through them.
 * keywords: tooltip, node tooltip, showContent, totals, isNode
 */
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

// thousand tonnes of plastic
const data = [
  { from: 'Packaging', to: 'Collected', tonnes: 2400 },
  { from: 'Packaging', to: 'Residual', tonnes: 900 },
  { from: 'Building', to: 'Collected', tonnes: 310 },
  { from: 'Building', to: 'Residual', tonnes: 260 },
  { from: 'Cars', to: 'Collected', tonnes: 140 },
  { from: 'Cars', to: 'Residual', tonnes: 120 },
  { from: 'Collected', to: 'Recycled', tonnes: 1650 },
  { from: 'Collected', to: 'Burnt', tonnes: 980 },
  { from: 'Collected', to: 'Exported', tonnes: 220 },
  { from: 'Residual', to: 'Burnt', tonnes: 1280 },
]

const number = new Intl.NumberFormat('en')
const amount = (value: number) => `${number.format(value)} kt`
const sum = (side: 'from' | 'to', name: string) =>
  data.filter((row) => row[side] === name).reduce((total, { tonnes }) => total + tonnes, 0)

const colours: Record<string, string> = {
  Packaging: '#4c80f1',
  Building: '#9a6bdf',
  Cars: '#0e9bb5',
  Recycled: '#1f9d6b',
  Burnt: '#db7417',
}

const config: SankeyChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'tonnes',
  height: 340,
  color: ({ name }) => colours[name] ?? '#8a94a6',
  nodeWidth: 10,
  nodePadding: 22,
  edgeStyle: { lineAppendWidth: 0 }, // else bands catch the pointer beyond their edge, above the nodes
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
