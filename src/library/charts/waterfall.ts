import type { WaterfallChartProps } from '@opd/g2plot-react'
import { names, number, type ChartDefinition } from './chart.ts'

export const waterfall = {
  roles: { name: { ...names, most: 40 }, value: number },
  fields: { xField: 'name', yField: 'value' },
  order: 'data',
  meta: 'names',
} satisfies ChartDefinition<WaterfallChartProps>
