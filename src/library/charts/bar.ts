import type { BarChartProps } from '@opd/g2plot-react'
import type { ChartDefinition } from './chart.ts'
import { arrange, column } from './column.ts'

export const bar = {
  ...column,
  fields: { xField: 'y', yField: 'x', seriesField: 'series' },
  height: 'bars',
  top: 25,
  options: (chart) => arrange(chart, 'xAxis'),
} satisfies ChartDefinition<BarChartProps>
