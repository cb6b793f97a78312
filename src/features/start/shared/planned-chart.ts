import type { PlannedChart } from '../../../library/charts/chart.ts'
import { getFacts } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'
import { findScale } from './orders.ts'
import { hasColumns, type Plan } from './plan.ts'

/** A plan as a chart file sees it. */
export function describePlan(plan: Plan): PlannedChart {
  const { roles, fields, group, range } = plan
  const findColumn = (role: keyof typeof roles) => fields.find(({ field }) => field === roles[role])?.column
  return {
    roles,
    getFacts(role) {
      const column = findColumn(role)
      if (!column) return undefined
      const { count, min, max } = getFacts(column)
      return { count, min, max, isPercent: column.format?.isPercent === true }
    },
    listNumbers(role) {
      const column = findColumn(role)
      return column?.kind === 'number' ? listNumbers(column) : []
    },
    isGrouped: group !== undefined,
    isRange: range !== undefined,
    isScale: isScale(plan),
    isStacked: isStacked(plan),
    hasColumns: hasColumns(plan),
    lowest: findLowest(plan),
  }
}

/** Whether the series are answers on a scale, of which the shares are compared. */
const isScale = ({ fold }: Plan): boolean =>
  fold !== undefined && findScale(fold.fields.map(({ column }) => column.name))?.length === fold.fields.length

/** Series are stacked if their values add up and there are too many to put them side by side. */
function isStacked({ measures, fields, fold, roles }: Plan): boolean {
  const series = fields.find(({ field }) => field === roles.series)
  const count = fold && roles.series === fold.name ? fold.fields.length : series ? getFacts(series.column).different : 0
  const values = fold ? fold.fields : fields.filter(({ field }) => field === roles.y)
  return count > 3 && measures[0]?.method !== 'mean' && values.every(({ column }) => getFacts(column).min >= 0)
}

/** A number just below the lowest value, if all values are far from zero. */
function findLowest({ fields, fold, range, measures, group, roles }: Plan): number | undefined {
  if (group && measures[0]?.method !== 'mean') return undefined
  const columns = (fold ?? range)?.fields ?? fields.filter(({ field }) => field === roles.y)
  const min = Math.min(...columns.map(({ column }) => getFacts(column).min))
  const max = Math.max(...columns.map(({ column }) => getFacts(column).max))
  // Without it, the part of a range below zero is cut off.
  if (min <= max / 2 && !(range && min < 0)) return undefined
  const step = 10 ** Math.floor(Math.log10(max - min || 1))
  return Number((Math.floor(min / step) * step).toPrecision(6))
}

/** The different numbers of a column in their order. */
export const listNumbers = ({ values }: DataColumn): string[] =>
  Array.from(new Set(values.filter((value) => value !== null)), Number)
    .toSorted((a, b) => a - b)
    .map(String)
