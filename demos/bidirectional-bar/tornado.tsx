/**
 * title: Cost risks of a bridge
 * description: Tornado chart with the best and worst case of each assumption, sorted by total effect.
 * keywords: tornado, sensitivity analysis, sorted, rounded corners, barStyle, risk
 */
import { BidirectionalBarChart, type BidirectionalBarChartProps } from '@opd/g2plot-react'

// Million euros below or above the plan.
const assumptions = [
  { name: 'Wages', saving: 1.4, extra: 2.6 },
  { name: 'Ground', saving: 0.9, extra: 7.8 },
  { name: 'Steel', saving: 3.1, extra: 4.7 },
  { name: 'Weather', saving: 0.6, extra: 1.5 },
  { name: 'Permits', saving: 0.4, extra: 3.9 },
]

const span = (row: (typeof assumptions)[number]) => row.saving + row.extra

const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1 })
const formatter = (value: number) => decimal.format(value)
const side = { max: 8, tickInterval: 4, label: null }

const config: BidirectionalBarChartProps = {
  data: [...assumptions].sort((a, b) => span(b) - span(a)),
  xField: 'name',
  yField: ['saving', 'extra'],
  height: 320,
  appendPadding: [0, 8, 4, 4],
  color: ['#1f9d6b', '#e5484d'],
  barStyle: (row) => ({ radius: 'saving' in row ? [0, 0, 4, 4] : [4, 4, 0, 0] }),
  meta: { saving: { alias: 'Savings, €m', formatter }, extra: { alias: 'Overrun, €m', formatter } },
  yAxis: { saving: side, extra: side },
  label: { position: 'right', offset: 4 },
  legend: { position: 'top', flipPage: false },
  tooltip: { shared: true, showMarkers: false },
}

export default function BridgeRisks() {
  return <BidirectionalBarChart {...config} />
}
