import type { RoleName } from '../../../library/charts/chart.ts'
import { shorten, type Plan, type PlanField } from './plan.ts'
import { getFacts } from './column-facts.ts'
import type { Value } from './data-table.ts'
import { startText } from './texts/index.ts'

/** Sorts the rows, and keeps the largest if there are too many. */
export function sortRows(plan: Plan, byRole: Map<RoleName, PlanField[]>): void {
  const { isComplete, isRaw, order = isRaw ? 'data' : 'position', top = Infinity, cutsOrder } = plan.definition
  const { x, series, y, value } = plan.roles
  const first = (byRole.get('x') ?? byRole.get('name') ?? byRole.get('columns'))?.[0]
  const measure = y ?? value
  if (isComplete && x && series && y && !hasAllPairs(plan)) plan.fill = { x, series, value: y }
  if (first && (order === 'position' || order === 'largest')) sortByPosition(plan, first)
  const hasOrder = plan.sort !== undefined
  if (first && plan.sort && isSorted(plan, first)) delete plan.sort
  const canSort = order === 'largest' || order === 'always largest'
  if (!canSort || !measure || series || plan.roles.parent || !first || plan.fold || plan.range) return
  if (!hasOrder) plan.sort = { field: measure, by: 'largest' }
  const count = first.cut ? 0 : getFacts(first.column).different
  if (count <= top || (hasOrder && !cutsOrder)) return
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

/** Times, numbers and ordered values are sorted. */
function sortByPosition(plan: Plan, { field, column, isText }: PlanField): void {
  if (column.order) plan.sort = { field, by: 'text', order: column.order }
  else if (column.kind === 'number') plan.sort = { field, by: 'number' }
  else if (column.kind === 'time' && isText) plan.sort = { field, by: 'text' }
}

/** Whether each series has a row at each position. */
function hasAllPairs({ fields, roles, fold }: Plan): boolean {
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
