import type { RadialBarChartProps } from '@opd/g2plot-react'
import { names, number, optional, type ChartDefinition } from './chart.ts'

export const radialBar = {
  roles: { name: names, value: optional(number) },
  fields: { xField: 'name', yField: 'value' },
  isPositive: true,
  order: 'largest',
  top: 12,
  cutsOrder: true,
  meta: 'names',
  options: { radius: 0.9, innerRadius: 0.25, maxAngle: 300 },
} satisfies ChartDefinition<RadialBarChartProps>
