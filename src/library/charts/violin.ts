import type { ViolinChartProps } from '@opd/g2plot-react'
import { code } from '../../core/shared/code-text.ts'
import { groups, number, type ChartDefinition, type Options } from './chart.ts'

export const violin = {
  roles: { x: { ...groups, most: 20 }, value: number },
  fields: { xField: 'x', yField: 'value', seriesField: 'all' },
  isRaw: true,
  order: 'position',
  options({ listNumbers }): Options<ViolinChartProps> {
    // the chart engine collects violins in an object, where whole numbers come before all others
    const values = listNumbers('x')
    return { legend: false, ...(values.length > 0 && { meta: { x: { values } } }) }
  },
  step: (_, rows) => ({
    name: code`data`,
    comment: 'The same series in all rows makes the violins as wide as their category.',
    expression: code`${rows}.map((row) => ({ ...row, all: 'All' }))`,
  }),
} satisfies ChartDefinition<ViolinChartProps>
