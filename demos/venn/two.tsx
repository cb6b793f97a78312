/**
 * title: Bird species in spring and fall
 * description: Two overlapping sets. The size of a set includes the overlap.
 * keywords: basic, two sets, overlap, species
 */
import { VennChart, type VennChartProps } from '@opd/g2plot-react'

const data = [
  { sets: ['Spring'], species: 84 },
  { sets: ['Fall'], species: 61 },
  { sets: ['Spring', 'Fall'], species: 37 },
]

const config: VennChartProps = {
  data,
  setsField: 'sets',
  sizeField: 'species',
  height: 300,
  color: ['#1f9d6b', '#c99a06'],
  blendMode: 'overlay',
  legend: false,
  label: {
    formatter: (row) =>
      row.sets.length === 1 ? `${row.sets[0]}\n${row.species}` : `Both\n${row.species}`,
    style: { fill: '#000000', lineHeight: 18 },
  },
  tooltip: {
    fields: ['sets', 'species'],
    formatter: (row) => ({ name: row.sets.join(' and '), value: `${row.species} species` }),
  },
}

export default function BirdSpecies() {
  return <VennChart {...config} />
}
