/**
 * title: Euro to US dollar exchange rate
 * description: A sparkline with a marker on the last value, next to the current number.
 * keywords: last point, end marker, point size, callback, highlight
 */
import { TinyLineChart, type TinyLineChartProps } from '@opd/g2plot-react'

const rates = [
  1.084, 1.081, 1.086, 1.091, 1.089, 1.095, 1.102, 1.098, 1.093, 1.097, 1.104, 1.109, 1.106, 1.101,
  1.096, 1.099, 1.105, 1.112,
]
const last = rates.length - 1

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 3,
})

const config: TinyLineChartProps = {
  data: rates,
  height: 56,
  appendPadding: [6, 8, 6, 2], // Leaves room for the marker.
  color: '#8a94a6',
  lineStyle: { lineWidth: 2 },
  point: {
    shape: 'circle',
    color: '#db7417',
    size: ({ x }) => (Number(x) === last ? 4.5 : 0),
  },
  xAxis: { range: [0, 1] },
  yAxis: { min: 1.08, max: 1.115 },
  tooltip: { customContent: (_, items) => dollars.format(items[0]?.data.y ?? 0) },
}

export default function ExchangeRate() {
  return (
    <div
      style={{ display: 'flex', alignItems: 'center', gap: 16, maxWidth: 480, margin: '0 auto' }}
    >
      <span>€1</span>
      <div style={{ flex: 1, minWidth: 0 }}>
        <TinyLineChart {...config} />
      </div>
      <strong>{dollars.format(rates[last] ?? 0)}</strong>
    </div>
  )
}
