/**
 * title: Lines
 * description: The same data as one line per product. Move the pointer to compare the products in a month.
 * keywords: multi-series line chart
 */
import { LineChart, type LineChartProps } from '@opd/g2plot-react'
import { sales } from './lines/data'

const config: LineChartProps = {
  data: sales,
  xField: 'month',
  yField: 'units',
  seriesField: 'product',
  smooth: true,
  point: { size: 4 },
  legend: { position: 'top', flipPage: false },
  height: 360,
}

export default function SalesChart() {
  return <LineChart {...config} />
}
