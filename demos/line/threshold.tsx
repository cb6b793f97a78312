/**
 * title: p95 response time with a limit
 * description: A dashed threshold line with a label. The line changes color above the limit.
 * keywords: threshold, target, annotation, regionFilter, reference line
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

// 95th percentile per half hour.
const milliseconds = [
  151, 146, 142, 138, 135, 131, 129, 128, 126, 124, 127, 125, 129, 133, 138, 144, 151, 168, 187,
  214, 241, 268, 295, 331, 352, 344, 318, 289, 271, 262, 258, 266, 283, 312, 367, 402, 388, 341,
  297, 264, 243, 228, 219, 214, 207, 198, 186, 174,
]
const limit = 300
const alarm = '#e5484d'

const data = milliseconds.map((time, index) => ({
  at: `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
  time,
}))

const unit = new Intl.NumberFormat('en', { style: 'unit', unit: 'millisecond' })

const config: LineChartProps = {
  data,
  xField: 'at',
  yField: 'time',
  height: 320,
  appendPadding: [8, 20, 4, 4],
  color: '#4c80f1',
  lineStyle: { lineWidth: 2.5 },
  meta: {
    at: { range: [0, 1] },
    time: { alias: 'p95', formatter: (value: number) => unit.format(value) },
  },
  xAxis: { tickInterval: 12 },
  yAxis: { max: 500, tickInterval: 100 },
  annotations: [
    { type: 'regionFilter', start: ['min', limit], end: ['max', 'max'], color: alarm },
    {
      type: 'line',
      start: ['min', limit],
      end: ['max', limit],
      style: { stroke: alarm, lineDash: [4, 4] },
    },
    {
      type: 'text',
      position: ['min', limit],
      content: `Limit: ${unit.format(limit)}`,
      offsetX: 4,
      offsetY: -6,
      style: { textBaseline: 'bottom' },
    },
  ],
}

export default function ResponseTime() {
  return <LineChart {...config} />
}
