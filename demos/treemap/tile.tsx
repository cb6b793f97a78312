/**
 * title: Garden beds by area
 * description: Buttons switch between four tiling methods for the same data.
 * keywords: tile, tiling, layout, squarify, binary, slice, dice, sort
 */
import { useMemo, useState } from 'react'
import { TreemapChart, type TreemapChartProps } from '@opd/g2plot-react'

const data = {
  name: 'Garden',
  children: [
    { name: 'Potatoes', value: 24 },
    { name: 'Pumpkins', value: 18 },
    { name: 'Beans', value: 14 },
    { name: 'Carrots', value: 10 },
    { name: 'Lettuce', value: 8 },
    { name: 'Onions', value: 7 },
    { name: 'Herbs', value: 6 },
  ],
}

const tiles = {
  Squarified: 'treemapSquarify',
  Binary: 'treemapBinary',
  Columns: 'treemapDice',
  Rows: 'treemapSlice',
} as const
type Tile = keyof typeof tiles
const names = Object.keys(tiles) as Tile[]

const area = (value: number) => `${value} m²`

const config: TreemapChartProps = {
  data,
  height: 320,
  color: '#1f9d6b',
  rectStyle: { lineWidth: 3 },
  legend: false,
  tooltip: { formatter: ({ name, value }) => ({ name, value: area(value) }) },
}

export default function GardenBeds() {
  const [chosen, setChosen] = useState<Tile>('Squarified')
  const props = useMemo(() => ({ ...config, hierarchyConfig: { tile: tiles[chosen] } }), [chosen])

  return (
    <>
      <p>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </p>
      <TreemapChart {...props} />
    </>
  )
}
