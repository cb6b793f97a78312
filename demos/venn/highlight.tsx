/**
 * title: Ready for the night shift
 * description: Grey circles, and one colour for the overlap that the roster needs.
 * keywords: highlight, accent, colour function, intersection
 */
import { VennChart, type VennChartProps } from '@opd/g2plot-react'

const data = [
  { sets: ['First aid'], staff: 46 },
  { sets: ['Driver'], staff: 38 },
  { sets: ['Free nights'], staff: 34 },
  { sets: ['First aid', 'Driver'], staff: 19 },
  { sets: ['First aid', 'Free nights'], staff: 16 },
  { sets: ['Driver', 'Free nights'], staff: 14 },
  { sets: ['First aid', 'Driver', 'Free nights'], staff: 9 },
]

// one set, two, all three
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
