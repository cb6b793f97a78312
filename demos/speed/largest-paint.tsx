/**
 * title: Largest Contentful Paint of the guide
 * description: LCP on a simulated slow phone with 1.6 Mbit/s, 150 ms of latency, and 4x CPU slowdown.
 * keywords: largest contentful paint, LCP, slow network, web vitals
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
  barStyle: { radius: [3, 3, 0, 0] }, // Rounds the right end of each bar.
  meta: {
    seconds: {
      alias: 'Largest Contentful Paint',
      formatter: (value: number) => second.format(value),
    },
  },
  xAxis: false, // Every bar has a label.
  yAxis: { line: null, tickLine: null },
  label: { position: 'right', offset: 8 },
}

export default function LargestPaint() {
  return <BarChart {...config} />
}
