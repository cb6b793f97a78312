import { groups, names, number, optional, type ChartDefinition } from './chart.ts'

/** The roles of charts with an axis, values, and series. Several value columns are the series, or are on the axis. */
export const series = {
  roles: { x: optional(names), y: { ...number, isList: true }, series: optional(groups) },
  fields: { xField: 'x', yField: 'y', seriesField: 'series' },
  fold: { values: 'y', axis: 'x', names: 'series' },
  meta: 'names',
} satisfies ChartDefinition

/** The same along a continuous x-axis, over time or numbers. At most so many series can be told apart. */
export const timeline = (most: number) =>
  ({
    ...series,
    roles: {
      ...series.roles,
      x: { ...series.roles.x, isContinuous: true, isLinear: true },
      series: { ...series.roles.series, most },
    },
    periods: 750,
    addsEvents: true,
  }) satisfies ChartDefinition
