import type { BulletChartProps } from '@opd/g2plot-react'
import { code } from '../../core/shared/code-text.ts'
import { names, number, roundUp, type ChartDefinition } from './chart.ts'

export const bullet = {
  roles: { name: { ...names, most: 20 }, measure: number, goal: number },
  fields: { xField: 'name', measureField: 'measure', rangeField: 'range', targetField: 'goal' },
  height: 'bars',
  options: {
    color: { range: '#dfe5ee', measure: '#4c80f1', target: '#39435a' },
    label: { measure: false },
    xAxis: { line: null },
  },
  step({ getFacts }, rows) {
    const end = roundUp(Math.max(getFacts('measure')?.max ?? 0, getFacts('goal')?.max ?? 0))
    return { name: code`data`, expression: code`${rows}.map((row) => ({ ...row, range: [${end}] }))` }
  },
} satisfies ChartDefinition<BulletChartProps>
