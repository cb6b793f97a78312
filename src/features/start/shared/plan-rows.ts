import type { RoleName } from '../../../library/charts/chart.ts'
import { isMeasure, type Measure, type Plan, type PlanField, type FieldNames } from './plan.ts'
import { areUnique, getFacts } from './column-facts.ts'
import { shorten, type DataColumn, type DataTable, type Value } from './data-table.ts'
import { startText } from './texts/index.ts'
import { MANY_EVENTS, viewTable } from './table-view.ts'
import { findCut, findGroupCut, isRegular, type TimeCut } from './time-units.ts'

/** Adds up or averages rows with the same names, if there are such rows. */
export function planGroups(plan: Plan, byRole: Map<RoleName, PlanField[]>, table: DataTable, names: FieldNames): void {
  const measured = new Set(plan.info.roles.flatMap((role) => (isMeasure(role) ? (byRole.get(role.name) ?? []) : [])))
  const keys = plan.fields.filter((field) => !measured.has(field))
  const most = plan.definition.periods ?? 40
  cutTimes(keys, (column) => findCut(column, most))
  const needed = [...measured].filter(({ canMiss }) => !canMiss).map(({ column }) => column)
  const columns = keys.map(({ column }) => column)
  const cuts = keys.map(({ cut, precision }) => cut ?? precision)
  const isUnique = () => areUnique(columns, table.rowCount, needed, cuts)
  plan.measures = listMeasures(plan, [...measured])
  const hasOneRow =
    keys.length === 0
      ? table.rowCount === 1 || !plan.fold
      : measured.size > 0 && isUnique() && !areEvents(keys, table, plan)
  if (hasOneRow) return
  const series = keys.reduce((count, { column, precision }) => count * (precision ? 1 : getFacts(column).different), 1)
  cutTimes(keys, (column) => findGroupCut(column, table.rowCount / series, most))
  const by = listKeys(plan, keys)
  if (plan.measures.length === 0) {
    const count: Measure = { field: names.add('count'), label: startText('start.done.count'), method: 'count' }
    plan.measures = [count]
    plan.roles[byRole.has('y') ? 'y' : 'value'] = count.field
  }
  const done = plan.measures.map(({ label, method }) =>
    startText(`start.done.group.${method}`, { measure: shorten(label), by }),
  )
  plan.done.push(...done)
  const fields = keys.map(({ field }) => field)
  plan.group = {
    keys: plan.fold ? [...fields, plan.fold.name] : fields,
    comment: done.join('. '),
  }
}

/** Whether rows are events at irregular times, such as payments, which only say something when they are added up. */
function areEvents(keys: PlanField[], table: DataTable, { measures, definition }: Plan): boolean {
  const time = keys.find(({ precision = 4 }) => precision > 10)
  const canSum = time && table.rowCount >= MANY_EVENTS && measures.every(({ method }) => method === 'sum')
  return canSum === true && definition.addsEvents === true && !isRegular(time.column) && viewTable(table).isRecords
}

function cutTimes(keys: PlanField[], choose: (column: DataColumn) => TimeCut): void {
  for (const key of keys) {
    if (key.precision === undefined) continue
    const cut = choose(key.column)
    if (cut < key.precision) key.cut = cut
  }
}

function listMeasures({ fold }: Plan, measured: PlanField[]): Measure[] {
  if (fold) return [{ field: fold.value, label: startText('start.done.values'), method: getMethod(fold.fields) }]
  return measured.map((field) => ({ field: field.field, label: field.column.name, method: getMethod([field]) }))
}

const getMethod = (fields: PlanField[]): 'sum' | 'mean' =>
  fields.every(({ column }) => getFacts(column).isAdditive) ? 'sum' : 'mean'

/** The names of the groups in words: `month and region`. */
function listKeys({ fold }: Plan, keys: PlanField[]): string {
  const names = keys.map(({ column, cut }) => (cut ? startText(`start.unit.${cut}`) : shorten(column.name)))
  return [...names, ...(fold ? [startText('start.done.column')] : [])].join(startText('start.done.and'))
}

/** Sorts the rows, and keeps the largest if there are too many. */
export function planOrder(plan: Plan, byRole: Map<RoleName, PlanField[]>): void {
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
