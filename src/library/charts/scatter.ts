import type { ScatterChartProps } from '@opd/g2plot-react'
import { groups, number, optional, type ChartDefinition, type Options } from './chart.ts'

export const scatter = {
  roles: {
    x: { kinds: ['number', 'time'], isContinuous: true },
    y: number,
    color: optional({ ...groups, isContinuous: 8 }),
    size: optional(number),
  },
  fields: { xField: 'x', yField: 'y', colorField: 'color', sizeField: 'size' },
  isRaw: true,
  meta: 'names',
  options: ({ roles }): Options<ScatterChartProps> => ({
    shape: 'circle',
    size: roles.size === undefined ? 4 : [4, 24],
    pointStyle: { fillOpacity: 0.6 },
  }),
} satisfies ChartDefinition<ScatterChartProps>
