import type { DualAxesChartProps } from '@opd/g2plot-react'
import { names, number, type ChartDefinition, type Options } from './chart.ts'

export const dualAxes = {
  roles: { x: { ...names, isContinuous: true, isLinear: true }, left: number, right: number },
  fields: { xField: 'x', yField: ['left', 'right'] },
  data: 'twice',
  columns: 'left',
  periods: 120,
  meta: 'names',
  options: ({ hasColumns }): Options<DualAxesChartProps> => ({
    geometryOptions: [{ geometry: hasColumns ? 'column' : 'line' }, { geometry: 'line' }],
  }),
} satisfies ChartDefinition<DualAxesChartProps>
