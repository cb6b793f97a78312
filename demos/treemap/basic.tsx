/**
 * title: A day's water
 * description: One level and one colour; only the area speaks.
 * keywords: basic, flat, one level, part of a whole
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

const litres = new Intl.NumberFormat('en', { style: 'unit', unit: 'liter' })

const config: TreemapChartProps = {
  data,
  height: 320,
  color: '#0e9bb5',
  rectStyle: { lineWidth: 3 },
  legend: false,
  label: { formatter: ({ name, value }) => `${name}\n${litres.format(value)}` },
  tooltip: {
    formatter: ({ name, value }) => ({ name, value: `${litres.format(value)} a person` }),
  },
}

export default function WaterUse() {
  return <TreemapChart {...config} />
}
