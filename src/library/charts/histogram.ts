import type { HistogramChartProps } from '@opd/g2plot-react'
import { groups, number, optional, type ChartDefinition, type Options } from './chart.ts'

export const histogram = {
  roles: { value: number, series: optional({ ...groups, most: 12 }) },
  fields: { binField: 'value', stackField: 'series' },
  addedFields: ['range', 'count'],
  isRaw: true,
  options: ({ roles, getFacts }): Options<HistogramChartProps> => ({
    binNumber: Math.max(8, Math.min(30, Math.round(Math.sqrt(getFacts('value')?.count ?? 0)))),
    legend: roles.series === undefined ? undefined : {},
  }),
} satisfies ChartDefinition<HistogramChartProps>
