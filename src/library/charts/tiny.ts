import type { TinyAreaChartProps, TinyColumnChartProps, TinyLineChartProps } from '@opd/g2plot-react'
import { code } from '../../core/shared/code-text.ts'
import { number, optional, type ChartDefinition } from './chart.ts'

/** Charts of a list of numbers. */
const tiny = {
  roles: { value: number, x: optional({ kinds: ['time', 'ordered', 'number'], isContinuous: true }) },
  height: 80,
  data: 'values',
  step: ({ roles: { value = code`` } }, rows) => ({
    name: code`data`,
    expression: code`${rows}.map((row) => Number(row.${value}))`,
  }),
} satisfies ChartDefinition

export const tinyLine = { ...tiny, periods: 100 } satisfies ChartDefinition<TinyLineChartProps>
export const tinyArea = { ...tiny, periods: 100 } satisfies ChartDefinition<TinyAreaChartProps>
export const tinyColumn = tiny satisfies ChartDefinition<TinyColumnChartProps>
