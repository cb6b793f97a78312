import type { HeatmapChartProps } from '@opd/g2plot-react'
import { names, number, optional, type ChartDefinition } from './chart.ts'

export const heatmap = {
  roles: {
    columns: optional({ ...names, most: 200 }),
    rows: { ...names, most: 100 },
    value: optional({ ...number, isList: true }),
  },
  fields: { xField: 'columns', yField: 'rows', colorField: 'value' },
  fold: { values: 'value', axis: 'columns', names: 'columns' },
  periods: 60,
  meta: 'names and order',
  options: { legend: {} },
} satisfies ChartDefinition<HeatmapChartProps>
