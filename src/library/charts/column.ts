import type { ColumnChartProps } from '@opd/g2plot-react'
import { optional, type ChartDefinition, type Options, type PlannedChart } from './chart.ts'
import { series } from './series.ts'

export const column = {
  ...series,
  roles: { ...series.roles, y: optional(series.roles.y), series: { ...series.roles.series, most: 20 } },
  hasRanges: true,
  order: 'largest',
  top: 30,
  options: (chart) => arrange(chart, 'yAxis'),
} satisfies ChartDefinition<ColumnChartProps>

/** Bars of several series overlap unless they are stacked or side by side. */
export function arrange(
  { roles, isRange, isScale, isStacked, lowest }: PlannedChart,
  valueAxis: 'xAxis' | 'yAxis',
): Options<ColumnChartProps> {
  if (isRange) return { isRange: true, ...(lowest !== undefined && { [valueAxis]: { min: lowest } }) }
  if (isScale) return { isStack: true, isPercent: true }
  if (roles.series === undefined) return {}
  return isStacked ? { isStack: true } : { isGroup: true }
}
