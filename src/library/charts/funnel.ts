import type { FunnelChartProps } from '@opd/g2plot-react'
import { names, number, type ChartDefinition } from './chart.ts'

export const funnel = {
  roles: { name: { ...names, most: 15 }, value: number },
  fields: { xField: 'name', yField: 'value' },
  isPositive: true,
  order: 'data',
  meta: 'names',
  options: { legend: false },
} satisfies ChartDefinition<FunnelChartProps>
