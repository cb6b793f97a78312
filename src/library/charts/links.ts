import type { ChordChartProps, SankeyChartProps } from '@opd/g2plot-react'
import { names, number, optional, type ChartDefinition } from './chart.ts'

const links = (most: number) =>
  ({
    roles: { source: { ...names, most }, target: { ...names, most }, value: optional(number) },
    fields: { sourceField: 'source', targetField: 'target', weightField: 'value' },
    isPositive: true,
  }) satisfies ChartDefinition

export const sankey = { ...links(60), isAcyclic: true } satisfies ChartDefinition<SankeyChartProps>
export const chord = links(30) satisfies ChartDefinition<ChordChartProps>
