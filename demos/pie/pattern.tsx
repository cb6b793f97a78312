/**
 * title: How children get to school
 * description: A different pattern and a direct label for each slice, so the chart is readable without color.
 * keywords: pattern, texture, color blind, accessibility, print, grayscale
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { way: 'Walk', children: 120 },
  { way: 'Bike', children: 104 },
  { way: 'Bus', children: 90 },
  { way: 'Car', children: 70 },
]

const share = new Intl.NumberFormat('en', { style: 'percent' })

const textures = {
  Walk: { type: 'dot', cfg: { size: 5, padding: 5 } },
  Bike: { type: 'line', cfg: { spacing: 6, lineWidth: 2, rotation: 45 } },
  Bus: { type: 'square', cfg: { size: 6, padding: 3 } },
  Car: { type: 'line', cfg: { spacing: 6, lineWidth: 2, rotation: -45 } },
} as const

const config: PieChartProps = {
  data,
  angleField: 'children',
  colorField: 'way',
  height: 310,
  radius: 0.7,
  color: ['#4c80f1', '#db7417', '#1f9d6b', '#9a6bdf'],
  pattern: ({ way }) => textures[way as keyof typeof textures],
  pieStyle: { lineWidth: 3 },
  meta: { children: { formatter: (value: number) => `${value} children` } },
  label: {
    offset: 12,
    labelHeight: 32,
    content: ({ way, percent }) => `${way}\n${share.format(percent)}`,
  },
  legend: false,
}

export default function WayToSchool() {
  return <PieChart {...config} />
}
