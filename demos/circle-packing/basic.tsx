/**
 * title: Garden birds on a winter morning
 * description: Packed bubbles with one level and an invisible root.
 * keywords: basic, packed bubbles, bubble chart, one level, no root
 */
import { CirclePackingChart, type CirclePackingChartProps } from '@opd/g2plot-react'

const data = {
  name: 'Birds',
  children: [
    { name: 'Sparrow', value: 48 },
    { name: 'Great tit', value: 31 },
    { name: 'Blackbird', value: 26 },
    { name: 'Blue tit', value: 22 },
    { name: 'Starling', value: 19 },
    { name: 'Magpie', value: 14 },
    { name: 'Robin', value: 11 },
    { name: 'Jay', value: 5 },
  ],
}

const config: CirclePackingChartProps = {
  data,
  height: 320,
  color: '#0e9bb5',
  pointStyle: ({ depth }) => ({ fillOpacity: depth === 0 ? 0 : 1 }),
  hierarchyConfig: { padding: 0.01 },
  label: {
    offset: 0,
    style: { fill: '#000000' },
    formatter: ({ name, value, children }) => (children ? '' : `${name}\n${value}`),
  },
  meta: { value: { formatter: (value: number) => `${value} birds` } },
}

export default function GardenBirds() {
  return <CirclePackingChart {...config} />
}
