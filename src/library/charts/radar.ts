import type { RadarChartProps } from '@opd/g2plot-react'
import type { ChartDefinition } from './chart.ts'
import { series } from './series.ts'

export const radar = {
  ...series,
  roles: {
    ...series.roles,
    x: { ...series.roles.x, most: 30 },
    series: { ...series.roles.series, most: 10 },
  },
  options: { radius: 0.8, point: { size: 3 }, area: {} },
} satisfies ChartDefinition<RadarChartProps>
