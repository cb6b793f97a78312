import type { BoxChartProps } from '@opd/g2plot-react'
import { code, quote } from '../../core/shared/code-text.ts'
import { groups, number, roundUp, type ChartDefinition, type Options } from './chart.ts'

export const box = {
  roles: { x: { ...groups, most: 40 }, value: number },
  fields: { xField: 'x', yField: ['low', 'q1', 'median', 'q3', 'high'] },
  isRaw: true,
  order: 'position',
  options({ getFacts }): Options<BoxChartProps> {
    const min = getFacts('value')?.min ?? 0
    return min < 0 ? { yAxis: { min: -roundUp(-min) } } : {}
  },
  step: ({ roles: { x = code``, value = code`` } }, rows) => ({
    name: code`data`,
    expression: code`findQuartiles(${rows}, ${quote(x)}, ${quote(value)})`,
    uses: ['findQuartiles'],
  }),
} satisfies ChartDefinition<BoxChartProps>
