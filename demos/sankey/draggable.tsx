/**
 * title: Water balance
 * description: Nodes can be dragged in any direction, and their links follow.
 * keywords: draggable, drag nodes, drag and drop, interaction, rearrange, states
 */
import { SankeyChart, type SankeyChartProps } from '@opd/g2plot-react'

// Million cubic meters of water per year.
const data = [
  { from: 'Rain', to: 'Forest', water: 420 },
  { from: 'Rain', to: 'Fields', water: 310 },
  { from: 'Rain', to: 'Cities', water: 90 },
  { from: 'Forest', to: 'Air', water: 270 },
  { from: 'Forest', to: 'Aquifer', water: 150 },
  { from: 'Fields', to: 'Air', water: 180 },
  { from: 'Fields', to: 'Aquifer', water: 70 },
  { from: 'Fields', to: 'River', water: 60 },
  { from: 'Cities', to: 'River', water: 90 },
  { from: 'Aquifer', to: 'River', water: 160 },
]

const colors: Record<string, string> = {
  Rain: '#4c80f1',
  Forest: '#1f9d6b',
  Fields: '#c99a06',
  Cities: '#8a94a6',
  Aquifer: '#9a6bdf',
}

const config: SankeyChartProps = {
  data,
  sourceField: 'from',
  targetField: 'to',
  weightField: 'water',
  height: 340,
  color: ({ name }) => colors[name] ?? '#0e9bb5',
  nodeWidth: 10,
  nodePadding: 20,
  label: {
    // Labels of the last column are on the left. Its right edge isn't always exactly 1.
    callback: ([, end = 0]: number[]) =>
      end > 0.99
        ? { offsetX: -8, style: { textAlign: 'end', fill: '#545454' } }
        : { offsetX: 8, style: { textAlign: 'start', fill: '#545454' } },
  },
  nodeDraggable: true,
  nodeState: { active: { style: { lineWidth: 3 } } },
  tooltip: {
    formatter: ({ source, target, value }) => ({
      name: `${source} to ${target}`,
      value: `${value} million m³`,
    }),
  },
}

export default function WaterBalance() {
  return <SankeyChart {...config} />
}
