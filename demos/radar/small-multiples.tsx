/**
 * title: Four soil types
 * description: Four small radar charts with the same scale instead of four overlapping series in one chart.
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
  meta: { score: { alias: 'Score out of 10' } },
  yAxis: { min: 0, max: 10, tickInterval: 5, label: null }, // The same scale in every chart.
}

const charts = Object.entries(soils).map(([soil, values]) => ({
  soil,
  config: { ...shared, data: values.map((score, index) => ({ trait: traits[index], score })) },
}))

export default function SoilProfiles() {
  return (
    // Two columns, or one on a phone.
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
