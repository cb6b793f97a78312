/**
 * title: Time until the page responds to a click
 * description: Time from navigation until a click has an effect, on the same simulated slow phone.
 * keywords: time to interactive, first interaction, hydration
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'
import { data } from './first-click/data'

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
    seconds: { alias: 'First response', formatter: (value: number) => second.format(value) },
  },
  xAxis: false, // Every bar has a label.
  yAxis: { line: null, tickLine: null },
  label: { position: 'right', offset: 8 },
}

export default function FirstClick() {
  return <BarChart {...config} />
}
