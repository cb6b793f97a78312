/**
 * title: Revenue compared with last year and plan
 * description: Three series with different line widths. The plan is dashed.
 * keywords: multiple series, dashed line, forecast, plan, legend
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const revenue = {
  'This year': [182, 191, 214, 208, 231, 246, 239, 252], // August is the latest month with data.
  'Last year': [168, 164, 181, 190, 187, 203, 198, 194, 212, 219, 241, 262],
  Plan: [180, 184, 196, 204, 214, 224, 224, 226, 240, 250, 272, 294],
}

const data = Object.entries(revenue).flatMap(([series, values]) =>
  values.map((amount, index) => ({ month: months[index], series, amount })),
)

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

const styles: Record<string, object> = {
  'This year': { lineWidth: 3 },
  'Last year': { lineWidth: 1.5 },
  Plan: { lineWidth: 2, lineDash: [6, 4] },
}

const config: LineChartProps = {
  data,
  xField: 'month',
  yField: 'amount',
  seriesField: 'series',
  height: 320,
  appendPadding: [0, 16, 4, 4], // The last tick label extends past the axis.
  color: ['#4c80f1', '#868e9c', '#db7417'],
  lineStyle: ({ series }) => styles[series],
  meta: {
    month: { values: months, range: [0, 1] },
    amount: { formatter: (value: number) => `${euros.format(value)}k` },
  },
  yAxis: { min: 150, max: 300, tickInterval: 50 },
  legend: { position: 'top-left', flipPage: false },
}

export default function RevenueAndPlan() {
  return <LineChart {...config} />
}
