/**
 * title: A set within a set, and one apart
 * description: An overlap as large as the smaller set puts it inside; without an overlap, sets stand side by side.
 * keywords: subset, Euler diagram, disjoint, contained, nested
 */
import { VennChart, type VennChartProps } from '@opd/g2plot-react'

const data = [
  { sets: ['Edible'], plants: 52 },
  { sets: ['Herbs'], plants: 15 },
  { sets: ['Poisonous'], plants: 18 },
  { sets: ['Edible', 'Herbs'], plants: 15 }, // every herb is edible
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
    // the overlap covers the herbs: one text is enough
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
