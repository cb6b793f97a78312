/**
 * title: Ring thickness
 * description: Four inner radii, from a thin ring to a full disk. The rings have rounded ends.
 * keywords: inner radius, thin, thick, rounded, lineCap, disk
 */
import { RingProgressChart, type RingProgressChartProps } from '@opd/g2plot-react'

const rings = [0.94, 0.8, 0.6, 0].map((innerRadius) => {
  const config: RingProgressChartProps = {
    percent: 0.68,
    height: 140,
    innerRadius,
    color: '#d6409f',
    progressStyle: { lineCap: innerRadius > 0 ? 'round' : 'butt' },
    statistic: { content: false },
  }
  return { innerRadius, config }
})

export default function RingThickness() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        gap: 16,
      }}
    >
      {rings.map(({ innerRadius, config }) => (
        <div key={innerRadius} style={{ minWidth: 0, textAlign: 'center' }}>
          <RingProgressChart {...config} />
          <code>{innerRadius}</code>
        </div>
      ))}
    </div>
  )
}
