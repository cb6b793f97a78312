/**
 * title: Readers of three magazines
 * description: Hovering a circle or an overlap fades the other regions.
 * keywords: hover, highlight, interaction, venn-element-highlight
 */
import { VennChart, type VennChartProps } from '@opd/g2plot-react'

const data = [
  { sets: ['Garden'], readers: 8200 },
  { sets: ['Kitchen'], readers: 7100 },
  { sets: ['Travel'], readers: 5900 },
  { sets: ['Garden', 'Kitchen'], readers: 3400 },
  { sets: ['Garden', 'Travel'], readers: 1700 },
  { sets: ['Kitchen', 'Travel'], readers: 1900 },
  { sets: ['Garden', 'Kitchen', 'Travel'], readers: 700 },
]

const number = new Intl.NumberFormat('en')

const config: VennChartProps = {
  data,
  setsField: 'sets',
  sizeField: 'readers',
  height: 320,
  color: ['#1f9d6b', '#e5484d', '#4c80f1'],
  blendMode: 'lighten',
  legend: false,
  label: {
    formatter: (row) =>
      row.sets.length === 1
        ? `${row.sets[0]}\n${number.format(row.readers)}`
        : number.format(row.readers),
    style: { fill: '#000000', lineHeight: 18 },
  },
  tooltip: {
    fields: ['sets', 'readers'],
    formatter: (row) => ({
      name: row.sets.join(', '),
      value: `${number.format(row.readers)} readers`,
    }),
  },
  interactions: [{ type: 'venn-element-highlight' }],
}

export default function MagazineReaders() {
  return <VennChart {...config} />
}
