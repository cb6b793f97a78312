import { RAW, shorten, type Plan, type PlanField } from './plan.ts'
import { getFacts } from './column-facts.ts'
import type { Value } from './data-table.ts'
import { startText } from './texts/index.ts'

/** The largest values that are kept. */
const TOP: Record<string, number> = {
  Pie: 9,
  Rose: 16,
  RadialBar: 12,
  Bar: 25,
  Column: 30,
  WordCloud: 100,
  Treemap: 100,
  Sunburst: 60,
  CirclePacking: 60,
}

/** Sorts the rows, and keeps the largest if there are too many. */
export function sortRows(plan: Plan, byRole: Map<string, PlanField[]>, base: string): void {
  const { x, series, y, value } = plan.roles
  const first = (byRole.get('x') ?? byRole.get('name') ?? byRole.get('columns'))?.[0]
  const measure = y ?? value
  if (base === 'Area' && x && series && y && !isComplete(plan)) plan.fill = { x, series, value: y }
  if (first && (RAW.has(base) ? base === 'Box' || base === 'Violin' : true)) sortByPosition(plan, first, base)
  const hasOrder = plan.sort !== undefined
  if (first && plan.sort && isSorted(plan, first)) delete plan.sort
  const canSort = /^(?:Pie|RadialBar|WordCloud|Treemap|Sunburst|CirclePacking|Rose|Bar|Column)$/.test(base)
  if (!canSort || !measure || series || plan.roles.parent || !first || plan.fold || plan.range) return
  if (!hasOrder) plan.sort = { field: measure, by: 'largest' }
  const top = TOP[base] ?? Infinity
  const count = first.cut ? 0 : getFacts(first.column).different
  if (count <= top || (hasOrder && !/Pie|RadialBar|WordCloud/.test(base))) return
  plan.sort = { field: measure, by: 'largest' }
  plan.top = top
  plan.done.push(startText('start.done.top', { top, count, name: shorten(first.column.name) }))
}

/** Whether the rows are already in this order. */
function isSorted({ sort, group, fold, fill }: Plan, { column, cut, precision }: PlanField): boolean {
  if (group || fold || fill) return false
  const position = (value: Value | undefined) =>
    sort?.order
      ? sort.order.indexOf(String(value))
      : typeof value === 'string'
        ? value.slice(0, cut ?? precision)
        : (value ?? 0)
  return column.values.every((value, row) => row === 0 || position(column.values[row - 1]) <= position(value))
}

/** Times, numbers and ordered values are sorted. Stages and steps stay in the order of the data. */
function sortByPosition(plan: Plan, { field, column, isText }: PlanField, base: string): void {
  if (/Funnel|Waterfall|Pie/.test(base)) return
  if (column.order) plan.sort = { field, by: 'text', order: column.order }
  else if (column.kind === 'number') plan.sort = { field, by: 'number' }
  else if (column.kind === 'time' && isText) plan.sort = { field, by: 'text' }
}

/** Whether each series has a row at each position. */
function isComplete({ fields, roles, fold }: Plan): boolean {
  if (fold) return fold.fields.every(({ column }) => column.missing === 0)
  const [x, series] = [roles.x, roles.series].map((role) => fields.find(({ field }) => field === role))
  const positions = new Set<string>()
  const pairs = new Set<string>()
  for (const [row, value] of (x?.column.values ?? []).entries()) {
    const position = String(value).slice(0, x?.cut ?? x?.precision)
    positions.add(position)
    pairs.add(`${position}\0${series?.column.values[row]}`)
  }
  return series !== undefined && pairs.size === positions.size * getFacts(series.column).different
}
