/**
 * title: Library loans by quarter
 * description: Stacked columns with the total above each stack, drawn with one text annotation per column.
 * keywords: totals, stack total, sum above stacked column, annotations, text
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

const quarters = [
  { quarter: 'Q1', media: 6410, children: 11_280, fiction: 14_930 },
  { quarter: 'Q2', media: 5870, children: 10_140, fiction: 13_260 },
  { quarter: 'Q3', media: 5120, children: 12_760, fiction: 16_820 },
  { quarter: 'Q4', media: 6930, children: 12_050, fiction: 17_340 },
]

const data = quarters.flatMap(({ quarter, media, children, fiction }) => [
  { quarter, shelf: 'Films and music', loans: media },
  { quarter, shelf: 'Children', loans: children },
  { quarter, shelf: 'Fiction', loans: fiction },
])

const totals = quarters.map(({ quarter, media, children, fiction }) => ({
  quarter,
  total: media + children + fiction,
}))

const plain = new Intl.NumberFormat('en')

const config: ColumnChartProps = {
  data,
  xField: 'quarter',
  yField: 'loans',
  seriesField: 'shelf',
  isStack: true,
  height: 320,
  appendPadding: [0, 4, 4, 4],
  color: ['#8a94a6', '#c99a06', '#9a6bdf'],
  maxColumnWidth: 72,
  meta: { loans: { formatter: (value: number) => plain.format(value) } },
  yAxis: { max: 40_000, tickInterval: 10_000 },
  // Clicking a legend item would hide its series, but not update the totals.
  legend: { position: 'top-left', offsetX: 4, flipPage: false },
  interactions: [{ type: 'active-region' }, { type: 'legend-filter', enable: false }],
  annotations: totals.map(({ quarter, total }) => ({
    type: 'text',
    position: [quarter, total],
    content: plain.format(total),
    offsetY: -6,
    style: { textAlign: 'center', textBaseline: 'bottom', fontWeight: 600 },
  })),
}

export default function LibraryLoans() {
  return <ColumnChart {...config} />
}
