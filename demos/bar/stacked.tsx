/**
 * title: Working hours by team
 * description: Stacked bars with one series per type of work. The label of the last segment shows the total.
 * keywords: stacked bar, composition, totals, stack total, sum
 */
import { BarChart, type BarChartProps } from '@opd/g2plot-react'

const teams = [
  { team: 'Checkout', features: 310, upkeep: 145, support: 62 },
  { team: 'Search', features: 264, upkeep: 118, support: 35 },
  { team: 'Mobile app', features: 196, upkeep: 171, support: 48 },
  { team: 'Accounts', features: 88, upkeep: 132, support: 127 },
]
const sums = new Map(
  teams.map(({ team, features, upkeep, support }) => [team, features + upkeep + support]),
)

// The first row of a team is next to the axis.
const data = teams.flatMap(({ team, features, upkeep, support }) => [
  { team, work: 'New features', hours: features },
  { team, work: 'Upkeep', hours: upkeep },
  { team, work: 'Support', hours: support },
])

const hour = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour' })

const config: BarChartProps = {
  data,
  xField: 'hours',
  yField: 'team',
  seriesField: 'work',
  isStack: true,
  height: 300,
  appendPadding: [0, 48, 4, 4],
  color: ['#4c80f1', '#8a94a6', '#db7417'],
  barWidthRatio: 0.6,
  meta: { hours: { formatter: (value: number) => hour.format(value) } },
  xAxis: false,
  legend: { position: 'top-left', flipPage: false },
  label: {
    position: 'right',
    formatter: (row) => (row.work === 'Support' ? hour.format(sums.get(row.team) ?? 0) : ''),
  },
}

export default function HoursByTeam() {
  return <BarChart {...config} />
}
