/**
 * title: Ways to get to work
 * description: Three overlapping sets for one week of commuting, labeled with the size of each set and overlap.
 * keywords: three sets, overlap, intersection, survey, commuting
 */
import { VennChart, type VennChartProps } from '@opd/g2plot-react'

const data = [
  { sets: ['Train'], people: 620 },
  { sets: ['Bicycle'], people: 540 },
  { sets: ['Car'], people: 430 },
  { sets: ['Train', 'Bicycle'], people: 210 },
  { sets: ['Train', 'Car'], people: 120 },
  { sets: ['Bicycle', 'Car'], people: 105 },
  { sets: ['Train', 'Bicycle', 'Car'], people: 48 },
]

const config: VennChartProps = {
  data,
  setsField: 'sets',
  sizeField: 'people',
  height: 320,
  color: ['#4c80f1', '#1f9d6b', '#db7417'],
  blendMode: 'lighten',
  legend: false,
  label: {
    formatter: (row) => (row.sets.length === 1 ? `${row.sets[0]}\n${row.people}` : row.people),
    style: { fill: '#000000', lineHeight: 18 },
  },
  tooltip: {
    fields: ['sets', 'people'],
    formatter: (row) => ({ name: row.sets.join(' and '), value: `${row.people} people` }),
  },
}

export default function WaysToWork() {
  return <VennChart {...config} />
}
