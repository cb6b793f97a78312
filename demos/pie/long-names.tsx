/**
 * title: Household spending in the United States
 * description: Long legend names are shortened and shown in full on hover. Their width is limited, so the pie keeps its size.
 * keywords: long legend names, truncate, ellipsis, legend width, maxItemWidth, maxWidthRatio, legend spacing
 */
import { PieChart, type PieChartProps } from '@opd/g2plot-react'

// Share of the average household's spending, rounded, based on the Bureau of Labor Statistics.
const data = [
  { category: 'Housing and utilities', share: 33 },
  { category: 'Transportation', share: 17 },
  { category: 'Food at home and in restaurants', share: 13 },
  { category: 'Insurance and pension contributions', share: 12 },
  { category: 'Health care', share: 8 },
  { category: 'Entertainment', share: 5 },
  { category: 'Cash contributions', share: 3 },
  { category: 'Clothing and services', share: 3 },
  { category: 'Education', share: 2 },
  { category: 'Other', share: 4 },
]

const config: PieChartProps = {
  data,
  angleField: 'share',
  colorField: 'category',
  height: 300,
  radius: 0.9,
  label: false,
  meta: { share: { formatter: (value: number) => `${value}%` } },
  legend: {
    position: 'right',
    flipPage: false,
    maxItemWidth: 130,
    maxWidthRatio: 0.45,
    itemMarginBottom: 16,
  },
}

export default function HouseholdSpending() {
  return <PieChart {...config} />
}
