/**
 * title: Library loans by section
 * description: A donut whose legend lists the name, number of loans, and share of each slice in columns.
 * keywords: legend, itemValue, values in legend, table
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

const data = [
  { shelf: 'Novels', loans: 18240 },
  { shelf: 'Children', loans: 15410 },
  { shelf: 'Travel', loans: 6120 },
  { shelf: 'Comics', loans: 5380 },
  { shelf: 'Cooking', loans: 2970 },
]

const count = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent' })
const total = data.reduce((sum, row) => sum + row.loans, 0)
const loans = new Map(data.map((row) => [row.shelf, row.loans]))

function valueOf(shelf: string) {
  const value = loans.get(shelf) ?? 0
  return `${count.format(value)}  (${percent.format(value / total)})`
}

const config: PieChartProps = {
  data,
  angleField: 'loans',
  colorField: 'shelf',
  height: 360,
  innerRadius: 0.55,
  color: ['#4c80f1', '#db7417', '#1f9d6b', '#9a6bdf', '#d6409f'],
  meta: { loans: { formatter: (value: number) => `${count.format(value)} loans` } },
  label: false,
  statistic: undefined, // The total adds little here.
  legend: {
    position: 'bottom',
    flipPage: false,
    maxHeightRatio: 0.5,
    itemWidth: 220,
    itemValue: { alignRight: true, formatter: (shelf) => valueOf(shelf) },
  },
}

export default function LibraryLoans() {
  return (
    // Too narrow for two legend items side by side.
    <div style={{ maxWidth: 400, margin: '0 auto' }}>
      <PieChart {...config} />
    </div>
  )
}
