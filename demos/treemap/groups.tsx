/**
 * title: Where the land goes
 * description: A gap around every group, a thin line between its tiles, and a colour for each use.
 * keywords: groups, padding, gaps, colour by group, share, tooltip, path
 */
import { TreemapChart, type TreemapChartProps } from '@opd/g2plot-react'

const leaves = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

// million square kilometres of the earth's land
const data = {
  name: 'Land',
  children: [
    { use: 'Farming', children: leaves(['Pasture', 32], ['Crops', 10], ['Fodder', 6]) },
    { use: 'Nature', children: leaves(['Forest', 40], ['Shrubs', 14]) },
    { use: 'Bare', children: leaves(['Desert', 28], ['Glaciers', 15]) },
  ],
}

const colors = { Farming: '#c99a06', Nature: '#1f9d6b', Bare: '#8a94a6' }
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: TreemapChartProps = {
  data,
  colorField: 'use',
  height: 360,
  color: ({ use }) => colors[use as keyof typeof colors],
  hierarchyConfig: { size: [2, 1], paddingRight: 0.025, paddingBottom: 0.025 },
  legend: { position: 'top-left', flipPage: false },
  label: {
    style: { fill: '#000000' },
    formatter: ({ name, value, path }) => `${name}\n${percent.format(value / path.at(-1).value)}`,
  },
  tooltip: {
    formatter: ({ name, use, value, path }) => ({
      name: `${use} / ${name}`,
      value: `${value} million km², ${percent.format(value / path.at(-1).value)} of all land`,
    }),
  },
}

export default function LandUse() {
  return <TreemapChart {...config} />
}
