/**
 * title: The longest animal migrations
 * description: Thin arcs with a dot at the end, which leave room for more rings.
 * keywords: line, dot, lollipop, thin, type, migration
 */
import { RadialBarChart, type RadialBarChartProps } from '@opd/g2plot-react'

const data = [
  { animal: 'Caribou', km: 1_350 },
  { animal: 'Monarch', km: 4_000 },
  { animal: 'Turtle', km: 16_000 },
  { animal: 'Whale', km: 18_000 },
  { animal: 'Swallow', km: 20_000 },
  { animal: 'Godwit', km: 29_000 },
  { animal: 'Tern', km: 70_000 },
]

const lengths = new Map(data.map((row) => [row.animal, row.km]))
const distance = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilometer' })

const config: RadialBarChartProps = {
  data,
  xField: 'animal',
  yField: 'km',
  type: 'line',
  height: 340,
  radius: 0.95,
  innerRadius: 0.2,
  maxAngle: 270,
  color: '#0e9bb5',
  xAxis: {
    label: {
      autoHide: false,
      formatter: (animal) => `${animal} ${distance.format(lengths.get(animal) ?? 0)}`,
    },
  },
  meta: { km: { alias: 'Per year', formatter: (value: number) => distance.format(value) } },
}

export default function LongestMigrations() {
  return <RadialBarChart {...config} />
}
