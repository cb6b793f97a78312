import type { AreaChartProps } from '@opd/g2plot-react'
import type { ChartDefinition } from './chart.ts'
import { timeline } from './series.ts'

export const area = { ...timeline(20), isComplete: true } satisfies ChartDefinition<AreaChartProps>
