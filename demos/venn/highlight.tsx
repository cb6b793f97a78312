/**
 * title: Staff available for the night shift
 * description: Gray circles with an accent color for the overlap of all three sets.
 * keywords: highlight, accent, color function, intersection
 */
import { VennChart, type VennChartProps } from '@opd/g2plot-react'

const data = [
  { sets: ['First aid'], staff: 46 },
  { sets: ['Driver'], staff: 38 },
  { sets: ['Available'], staff: 34 },
  { sets: ['First aid', 'Driver'], staff: 19 },
  { sets: ['First aid', 'Available'], staff: 16 },
  { sets: ['Driver', 'Available'], staff: 14 },
  { sets: ['First aid', 'Driver', 'Available'], staff: 9 },
]

// Colors for regions of one, two, and three sets.
const colors = ['#8a94a6', '#747e91', '#d6409f']

const config: VennChartProps = {
  data,
  setsField: 'sets',
  sizeField: 'staff',
  height: 320,
  color: ({ sets }) => colors[sets.length - 1] ?? '#8a94a6',
  legend: false,
  label: {
    formatter: (row) =>
      row.sets.length === 1 ? row.sets[0] : row.sets.length === 3 ? row.staff : '',
  },
  tooltip: {
    fields: ['sets', 'staff'],
    formatter: (row) => ({ name: row.sets.join(', '), value: `${row.staff} people` }),
  },
}

export default function NightShift() {
  return <VennChart {...config} />
}
