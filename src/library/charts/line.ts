import type { LineChartProps } from '@opd/g2plot-react'
import type { ChartDefinition, Options } from './chart.ts'
import { timeline } from './series.ts'

export const line = {
  ...timeline(30),
  options: ({ lowest }): Options<LineChartProps> => (lowest === undefined ? {} : { yAxis: { min: lowest } }),
} satisfies ChartDefinition<LineChartProps>
