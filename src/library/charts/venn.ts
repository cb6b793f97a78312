import type { VennChartProps } from '@opd/g2plot-react'
import { code } from '../../core/shared/code-text.ts'
import { number, type ChartDefinition } from './chart.ts'

export const venn = {
  roles: { sets: { kinds: ['category', 'id', 'ordered'], most: 15, field: 'sets' }, value: number },
  fields: { setsField: 'sets', sizeField: 'value' },
  isRaw: true,
  isPositive: true,
  options: { legend: false },
  step: ({ roles: { sets = code`` } }, rows) => ({
    name: code`data`,
    expression: code`${rows}.map((row) => ({ ...row, ${sets}: row.${sets}.split(/[&,;+∩|]/).map((name) => name.trim()) }))`,
  }),
} satisfies ChartDefinition<VennChartProps>
