/**
 * title: Street noise at night
 * description: The only street above the limit is highlighted, and the other boxes are gray.
 * keywords: highlight, annotation, threshold, threshold line, boxStyle function, noise
 */
import { BoxChart, type BoxChartProps } from '@opd/g2plot-react'

const limit = 55

// Decibels between 10 p.m. and 6 a.m.
const data = [
  { street: 'Mill Lane', low: 36, q1: 40, median: 43, q3: 46, high: 52 },
  { street: 'High Street', low: 41, q1: 46, median: 49, q3: 52, high: 58 },
  { street: 'Station Road', low: 47, q1: 54, median: 58, q3: 62, high: 69 },
  { street: 'Park Row', low: 34, q1: 38, median: 41, q3: 45, high: 51 },
  { street: 'Quayside', low: 38, q1: 44, median: 48, q3: 53, high: 60 },
]

const formatter = (value: number) => `${value} dB`

const config: BoxChartProps = {
  data,
  xField: 'street',
  yField: ['low', 'q1', 'median', 'q3', 'high'],
  height: 320,
  appendPadding: [8, 8, 4, 4],
  boxStyle: (row) => {
    const color = row.median > limit ? '#e5484d' : '#8a94a6'
    return { lineWidth: 2, stroke: color, fill: color, fillOpacity: 0.25 }
  },
  meta: {
    low: { alias: 'Quietest', formatter },
    q1: { alias: 'First quartile', formatter },
    median: { alias: 'Median', formatter },
    q3: { alias: 'Third quartile', formatter },
    high: { alias: 'Loudest', formatter },
  },
  xAxis: {
    label: { autoRotate: false, autoHide: false, formatter: (text) => text.replace(' ', '\n') },
  },
  yAxis: {
    min: 30,
    max: 70,
    tickInterval: 10,
    label: { formatter: (text) => formatter(Number(text)) },
  },
  annotations: [
    {
      type: 'line',
      start: [-0.5, limit],
      end: [data.length - 0.5, limit],
      style: { stroke: '#e5484d', lineDash: [4, 4] },
    },
    {
      type: 'text',
      position: ['Park Row', limit],
      content: 'Limit',
      offsetY: -8,
      style: { textAlign: 'center' },
    },
  ],
}

export default function StreetNoise() {
  return <BoxChart {...config} />
}
