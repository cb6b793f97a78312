import type { AreaChartProps } from '@opd/g2plot-react'
import type { ChartDefinition } from './chart.ts'
import { series } from './series.ts'

export const area = {
  ...series,
  roles: {
    ...series.roles,
    x: { ...series.roles.x, isContinuous: true, isLinear: true },
    series: { ...series.roles.series, most: 20 },
  },
  periods: 750,
  addsEvents: true,
  isComplete: true,
} satisfies ChartDefinition<AreaChartProps>
