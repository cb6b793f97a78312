/**
 * title: Built-in shapes
 * description: All five built-in shapes at 35%. The level is a share of the height, not of the area.
 * keywords: shape, circle, rect, diamond, triangle, pin
 */
import { LiquidChart, type LiquidChartProps } from '@opd/g2plot-react'

const shapes = ['circle', 'rect', 'diamond', 'triangle', 'pin']

const configs = shapes.map((shape): LiquidChartProps => ({
  percent: 0.35,
  height: 160,
  shape,
  color: '#0e9bb5',
  outline: { border: 3, distance: 4 },
  wave: { count: 1, length: 96 },
  statistic: { content: false },
}))

export default function Shapes() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        gap: 16,
      }}
    >
      {configs.map((config, index) => (
        <div key={shapes[index]} style={{ minWidth: 0, textAlign: 'center' }}>
          <LiquidChart {...config} />
          <code>{shapes[index]}</code>
        </div>
      ))}
    </div>
  )
}
