/**
 * title: Street trees by species
 * description: Species below 4% are combined into one gray slice, and its tooltip lists them individually.
 * keywords: other, small slices, group, threshold, long tail, tooltip
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const trees = {
  Linden: 4210,
  Maple: 3380,
  Plane: 2150,
  Oak: 1490,
  Birch: 870,
  Ash: 640,
  Chestnut: 390,
  Robinia: 310,
  Hornbeam: 260,
  Hazel: 190,
  Cherry: 170,
  Pear: 120,
  Ginkgo: 90,
  Elm: 60,
  Alder: 40,
}

const least = 0.04
const other = 'Other'
const rows = Object.entries(trees).map(([species, count]) => ({ species, count }))
const total = rows.reduce((sum, row) => sum + row.count, 0)
const large = rows.filter((row) => row.count / total >= least)
const small = rows.filter((row) => row.count / total < least)
const data = [...large, { species: other, count: small.reduce((sum, row) => sum + row.count, 0) }]

const plain = new Intl.NumberFormat('en')
const share = new Intl.NumberFormat('en', { style: 'percent' })

const config: PieChartProps = {
  data,
  angleField: 'count',
  colorField: 'species',
  height: 310,
  radius: 0.68, // Leaves room for the labels.
  color: ['#4c80f1', '#1f9d6b', '#9a6bdf', '#db7417', '#d6409f', '#0e9bb5', '#8a94a6'],
  meta: { count: { formatter: (value: number) => plain.format(value) } },
  label: {
    offset: 12,
    labelHeight: 32,
    content: ({ species, percent }) => `${species}\n${share.format(percent)}`,
  },
  legend: false,
  tooltip: {
    customItems: (items) =>
      items.flatMap((item) =>
        item.data.species === other
          ? small.map((row) => ({ ...item, name: row.species, value: plain.format(row.count) }))
          : [item],
      ),
  },
}

export default function StreetTrees() {
  return <PieChart {...config} />
}
