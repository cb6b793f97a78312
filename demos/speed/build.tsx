/**
 * title: Build time for all pages
 * description: Grouped bars for a cold build without caches and a warm build that reuses the caches of the first run.
 * keywords: build time, cold build, warm build
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'
import { data } from './build/data'

const second = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'second',
  maximumFractionDigits: 1,
})

const config: BarChartProps = {
  data: data.flatMap(({ engine, cold, warm }) => [
    { engine, build: 'Cold', seconds: cold },
    { engine, build: 'Warm', seconds: warm },
  ]),
  xField: 'seconds',
  yField: 'engine',
  seriesField: 'build',
  isGroup: true,
  height: 380,
  appendPadding: [0, 56, 4, 4],
  color: ['#0e9bb5', '#8a94a6'],
  dodgePadding: 2,
  intervalPadding: 16,
  meta: { seconds: { formatter: (value: number) => second.format(value) } },
  xAxis: false, // Every bar has a label.
  yAxis: { line: null, tickLine: null },
  label: { position: 'right', offset: 6 },
  legend: { position: 'top-left', flipPage: false },
}

export default function BuildTimes() {
  return <BarChart {...config} />
}
