/**
 * title: A hundred and twenty litres a day
 * description: Name and share stand beside each slice, so the chart needs no legend.
 * keywords: basic, labels outside, percentage, direct labels
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { use: 'Shower', litres: 36 },
  { use: 'Toilet', litres: 32 },
  { use: 'Laundry', litres: 17 },
  { use: 'Lawn', litres: 14 },
  { use: 'Dishes', litres: 11 },
  { use: 'Kitchen', litres: 10 },
]

const litres = new Intl.NumberFormat('en', { style: 'unit', unit: 'liter', unitDisplay: 'long' })
const share = new Intl.NumberFormat('en', { style: 'percent' })

const config: PieChartProps = {
  data,
  angleField: 'litres',
  colorField: 'use',
  height: 310,
  radius: 0.68, // room for the labels
  color: ['#4c80f1', '#0e9bb5', '#9a6bdf', '#1f9d6b', '#db7417', '#8a94a6'],
  meta: { litres: { formatter: (value: number) => litres.format(value) } },
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
