import type { StockChartProps } from '@opd/g2plot-react'
import { number, type ChartDefinition } from './chart.ts'

export const stock = {
  roles: { x: { kinds: ['time'] }, open: number, close: number, high: number, low: number },
  fields: { xField: 'x', yField: ['open', 'close', 'high', 'low'] },
  addedFields: ['trend'],
  isRaw: true,
  meta: 'names',
} satisfies ChartDefinition<StockChartProps>
