/**
 * title: Stacked columns
 * description: Units sold per month. Hover over a column to see its values, or click the legend to hide a product.
 * keywords: stacked column chart
 */
import { ColumnChart, type ColumnChartProps } from '@opd/g2plot-react'
import { sales } from './stacked-columns/data'

const config: ColumnChartProps = {
  data: sales,
  xField: 'month',
  yField: 'units',
  seriesField: 'product',
  isStack: true,
  legend: { position: 'top' },
  height: 360,
}

export default function SalesChart() {
  return <ColumnChart {...config} />
}
