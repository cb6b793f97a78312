/**
 * title: Grouped columns
 * description: The same data with one column per product. Only one option is different.
 * keywords: grouped column chart, side by side
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'
import { sales } from './grouped-columns/data'

const config: ColumnChartProps = {
  data: sales,
  xField: 'month',
  yField: 'units',
  seriesField: 'product',
  isGroup: true,
  legend: { position: 'top' },
  height: 360,
}

export default function SalesChart() {
  return <ColumnChart {...config} />
}
