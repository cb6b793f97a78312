/**
 * title: Old and new sign-up form
 * description: Two groups back to back. The side that narrows less has the higher conversion.
 * keywords: comparison, compareField, mirror, A/B test, before and after
 */
import { FunnelChart, type FunnelChartProps } from '@opd/g2plot-react'

const steps = ['Opened', 'Started', 'Confirmed', 'Stayed']
const people = {
  'Old form': [4200, 2310, 1180, 790],
  'New form': [4350, 3130, 2290, 1660],
}

const data = Object.entries(people).flatMap(([form, values]) =>
  values.map((visitors, index) => ({ step: steps[index], form, visitors })),
)

const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: FunnelChartProps = {
  data,
  xField: 'step',
  yField: 'visitors',
  compareField: 'form',
  height: 340,
  appendPadding: [0, 40, 8, 40],
  minSize: 0.35,
  color: ['#4c80f1', '#0e9bb5', '#9a6bdf', '#d6409f'],
  legend: { position: 'bottom', flipPage: false },
  label: {
    formatter: (row) => number.format(row.visitors),
    layout: [{ type: 'adjust-color' }],
  },
  conversionTag: {
    offsetX: 4,
    formatter: (row) => {
      const [before, now] = row?.$$conversion$$ ?? []
      return percent.format(now / before)
    },
  },
  tooltip: {
    formatter: (row) => ({
      name: `${row.form}, ${row.step.toLowerCase()}`,
      value: number.format(row.visitors),
    }),
  },
}

export default function TwoForms() {
  return <FunnelChart {...config} />
}
