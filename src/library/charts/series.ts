import { groups, names, number, optional, type ChartDefinition } from './chart.ts'

/** The roles of charts with an axis, values, and series. Several value columns are the series, or are on the axis. */
export const series = {
  roles: { x: optional(names), y: { ...number, isList: true }, series: optional(groups) },
  fields: { xField: 'x', yField: 'y', seriesField: 'series' },
  fold: { values: 'y', axis: 'x', names: 'series' },
  meta: 'names',
} satisfies ChartDefinition
