/**
 * title: Marathon times by age
 * description: Boxes with the middle half of the finish times in each age group. The line inside is the median.
 * keywords: basic, quartiles, median, whiskers, sports
 */
import { BoxChart, type BoxChartProps } from '@opd/g2plot-react'

// Minutes from start to finish.
const data = [
  { age: '18–34', low: 141, q1: 211, median: 244, q3: 282, high: 386 },
  { age: '35–44', low: 146, q1: 214, median: 247, q3: 283, high: 384 },
  { age: '45–54', low: 157, q1: 227, median: 261, q3: 297, high: 399 },
  { age: '55–64', low: 178, q1: 247, median: 281, q3: 318, high: 412 },
  { age: '65–74', low: 204, q1: 277, median: 311, q3: 347, high: 418 },
]

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')} h`

const config: BoxChartProps = {
  data,
  xField: 'age',
  yField: ['low', 'q1', 'median', 'q3', 'high'],
  height: 320,
  appendPadding: [8, 8, 4, 4],
  color: '#4c80f1',
  boxStyle: { lineWidth: 2, fill: '#4c80f1', fillOpacity: 0.25 },
  meta: {
    low: { alias: 'Fastest', formatter: clock },
    q1: { alias: 'First quartile', formatter: clock },
    median: { alias: 'Median', formatter: clock },
    q3: { alias: 'Third quartile', formatter: clock },
    high: { alias: 'Slowest', formatter: clock },
  },
  yAxis: {
    min: 120,
    max: 420,
    tickInterval: 60,
    label: { formatter: (text) => clock(Number(text)) },
  },
}

export default function MarathonTimes() {
  return <BoxChart {...config} />
}
