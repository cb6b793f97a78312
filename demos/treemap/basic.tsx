/**
 * title: Daily water use per person
 * description: Flat treemap with one level and a single color.
 * keywords: basic, flat, one level, single color, part of a whole
 */
import { TreemapChart, type TreemapChartProps } from '@opd/g2plot-react'

const data = {
  name: 'Water',
  children: [
    { name: 'Shower', value: 46 },
    { name: 'Toilet', value: 34 },
    { name: 'Laundry', value: 15 },
    { name: 'Kitchen', value: 14 },
    { name: 'Garden', value: 7 },
  ],
}

const liters = new Intl.NumberFormat('en', { style: 'unit', unit: 'liter' })

const config: TreemapChartProps = {
  data,
  height: 320,
  color: '#0e9bb5',
  rectStyle: { lineWidth: 3 },
  legend: false,
  label: { formatter: ({ name, value }) => `${name}\n${liters.format(value)}` },
  tooltip: {
    formatter: ({ name, value }) => ({ name, value: `${liters.format(value)} per person` }),
  },
}

export default function WaterUse() {
  return <TreemapChart {...config} />
}
