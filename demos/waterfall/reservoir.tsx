/**
 * title: Reservoir water balance
 * description: Signed changes between two levels. The chart computes the last column.
 * keywords: basic, bridge, cascade, running total, water balance
 */
import { WaterfallChart, type WaterfallChartProps } from '@opd/g2plot-react'

// Million cubic meters.
const data = [
  { step: 'Jan', volume: 310 },
  { step: 'Rivers', volume: 185 },
  { step: 'Rain', volume: 64 },
  { step: 'Farms', volume: -142 },
  { step: 'City', volume: -88 },
  { step: 'Evap.', volume: -47 },
]

const plain = new Intl.NumberFormat('en')
const signed = new Intl.NumberFormat('en', { signDisplay: 'always' })
const isLevel = (step: string) => step === 'Jan' || step === 'Dec'

const config: WaterfallChartProps = {
  data,
  xField: 'step',
  yField: 'volume',
  height: 320,
  appendPadding: [0, 8, 4, 4],
  // The first and last columns are levels, and the columns in between are changes.
  color: ({ step, volume }) => (isLevel(step) ? '#8a94a6' : volume > 0 ? '#4c80f1' : '#db7417'),
  total: { label: 'Dec' },
  legend: false,
  label: { formatter: (row) => (isLevel(row.step) ? plain : signed).format(row.volume) },
  meta: {
    volume: { alias: 'Volume', formatter: (value: number) => `${plain.format(value)} million m³` },
  },
  xAxis: { label: { autoHide: false } },
  yAxis: { max: 640, label: null, grid: null, title: { text: 'Million m³' } },
}

export default function ReservoirBalance() {
  return <WaterfallChart {...config} />
}
