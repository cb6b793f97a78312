/**
 * title: Air pressure on two scales
 * description: The same values on a scale that starts at zero and on one from minimum to maximum.
 * keywords: scale, zero, min, max, yAxis, flat line
 */
import { TinyLineChart, type TinyLineChartProps } from '@opd/g2plot-react'

const pressure = [1021, 1020, 1018, 1014, 1009, 1003, 998, 996, 999, 1004, 1008, 1011, 1013, 1014]

const shared: TinyLineChartProps = {
  data: pressure,
  height: 80,
  appendPadding: 4,
  color: '#9a6bdf',
  lineStyle: { lineWidth: 2.5 },
  tooltip: { customContent: (_, items) => `${items[0]?.data.y} hPa` },
}

const fromZero: TinyLineChartProps = {
  ...shared,
  annotations: [{ type: 'line', start: ['min', 0], end: ['max', 0] }],
}

const ownScale: TinyLineChartProps = {
  ...shared,
  yAxis: { min: Math.min(...pressure), max: Math.max(...pressure) },
}

export default function AirPressure() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        gap: 24,
      }}
    >
      <div style={{ minWidth: 0 }}>
        Starting at zero
        <TinyLineChart {...fromZero} />
      </div>
      <div style={{ minWidth: 0 }}>
        Minimum to maximum
        <TinyLineChart {...ownScale} />
      </div>
    </div>
  )
}
