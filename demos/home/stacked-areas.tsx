/**
 * title: Stacked areas
 * description: The same data as areas, which are stacked by default.
 * keywords: stacked area chart
 */
import { AreaChart, type AreaChartProps } from '@opd/g2plot-react'
import { sales } from './stacked-areas/data'

const config: AreaChartProps = {
  data: sales,
  xField: 'month',
  yField: 'units',
  seriesField: 'product',
  smooth: true,
  legend: { position: 'top', flipPage: false },
  height: 360,
}

export default function SalesChart() {
  return <AreaChart {...config} />
}
