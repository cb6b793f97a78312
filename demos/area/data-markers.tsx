/**
 * title: Tides in a harbor
 * description: Markers with a dot, a line, and a label above each high tide and below each low tide.
 * keywords: data marker, dataMarker, label peaks, minimum, maximum, callout, annotation, point label
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

// Meters above or below the mean, one value per hour.
const levels = [
  -0.6, 0.2, 1.1, 1.8, 2, 1.7, 0.9, 0, -0.9, -1.6, -1.8, -1.6, -1, -0.1, 0.8, 1.6, 2.2, 2.1, 1.5,
  0.7, -0.3, -1.2, -1.7, -1.5, -0.9,
]
const data = levels.map((level, hour) => ({ time: `${hour}:00`, level }))

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
const blue = '#4c80f1'

// Hours of high tide and low tide.
const tides = [4, 10, 16, 22].map((hour) => ({ time: `${hour}:00`, level: levels[hour] ?? 0 }))

const config: AreaChartProps = {
  data,
  xField: 'time',
  yField: 'level',
  height: 320,
  appendPadding: [8, 24, 4, 4],
  color: blue,
  smooth: true,
  areaStyle: { fillOpacity: 0.25 },
  meta: {
    time: { range: [0, 1] },
    level: {
      alias: 'Water level',
      min: -4,
      max: 4,
      tickInterval: 2,
      formatter: (value: number) => `${signed.format(value)} m`,
    },
  },
  xAxis: { tickInterval: 6 },
  annotations: tides.map(({ time, level }) => ({
    type: 'dataMarker',
    position: [time, level],
    direction: level > 0 ? 'upward' : 'downward',
    point: { style: { r: 4, fill: blue } },
    line: { length: 16, style: { stroke: blue } },
    text: { content: `${time}\n${signed.format(level)} m`, style: { fill: '#808080', opacity: 1 } },
  })),
}

export default function Tides() {
  return <AreaChart {...config} />
}
