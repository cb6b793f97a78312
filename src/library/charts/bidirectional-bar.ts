import type { BidirectionalBarChartProps } from '@opd/g2plot-react'
import { names, number, roundUp, type ChartDefinition, type Options } from './chart.ts'

export const bidirectionalBar = {
  roles: { x: { ...names, most: 60 }, left: number, right: number },
  fields: { xField: 'x', yField: ['left', 'right'] },
  height: 'bars',
  isPositive: true,
  meta: 'names',
  options({ roles, getFacts, isGrouped }): Options<BidirectionalBarChartProps> {
    if (isGrouped) return {}
    const max = roundUp(Math.max(getFacts('left')?.max ?? 0, getFacts('right')?.max ?? 0))
    return { yAxis: { [roles.left ?? '']: { max }, [roles.right ?? '']: { max } } }
  },
} satisfies ChartDefinition<BidirectionalBarChartProps>
