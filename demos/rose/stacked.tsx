/**
 * title: Causes of death in the British army, 1854–55
 * description: Stacked sectors with one series per cause and one sector per month, based on Florence Nightingale's famous chart.
 * keywords: stacked, nightingale, coxcomb, isStack, history
 */
import { RoseChart, type RoseChartProps } from '@opd/g2plot-react'

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar']

// Deaths in the British army in the East, April 1854 to March 1855.
const deaths = {
  Wounds: [0, 0, 0, 0, 1, 81, 132, 287, 114, 83, 42, 32],
  Disease: [1, 12, 11, 359, 828, 788, 503, 844, 1725, 2761, 2120, 1205],
  Other: [5, 9, 6, 23, 30, 70, 128, 106, 131, 324, 361, 172],
}

const data = Object.entries(deaths).flatMap(([cause, values]) =>
  values.map((count, index) => ({ month: months[index], cause, count })),
)

const plain = new Intl.NumberFormat('en')

const config: RoseChartProps = {
  data,
  xField: 'month',
  yField: 'count',
  seriesField: 'cause',
  isStack: true,
  height: 380,
  radius: 0.85,
  color: ['#e5484d', '#0e9bb5', '#8a94a6'],
  meta: { count: { formatter: (value: number) => plain.format(value) } },
  xAxis: { line: null, tickLine: null },
  yAxis: { label: null },
  label: false,
  legend: { position: 'top', flipPage: false },
}

export default function CausesOfDeath() {
  return <RoseChart {...config} />
}
