import type { WordCloudChartProps } from '@opd/g2plot-react'
import { names, number, optional, type ChartDefinition } from './chart.ts'

export const wordCloud = {
  roles: { name: names, value: optional(number) },
  fields: { wordField: 'name', weightField: 'value' },
  isPositive: true,
  order: 'largest',
  top: 100,
  cutsOrder: true,
  options: {
    color: '#3f74e8',
    random: 0.5,
    wordStyle: { fontFamily: 'sans-serif', fontSize: [14, 56], rotation: 0 },
  },
} satisfies ChartDefinition<WordCloudChartProps>
