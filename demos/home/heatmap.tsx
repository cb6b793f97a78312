/**
 * title: Heatmap
 * description: The same data as a heatmap, where color shows the number of units sold.
 * keywords: heatmap
 */
import { HeatmapChart, type HeatmapChartProps } from '@opd/g2plot-react'
import { sales } from './heatmap/data'

const config: HeatmapChartProps = {
  data: sales,
  xField: 'month',
  yField: 'product',
  colorField: 'units',
  color: ['#cfe0fd', '#4c80f1', '#1b3f94'],
  height: 360,
}

export default function SalesChart() {
  return <HeatmapChart {...config} />
}
