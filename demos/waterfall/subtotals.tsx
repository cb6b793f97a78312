/**
 * title: Bakery profit
 * description: A subtotal made of a row with a change of zero and a region annotation up to the running total.
 * keywords: subtotal, intermediate total, income statement, profit and loss, region annotation
 */
import { WaterfallChart, type WaterfallChartProps } from '@opd/g2plot-react'

const data = [
  { step: 'Sales', amount: 480_000 },
  { step: 'Flour', amount: -96_000 },
  { step: 'Gas', amount: -54_000 },
  { step: 'Gross', amount: 0 }, // The subtotal has no change of its own.
  { step: 'Wages', amount: -205_000 },
  { step: 'Rent', amount: -48_000 },
]

const subtotal = data.findIndex((row) => row.step === 'Gross')
const level = data.slice(0, subtotal).reduce((sum, row) => sum + row.amount, 0)

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
})
const formatter = (value: number) => euros.format(value)

const config: WaterfallChartProps = {
  data,
  xField: 'step',
  yField: 'amount',
  height: 320,
  appendPadding: [0, 8, 4, 4],
  risingFill: '#1f9d6b',
  fallingFill: '#e5484d',
  total: { label: 'Profit', style: { fill: '#4c80f1' } },
  legend: false,
  label: { formatter: (row) => String((row.step === 'Gross' ? level : row.amount) / 1000) },
  meta: { amount: { alias: 'Amount', formatter } },
  xAxis: { label: { autoHide: false } },
  yAxis: { max: 560_000, label: null, grid: null, title: { text: 'Thousand euros' } },
  annotations: [
    {
      type: 'region',
      start: [subtotal - 0.25, 0], // Half the width of a column on each side.
      end: [subtotal + 0.25, level],
      style: { fill: '#4c80f1', fillOpacity: 0.95 },
    },
  ],
  tooltip: {
    customItems: (items) =>
      items.map((item) =>
        item.data.step === 'Gross' ? { ...item, value: formatter(level) } : item,
      ),
  },
}

export default function BakeryProfit() {
  return <WaterfallChart {...config} />
}
