/**
 * title: Four soils side by side
 * description: More than three profiles in one chart are a knot; a small radar for each compares the shapes.
 * keywords: small multiples, several charts, grid, compare, tiny
 */
import { RadarChart, type RadarChartProps } from '@opd/g2plot-react'

const traits = ['Water', 'Air', 'Lime', 'Humus', 'Depth']

const soils = {
  Loam: [7, 7, 5, 8, 8],
  Sand: [2, 9, 3, 3, 6],
  Clay: [9, 2, 6, 5, 7],
  Chalk: [4, 6, 10, 4, 2],
}

const shared: Omit<RadarChartProps, 'data'> = {
  xField: 'trait',
  yField: 'score',
  height: 200,
  radius: 0.65,
  color: '#1f9d6b',
  lineStyle: { lineWidth: 2 },
  area: { style: { fillOpacity: 0.25 } },
  meta: { score: { alias: 'Score of 10' } },
  yAxis: { min: 0, max: 10, tickInterval: 5, label: null }, // one scale for all
}

const charts = Object.entries(soils).map(([soil, values]) => ({
  soil,
  config: { ...shared, data: values.map((score, index) => ({ trait: traits[index], score })) },
}))

export default function SoilProfiles() {
  return (
    // two by two, or one below the other on a phone
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(max(180px, 40%), 1fr))',
        gap: 16,
        maxWidth: 560,
        margin: '0 auto',
      }}
    >
      {charts.map(({ soil, config }) => (
        <figure key={soil} style={{ margin: 0, minWidth: 0, textAlign: 'center' }}>
          <RadarChart {...config} />
          <figcaption>{soil}</figcaption>
        </figure>
      ))}
    </div>
  )
}
