/**
 * title: Ferries on Lake Constance
 * description: Ports appear around the ring in their order along the shore, because the rows list them in that order.
 * keywords: order, sort, nodeWidthRatio, nodePaddingRatio, ferry, ring
 */
import { ChordChart, type ChordChartProps } from '@opd/g2plot-react'

// Ferry passengers on a Sunday.
const data = [
  // Routes from port to port along the shore. These rows determine the order of the ring.
  { from: 'Arbon', to: 'Rorschach', passengers: 500 },
  { from: 'Rorschach', to: 'Bregenz', passengers: 700 },
  { from: 'Bregenz', to: 'Lindau', passengers: 2100 },
  { from: 'Lindau', to: 'Hagnau', passengers: 600 },
  { from: 'Hagnau', to: 'Meersburg', passengers: 800 },
  { from: 'Meersburg', to: 'Konstanz', passengers: 3900 },
  // Return trips and routes across the lake.
  { from: 'Konstanz', to: 'Meersburg', passengers: 4100 },
  { from: 'Lindau', to: 'Bregenz', passengers: 2300 },
  { from: 'Lindau', to: 'Rorschach', passengers: 900 },
  { from: 'Lindau', to: 'Konstanz', passengers: 1200 },
  { from: 'Hagnau', to: 'Arbon', passengers: 400 },
]

const number = new Intl.NumberFormat('en')

const config: ChordChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'passengers',
  height: 400,
  appendPadding: [32, 48, 32, 48],
  nodeWidthRatio: 0.03,
  nodePaddingRatio: 0.3,
  nodeStyle: { fill: '#4c80f1', stroke: '#4c80f1' },
  edgeStyle: { stroke: '#4c80f1', opacity: 0.35, lineWidth: 0 },
  label: { offset: 6 },
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source} to ${target}`,
      value: `${number.format(value)} passengers`,
    }),
  },
}

export default function Ferries() {
  return <ChordChart {...config} />
}
