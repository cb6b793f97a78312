/**
 * title: Until a click has an effect
 * description: On the same slow phone: how long the page is there but does not answer yet.
 * keywords: interactive, hydration, time to interactive
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
  barStyle: { radius: [3, 3, 0, 0] }, // the end of the value
  meta: { seconds: { alias: 'First answer', formatter: (value: number) => second.format(value) } },
  xAxis: false, // every bar carries its value
  yAxis: { line: null, tickLine: null },
  label: { position: 'right', offset: 8 },
}

export default function FirstClick() {
  return <BarChart {...config} />
}
