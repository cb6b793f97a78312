/**
 * title: Water use at home
 * description: A pie with the name and share of each slice as an outside label, so no legend is needed.
 * keywords: basic, labels outside, outer labels, percentage, direct labels
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { use: 'Shower', liters: 36 },
  { use: 'Toilet', liters: 32 },
  { use: 'Laundry', liters: 17 },
  { use: 'Lawn', liters: 14 },
  { use: 'Dishes', liters: 11 },
  { use: 'Kitchen', liters: 10 },
]

const liters = new Intl.NumberFormat('en', { style: 'unit', unit: 'liter', unitDisplay: 'long' })
const share = new Intl.NumberFormat('en', { style: 'percent' })

const config: PieChartProps = {
  data,
  angleField: 'liters',
  colorField: 'use',
  height: 310,
  radius: 0.68, // Leaves room for the labels.
  color: ['#4c80f1', '#0e9bb5', '#9a6bdf', '#1f9d6b', '#db7417', '#8a94a6'],
  meta: { liters: { formatter: (value: number) => liters.format(value) } },
  label: {
    offset: 12,
    labelHeight: 32,
    content: ({ use, percent }) => `${use}\n${share.format(percent)}`,
  },
  legend: false,
}

export default function WaterAtHome() {
  return <PieChart {...config} />
}
