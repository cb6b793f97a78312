import type { RoseChartProps } from '@opd/g2plot-react'
import { names, number, optional, type ChartDefinition } from './chart.ts'

export const rose = {
  roles: { name: names, value: optional(number) },
  fields: { xField: 'name', yField: 'value', seriesField: 'name' },
  isPositive: true,
  order: 'largest',
  top: 16,
  meta: 'names',
  options: { radius: 0.85, legend: false },
} satisfies ChartDefinition<RoseChartProps>
