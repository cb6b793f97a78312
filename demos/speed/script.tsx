/**
 * title: JavaScript size of the guide
 * description: JavaScript transferred on the first visit, in kilobytes, with the same compression for all sites.
 * keywords: JavaScript size, script size, first load, bundle size
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'
import { data } from './script/data'

const kilobyte = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilobyte',
  maximumSignificantDigits: 3,
})

const config: BarChartProps = {
  data,
  xField: 'kilobytes',
  yField: 'engine',
  height: 300,
  appendPadding: [0, 64, 0, 4],
  color: ({ engine }) => (engine === 'This site' ? '#0e9bb5' : '#8a94a6'),
  barWidthRatio: 0.6,
  barStyle: { radius: [3, 3, 0, 0] }, // Rounds the right end of each bar.
  meta: {
    kilobytes: { alias: 'JavaScript', formatter: (value: number) => kilobyte.format(value) },
  },
  xAxis: false, // Every bar has a label.
  yAxis: { line: null, tickLine: null },
  label: { position: 'right', offset: 8 },
}

export default function ScriptOfTheGuide() {
  return <BarChart {...config} />
}
