/**
 * title: Edible and poisonous garden plants
 * description: One set is drawn inside another because their overlap is as large as the smaller set. A set without overlaps is drawn apart.
 * keywords: subset, Euler diagram, disjoint, contained, nested
 */
import { VennChart, type VennChartProps } from '@opd/g2plot-react'

const data = [
  { sets: ['Edible'], plants: 52 },
  { sets: ['Herbs'], plants: 15 },
  { sets: ['Poisonous'], plants: 18 },
  { sets: ['Edible', 'Herbs'], plants: 15 }, // Every herb is edible.
]

const config: VennChartProps = {
  data,
  setsField: 'sets',
  sizeField: 'plants',
  height: 320,
  color: ['#1f9d6b', '#0e9bb5', '#9a6bdf'],
  blendMode: 'lighten',
  legend: false,
  label: {
    // The overlap covers the herbs, so only one of them has a label.
    formatter: (row) => (row.sets.length === 1 ? `${row.sets[0]}\n${row.plants}` : ''),
    style: { lineHeight: 18 },
  },
  tooltip: {
    fields: ['sets', 'plants'],
    formatter: (row) => ({ name: row.sets.join(' and '), value: `${row.plants} plants` }),
  },
}

export default function GardenPlants() {
  return <VennChart {...config} />
}
