/**
 * title: Bar thickness
 * description: Four thicknesses, set with the height of the chart. The bar is half as thick as the chart is tall.
 * keywords: thickness, thin, height, rounded corners, radius, barWidthRatio
 */
import { ProgressChart, type ProgressChartProps } from '@opd/g2plot-react'

const bars = [6, 16, 32, 64].map((height) => {
  const thickness = height / 2
  const config: ProgressChartProps = {
    percent: 0.64,
    height,
    style: { lineHeight: 0 }, // Otherwise, a thin chart grows to the height of a line of text.
    color: '#9a6bdf',
    progressStyle: { radius: thickness / 2 }, // Rounds the ends.
  }
  return { thickness, config }
})

export default function Thickness() {
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640, margin: '0 auto' }}>
      {bars.map(({ thickness, config }) => (
        <div
          key={thickness}
          style={{
            display: 'grid',
            gridTemplateColumns: '5em minmax(0, 1fr)',
            alignItems: 'center',
          }}
        >
          {thickness} pixels
          <ProgressChart {...config} />
        </div>
      ))}
    </div>
  )
}
