/**
 * title: Carbon footprint of a cup of coffee
 * description: Columns with rounded corners and a negative change as the last step.
 * keywords: rounded corners, border radius, shape, rect, radius, carbon footprint
 */
import { WaterfallChart, type WaterfallChartProps } from '@opd/g2plot-react'

// Grams of CO₂.
const data = [
  { step: 'Farm', grams: 52 },
  { step: 'Ship', grams: 9 },
  { step: 'Roast', grams: 14 },
  { step: 'Milk', grams: 88 },
  { step: 'Brew', grams: 41 },
  { step: 'Mug', grams: -12 },
]

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })

const config: WaterfallChartProps = {
  data,
  xField: 'step',
  yField: 'grams',
  height: 320,
  appendPadding: [0, 8, 4, 4],
  shape: 'rect',
  waterfallStyle: { fill: undefined, radius: 4 },
  columnWidthRatio: 0.7,
  risingFill: '#db7417',
  fallingFill: '#1f9d6b',
  total: { label: 'Cup' },
  label: { formatter: (row) => (row.step === 'Cup' ? `${row.grams} g` : signed.format(row.grams)) },
  legend: { flipPage: false },
  meta: { grams: { alias: 'CO₂', formatter: (value: number) => `${value} g` } },
  xAxis: { label: { autoHide: false } },
  yAxis: { max: 240, label: null, grid: null },
}

export default function CoffeeFootprint() {
  return <WaterfallChart {...config} />
}
