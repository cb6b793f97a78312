/**
 * title: Waste treatment since 2000
 * description: 100% stacked columns with the share of each segment as a data label.
 * keywords: 100% stacked column, percent, share, data labels, labels inside
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

// Kilograms per capita.
const years = [
  { year: '2000', landfill: 286, burned: 79, recycled: 143 },
  { year: '2005', landfill: 223, burned: 97, recycled: 171 },
  { year: '2010', landfill: 182, burned: 112, recycled: 192 },
  { year: '2015', landfill: 121, burned: 128, recycled: 223 },
  { year: '2020', landfill: 114, burned: 139, recycled: 258 },
]

const data = years.flatMap(({ year, landfill, burned, recycled }) => [
  { year, way: 'Landfill', amount: landfill },
  { year, way: 'Burned', amount: burned },
  { year, way: 'Recycled', amount: recycled },
])

const percent = new Intl.NumberFormat('en', { style: 'percent' })

const config: ColumnChartProps = {
  data,
  xField: 'year',
  yField: 'amount',
  seriesField: 'way',
  isStack: true,
  isPercent: true,
  height: 320,
  appendPadding: [0, 4, 4, 4],
  color: ['#8a94a6', '#db7417', '#1f9d6b'],
  columnWidthRatio: 0.7,
  // With isPercent, the field contains shares from 0 to 1.
  meta: { amount: { formatter: (share: number) => percent.format(share) } },
  yAxis: { tickInterval: 0.25 },
  legend: { position: 'top-left', offsetX: 4, flipPage: false },
  label: {
    position: 'middle',
    formatter: (row) => percent.format(row.amount),
    layout: [{ type: 'adjust-color' }],
  },
  tooltip: { formatter: (row) => ({ name: row.way, value: percent.format(row.amount) }) },
}

export default function Waste() {
  return <ColumnChart {...config} />
}
