/**
 * title: Hours of sleep over four weeks
 * description: A dashed line at the median, which the chart computes from the data.
 * keywords: median, mean, average, annotation, reference line
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'

const hours = [
  7.2, 6.8, 7.5, 6.1, 6.4, 8.3, 8.6, 7.1, 6.9, 7.0, 6.6, 5.2, 7.9, 8.4, 7.3, 7.1, 6.7, 7.4, 6.2,
  8.1, 8.8, 6.9, 7.2, 6.5, 7.0, 6.3, 7.7, 8.5,
]

const data = hours.map((sleep, night) => ({ night: String(night + 1), sleep }))

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const config: AreaChartProps = {
  data,
  xField: 'night',
  yField: 'sleep',
  height: 320,
  appendPadding: [8, 56, 4, 4],
  color: '#9a6bdf',
  areaStyle: { fillOpacity: 0.25 },
  meta: {
    night: { formatter: (night: string) => `Night ${night}` },
    sleep: { alias: 'Sleep', formatter: (value: number) => `${decimal.format(value)} h` },
  },
  xAxis: { tickInterval: 7, range: [0, 1] },
  yAxis: { max: 10, tickInterval: 2 },
  annotations: [
    {
      type: 'line',
      start: ['min', 'median'],
      end: ['max', 'median'],
      style: { stroke: '#db7417', lineWidth: 2, lineDash: [4, 4] },
    },
    {
      type: 'text',
      position: ['max', 'median'],
      content: 'Median',
      offsetX: 8,
      style: { textBaseline: 'middle' },
    },
  ],
}

export default function SleepByNight() {
  return <AreaChart {...config} />
}
