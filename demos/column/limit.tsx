/**
 * title: Particulate pollution in February
 * description: One series for days within the limit and one for days above it, so that the legend explains the colors.
 * keywords: threshold, limit, reference line, annotation, conditional color, legend
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const limit = 50
const micrograms = [
  23, 27, 31, 38, 46, 57, 71, 66, 52, 41, 29, 22, 24, 33, 53, 58, 49, 37, 28, 21, 19, 18, 26, 34,
  35, 30, 24, 21,
]

const data = micrograms.map((dust, index) => ({
  day: new Date(Date.UTC(2025, 1, index + 1)).toISOString(),
  dust,
  level: dust > limit ? 'Above the limit' : 'Within the limit',
}))

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const config: ColumnChartProps = {
  data,
  xField: 'day',
  yField: 'dust',
  seriesField: 'level',
  height: 320,
  appendPadding: [0, 12, 4, 4],
  color: ['#8a94a6', '#e5484d'],
  columnWidthRatio: 0.7,
  meta: {
    day: { formatter: (day: string) => date.format(new Date(day)) },
    dust: { formatter: (value: number) => `${value} µg/m³` },
  },
  xAxis: { tickInterval: 7 },
  yAxis: { max: 80, tickInterval: 20 },
  legend: { position: 'top-left', offsetX: 4, flipPage: false },
  annotations: [
    {
      type: 'line',
      start: ['min', limit],
      end: ['max', limit],
      style: { stroke: '#e5484d', lineDash: [4, 4] },
    },
    {
      type: 'text',
      position: ['max', limit],
      content: `${limit} µg/m³`,
      offsetY: -6,
      style: { textAlign: 'end', textBaseline: 'bottom' },
    },
  ],
}

export default function FineDust() {
  return <ColumnChart {...config} />
}
