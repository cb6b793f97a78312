/**
 * title: Dye left in the flask
 * description: Custom shape from a function that returns a path, here a flask with a neck.
 * keywords: custom shape, path, callback, flask, SVG path
 */
import { LiquidChart, type LiquidChartProps } from '@opd/g2plot-react'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: LiquidChartProps = {
  percent: 0.3,
  height: 300,
  color: '#9a6bdf',
  outline: { border: 4, distance: 5 },
  wave: { count: 1, length: 120 },
  // x and y are the center of the square that the shape can fill.
  shape: (x, y, width, height) => {
    const top = y - height / 2
    const bottom = y + height / 2
    const neck = width * 0.13
    const base = width * 0.42
    const corner = width * 0.08
    const shoulder = top + height * 0.35
    return [
      ['M', x - neck, top],
      ['L', x + neck, top],
      ['L', x + neck, shoulder],
      ['L', x + base, bottom - corner],
      ['Q', x + base, bottom, x + base - corner, bottom],
      ['L', x - base + corner, bottom],
      ['Q', x - base, bottom, x - base, bottom - corner],
      ['L', x - neck, shoulder],
      ['Z'],
    ]
  },
  statistic: {
    content: { formatter: (row) => percent.format(row?.percent), style: { fontSize: '28px' } },
  },
}

export default function Flask() {
  return <LiquidChart {...config} />
}
