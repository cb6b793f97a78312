/**
 * title: Hiring funnel
 * description: The stage with the largest drop-off is highlighted, and the others are gray. Conversion rates appear next to the funnel.
 * keywords: recruitment, hiring, conversion rate, highlight, drop-off
 */
import { FunnelChart, type FunnelChartProps } from '@opd/g2plot-react'

const data = [
  { stage: 'Applied', people: 1240 },
  { stage: 'Phone call', people: 905 },
  { stage: 'Work sample', people: 412 },
  { stage: 'Interview', people: 318 },
  { stage: 'Offer', people: 246 },
]

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: FunnelChartProps = {
  data,
  xField: 'stage',
  yField: 'people',
  height: 320,
  appendPadding: [8, 48, 8, 8], // Leaves room for the rates on the right.
  minSize: 0.3,
  color: ({ stage }) => (stage === 'Work sample' ? '#db7417' : '#8a94a6'),
  legend: false,
  label: {
    formatter: (row) => `${row.stage} ${number.format(row.people)}`,
    layout: [{ type: 'adjust-color' }],
  },
  conversionTag: {
    formatter: (row) => {
      const [before, now] = row?.$$conversion$$ ?? []
      return percent.format(now / before)
    },
  },
  tooltip: { formatter: (row) => ({ name: row.stage, value: number.format(row.people) }) },
}

export default function Hiring() {
  return <FunnelChart {...config} />
}
