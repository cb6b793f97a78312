/**
 * title: Household waste by district
 * description: Grouped stacks with the year under each stack and the district under each group.
 * keywords: labels under stacks, grouped stacked column, two-level axis, second axis label, groupField, nested categories
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const districts = [
  { district: 'Harbor', year: '2014', recycling: 96, organic: 58, residual: 214 },
  { district: 'Harbor', year: '2024', recycling: 121, organic: 84, residual: 152 },
  { district: 'Old Town', year: '2014', recycling: 88, organic: 41, residual: 236 },
  { district: 'Old Town', year: '2024', recycling: 109, organic: 62, residual: 187 },
  { district: 'Hillside', year: '2014', recycling: 104, organic: 92, residual: 178 },
  { district: 'Hillside', year: '2024', recycling: 132, organic: 118, residual: 121 },
]

const data = districts.flatMap(({ district, year, recycling, organic, residual }) => [
  { district, year, type: 'Recycling', kilograms: recycling },
  { district, year, type: 'Organic', kilograms: organic },
  { district, year, type: 'Residual', kilograms: residual },
])

const config: ColumnChartProps = {
  data,
  xField: 'district',
  yField: 'kilograms',
  isGroup: true,
  groupField: 'year',
  isStack: true,
  seriesField: 'type',
  height: 340,
  appendPadding: [0, 4, 4, 4],
  color: ['#4c80f1', '#1f9d6b', '#8a94a6'],
  columnWidthRatio: 0.7,
  dodgePadding: 8,
  meta: { kilograms: { max: 400, tickInterval: 100, formatter: (value: number) => `${value} kg` } },
  xAxis: { label: { offset: 32 }, tickLine: null }, // Leaves room for the years.
  label: {
    position: 'bottom',
    offsetY: 32, // Moves the text below the axis.
    // The last series is at the bottom of the stack.
    formatter: (row) => (row.type === 'Residual' ? row.year : ''),
  },
  legend: { position: 'top-left', offsetX: 4, flipPage: false },
  // The years belong to the bottom series, so they would disappear with it.
  interactions: [{ type: 'legend-filter', enable: false }],
  tooltip: {
    formatter: (row) => ({
      name: `${row.year}, ${row.type.toLowerCase()}`,
      value: `${row.kilograms} kg`,
    }),
  },
}

export default function HouseholdWaste() {
  return <ColumnChart {...config} />
}
