import type { PieChartProps } from '@opd/g2plot-react'
import { names, number, optional, type ChartDefinition } from './chart.ts'

export const pie = {
  roles: { name: names, value: optional(number) },
  fields: { angleField: 'value', colorField: 'name' },
  isPositive: true,
  order: 'always largest',
  top: 9,
  meta: 'names',
  options: { radius: 0.75, label: { type: 'outer', content: '{name} {percentage}' }, legend: false },
} satisfies ChartDefinition<PieChartProps>
