/**
 * title: A month's household budget
 * description: An HTML badge above the total shows the savings rate. Dotted lines connect the columns.
 * keywords: HTML annotation, badge, pill, callout, label, savings, budget, leaderLine, connecting lines
 */
import { WaterfallChart, type WaterfallChartProps } from '@opd/g2plot-react'

const salary = 4200
const data = [
  { step: 'Salary', amount: salary },
  { step: 'Rent', amount: -1450 },
  { step: 'Food', amount: -620 },
  { step: 'Car', amount: -410 },
  { step: 'Fun', amount: -380 },
  { step: 'Other', amount: -290 },
]

const left = data.reduce((sum, row) => sum + row.amount, 0)

const percent = new Intl.NumberFormat('en', { style: 'percent' })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const style =
  'padding: 0 4px; border: 1px solid #1f9d6b; border-radius: 9px; font: 12px/16px sans-serif'

const config: WaterfallChartProps = {
  data,
  xField: 'step',
  yField: 'amount',
  height: 320,
  appendPadding: [8, 8, 4, 4],
  risingFill: '#4c80f1',
  fallingFill: '#db7417',
  total: { label: 'Left', style: { fill: '#1f9d6b' } },
  leaderLine: { style: { lineWidth: 2, lineDash: [1, 3] } },
  legend: false,
  label: false,
  meta: { amount: { alias: 'Amount', formatter: (value: number) => dollars.format(value) } },
  xAxis: { label: { autoHide: false } },
  yAxis: { max: 5000, tickInterval: 1000 },
  annotations: [
    {
      type: 'html',
      position: ['Left', left],
      html: `<div style="${style}">${percent.format(left / salary)}</div>`,
      alignX: 'middle',
      alignY: 'bottom',
      offsetY: -4,
    },
  ],
}

export default function HouseholdBudget() {
  return <WaterfallChart {...config} />
}
