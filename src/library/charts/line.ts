import type { LineChartProps } from '@opd/g2plot-react'
import type { ChartDefinition, Options } from './chart.ts'
import { series } from './series.ts'

export const line = {
  ...series,
  roles: {
    ...series.roles,
    x: { ...series.roles.x, isContinuous: true, isLinear: true },
    series: { ...series.roles.series, most: 30 },
  },
  periods: 750,
  addsEvents: true,
  options: ({ lowest }): Options<LineChartProps> => (lowest === undefined ? {} : { yAxis: { min: lowest } }),
} satisfies ChartDefinition<LineChartProps>
