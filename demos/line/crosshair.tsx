/**
 * title: Charging speed of an electric car
 * description: A crosshair follows the pointer and shows the values at its position on both axes.
 * keywords: crosshair, crosshairs, read values, cursor, axis pointer, guide lines, follow, textBackground
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

// Power in kilowatts at 0%, 5%, 10% and so on.
const kilowatts = [
  92, 158, 170, 172, 171, 168, 163, 156, 148, 139, 129, 118, 107, 96, 84, 71, 55, 42, 31, 19, 8,
]
const data = kilowatts.map((power, index) => ({ charge: index * 5, power }))

const config: LineChartProps = {
  data,
  xField: 'charge',
  yField: 'power',
  height: 320,
  appendPadding: [8, 24, 4, 8],
  color: '#1f9d6b',
  smooth: true,
  meta: {
    charge: { type: 'linear', formatter: (value: number) => `${value}%` },
    power: { max: 200, tickInterval: 50, formatter: (value: number) => `${value} kW` },
  },
  xAxis: { tickInterval: 20, nice: false },
  tooltip: {
    showContent: false, // The crosshair shows the values.
    showCrosshairs: true,
    crosshairs: {
      type: 'xy',
      follow: true,
      line: { style: { lineDash: [4, 4] } },
      text: (axis, value: number) => ({
        content: axis === 'x' ? `${Math.round(value)}%` : `${Math.round(value)} kW`,
        position: axis === 'x' ? 'end' : 'start',
        style: { fill: '#fff' },
      }),
      textBackground: { padding: [4, 6], style: { fill: '#4a4f58', radius: 4 } },
    },
  },
}

export default function ChargingCurve() {
  return <LineChart {...config} />
}
