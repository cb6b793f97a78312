/**
 * title: Yearly gain and loss of a glacier
 * description: Positive and negative columns in different colors, with a zero line.
 * keywords: negative values, gain, loss, zero line, diverging, win loss
 */
import { TinyColumnChart, type TinyColumnChartProps } from '@opd/g2plot-react'

const firstYear = 2005
const change = [
  -0.4, 0.3, 0.6, -0.2, -0.9, 0.2, -1.1, -0.6, 0.5, -0.3, -1.4, -0.8, -1.2, 0.1, -1.0, -0.7, -0.2,
  -2.1, -1.6, -0.9,
]

const meters = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'meter',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
})

const config: TinyColumnChartProps = {
  data: change,
  height: 112,
  columnWidthRatio: 0.7,
  columnStyle: ({ y }) => ({ fill: y < 0 ? '#e5484d' : '#4c80f1' }),
  tooltip: {
    customContent: (position, items) =>
      `${firstYear + Number(position)}: ${meters.format(items[0]?.data.y ?? 0)} of ice`,
  },
  annotations: [{ type: 'line', start: [-0.5, 0], end: [change.length - 0.5, 0] }], // Extends past the outer columns.
}

export default function Glacier() {
  return (
    <div style={{ maxWidth: 480, margin: '0 auto' }}>
      <TinyColumnChart {...config} />
    </div>
  )
}
