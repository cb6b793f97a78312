/**
 * title: Colour left in the flask
 * description: A function returns the path of any shape, here a flask with a neck.
 * keywords: custom shape, path, callback, flask, svg
 */
import { LiquidChart, type LiquidChartProps } from '@opd/g2plot-react'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: LiquidChartProps = {
  percent: 0.3,
  height: 300,
  color: '#9a6bdf',
  outline: { border: 4, distance: 5 },
  wave: { count: 1, length: 120 },
  // x and y are the centre of the square that the shape may fill
  shape: (x, y, width, height) => {
    const top = y - height / 2
    const bottom = y + height / 2
    const neck = width * 0.13
    const foot = width * 0.42
    const corner = width * 0.08
    const shoulder = top + height * 0.35
    return [
      ['M', x - neck, top],
      ['L', x + neck, top],
      ['L', x + neck, shoulder],
      ['L', x + foot, bottom - corner],
      ['Q', x + foot, bottom, x + foot - corner, bottom],
      ['L', x - foot + corner, bottom],
      ['Q', x - foot, bottom, x - foot, bottom - corner],
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
