/**
 * title: Bakery sales by weekday
 * description: Stacked columns with a fixed series order. The stack order is reversed, and the legend order isn't.
 * keywords: series order, stack order, reverse stack, legend order, reversed, sort series, order within a group
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'

// In this list, the series occur in a different order every day.
const data = [
  { day: 'Thu', product: 'Rolls', items: 420 },
  { day: 'Thu', product: 'Cakes', items: 95 },
  { day: 'Thu', product: 'Bread', items: 260 },
  { day: 'Fri', product: 'Cakes', items: 140 },
  { day: 'Fri', product: 'Bread', items: 310 },
  { day: 'Fri', product: 'Rolls', items: 455 },
  { day: 'Sat', product: 'Bread', items: 385 },
  { day: 'Sat', product: 'Rolls', items: 690 },
  { day: 'Sat', product: 'Cakes', items: 225 },
  { day: 'Sun', product: 'Cakes', items: 310 },
  { day: 'Sun', product: 'Rolls', items: 540 },
]

// From the bottom of the stack to the top.
const products = ['Bread', 'Rolls', 'Cakes']
const colors = new Map([
  ['Bread', '#8a94a6'],
  ['Rolls', '#c99a06'],
  ['Cakes', '#d6409f'],
])

const config: ColumnChartProps = {
  data,
  xField: 'day',
  yField: 'items',
  seriesField: 'product',
  isStack: true,
  height: 320,
  appendPadding: [0, 4, 4, 4],
  color: ({ product }) => colors.get(product) ?? '#8a94a6',
  columnWidthRatio: 0.5,
  meta: { product: { values: [...products].reverse() } }, // The first series is on top.
  legend: { position: 'top-left', offsetX: 4, flipPage: false, reversed: true },
}

export default function BakerySales() {
  return <ColumnChart {...config} />
}
