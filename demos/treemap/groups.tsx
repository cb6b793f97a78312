/**
 * title: Land use worldwide
 * description: Tiles grouped by land use, with one color per group and gaps between the groups. The tooltip shows the share of the whole.
 * keywords: groups, padding, gaps, spacing, color by group, share, percent, tooltip, path
 */
import { TreemapChart, type TreemapChartProps } from '@opd/g2plot-react'

const leaves = (...list: [string, number][]) => list.map(([name, value]) => ({ name, value }))

// Million square kilometers of land.
const data = {
  name: 'Land',
  children: [
    { use: 'Farming', children: leaves(['Pasture', 32], ['Crops', 10], ['Feed', 6]) },
    { use: 'Nature', children: leaves(['Forest', 40], ['Shrubs', 14]) },
    { use: 'Barren', children: leaves(['Desert', 28], ['Glaciers', 15]) },
  ],
}

const colors = { Farming: '#c99a06', Nature: '#1f9d6b', Barren: '#8a94a6' }
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
