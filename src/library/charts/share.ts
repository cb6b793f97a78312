import type { GaugeChartProps, LiquidChartProps, ProgressChartProps, RingProgressChartProps } from '@opd/g2plot-react'
import { code, type Code } from '../../core/shared/code-text.ts'
import { number, optional, type ChartDefinition } from './chart.ts'

/** Charts of one share. It is the mean of a column, or one column as a part of another one. */
const share = {
  roles: { value: number, total: optional(number) },
  height: 280,
  data: 'share',
  isRaw: true,
  step({ roles: { value = code``, total }, getFacts }, rows) {
    const add = (field: Code) => code`${rows}.reduce((sum, row) => sum + row.${field}, 0)`
    const facts = getFacts('value')
    const isPercent = facts && (facts.isPercent || facts.max > 1)
    const mean = code`${add(value)} / ${rows}.length${isPercent ? code` / 100` : code``}`
    return { name: code`percent`, expression: total === undefined ? mean : code`${add(value)} / ${add(total)}` }
  },
} satisfies ChartDefinition

export const gauge = share satisfies ChartDefinition<GaugeChartProps>
export const liquid = share satisfies ChartDefinition<LiquidChartProps>
export const ringProgress = share satisfies ChartDefinition<RingProgressChartProps>
export const progress = { ...share, height: 40 } satisfies ChartDefinition<ProgressChartProps>
