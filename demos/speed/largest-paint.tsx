/**
 * title: Until the guide is painted
 * description: The largest paint on a slow phone: 1.6 Mbit/s, 150 ms away, a processor four times slower.
 * keywords: largest contentful paint, LCP, slow line
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'
import { data } from './largest-paint/data'

const second = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'second',
  maximumSignificantDigits: 2,
})

const config: BarChartProps = {
  data,
  xField: 'seconds',
  yField: 'engine',
  height: 300,
  appendPadding: [0, 64, 0, 4],
  color: ({ engine }) => (engine === 'This site' ? '#0e9bb5' : '#8a94a6'),
  barWidthRatio: 0.6,
  barStyle: { radius: [3, 3, 0, 0] }, // the end of the value
  meta: { seconds: { alias: 'Largest paint', formatter: (value: number) => second.format(value) } },
  xAxis: false, // every bar carries its value
  yAxis: { line: null, tickLine: null },
  label: { position: 'right', offset: 8 },
}

export default function LargestPaint() {
  return <BarChart {...config} />
}
