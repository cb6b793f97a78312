import type { Code } from '../../../core/shared/code-text.ts'
import type { ChartDefinition, RoleName } from '../../../library/charts/chart.ts'
import {
  describeChart,
  findDefinition,
  isMeasure,
  FieldNames,
  hasColumns,
  type Role,
  type Mapping,
  type Plan,
  type PlanField,
} from './plan.ts'
import { areUnique, getFacts } from './column-facts.ts'
import { findColumn, shorten, type DataColumn, type DataTable } from './data-table.ts'
import { findCycle } from './find-cycle.ts'
import { planGroups, planOrder } from './plan-rows.ts'
import { findRange } from './table-view.ts'
import { startText } from './texts/index.ts'
import { findPrecision } from './time-units.ts'

/** Plans how a chart is made from the columns that are mapped to its roles. */
export function planChart(table: DataTable, chart: string, mapping: Mapping): Plan | { problem: string } {
  const definition = findDefinition(chart)
  const info = definition && describeChart(chart, definition)
  if (!info || info.roles.length === 0) return { problem: startText('start.unfit.several') }
  const names = new FieldNames()
  const plan: Plan = { info, definition, fields: [], measures: [], roles: {}, done: [] }
  const byRole = new Map<RoleName, PlanField[]>()
  for (const role of info.roles) {
    const columns = readRole(table, role, mapping)
    if (columns instanceof Error) return { problem: columns.message }
    const fields = columns.map((column) => findField(plan, column, role) ?? createField(plan, names, column, role))
    for (const field of fields) if (!plan.fields.includes(field)) plan.fields.push(field)
    byRole.set(role.name, fields)
    if (fields[0]) plan.roles[role.name] = fields[0].field
  }
  const x = byRole.get('x')?.[0]
  if (x && hasColumns(plan) && x.field !== plan.roles.left && x.field !== plan.roles.right) x.isText = true
  const problem = checkValues(plan, byRole)
  if (problem) return { problem }
  allowMissing(byRole)
  if (definition.fold) {
    const { values, axis, names: series } = definition.fold
    const fields = byRole.get(values) ?? []
    const hasAxis = plan.roles[axis] !== undefined
    if (fields.length > 1) {
      if (plan.roles[series] && hasAxis) return { problem: startText('start.unfit.fold') }
      const ends = definition.hasRanges && findEnds(fields, byRole.get('x')?.[0], table)
      if (ends) plan.range = { fields: ends, value: (plan.roles.y = names.add('range')) }
      else plan.roles[hasAxis ? series : axis] = foldColumns(plan, fields, values, names)
    } else if (!hasAxis) return { problem: startText('start.unfit.axis') }
  }
  for (const { column, isText } of plan.fields)
    if (column.format?.isConverted && !isText)
      plan.done.push(startText('start.done.unit', { column: shorten(column.name), unit: column.format.unit ?? '' }))
  const left = countMissing(plan, table)
  if (left === table.rowCount) return { problem: startText('start.unfit.no-rows') }
  if (left > 0) plan.done.push(startText('start.done.missing', { count: left }))
  if (!definition.isRaw && !plan.roles.parent) planGroups(plan, byRole, table, names)
  const cycle = definition.isAcyclic
    ? findCycle(byRole.get('source')?.[0]?.column, byRole.get('target')?.[0]?.column)
    : undefined
  if (cycle !== undefined) return { problem: startText('start.unfit.cycle', { name: shorten(cycle) }) }
  planOrder(plan, byRole)
  return plan
}

function readRole(table: DataTable, role: Role, mapping: Mapping): DataColumn[] | Error {
  const given = Object.hasOwn(mapping, role.name) ? mapping[role.name] : undefined
  const wanted = (typeof given === 'string' ? [given] : (given ?? [])).filter((name) => name !== '')
  const columns = wanted.flatMap((name) => findColumn(table, name) ?? [])
  if (columns.length < wanted.length || (columns.length === 0 && !role.isOptional)) {
    return new Error(startText('start.unfit.role', { role: role.label }))
  }
  const wrong = columns.find(({ kind }) => !role.kinds.includes(kind))
  if (wrong) return new Error(startText('start.unfit.kind', { role: role.label, column: wrong.name }))
  return role.isList ? columns : columns.slice(0, 1)
}

/** Numbers are text where they name something. Other axes than continuous ones have categories. */
function isTextRole(column: DataColumn, role: Role): boolean {
  if (column.kind !== 'number') return true
  if (isMeasure(role)) return false
  const { isContinuous = false } = role
  return typeof isContinuous === 'number' ? getFacts(column).different <= isContinuous : !isContinuous
}

const findField = (plan: Plan, column: DataColumn, role: Role): PlanField | undefined =>
  plan.fields.find((field) => field.column === column && field.isText === isTextRole(column, role))

function createField({ definition }: Plan, names: FieldNames, column: DataColumn, role: Role): PlanField {
  const field: PlanField = {
    field: names.add(role.field ?? column.name, role.field || role.name === 'value' ? [] : listAddedFields(definition)),
    column,
    isText: isTextRole(column, role),
  }
  if (column.kind === 'time') field.precision = findPrecision(column)
  return field
}

/** The fields that the last step or the chart engine adds to those of the table. */
const listAddedFields = ({ roles, fields = {}, addedFields = [] }: ChartDefinition): string[] => [
  ...addedFields,
  ...Object.values(fields)
    .flat()
    .filter((name): name is string => name !== undefined && !Object.hasOwn(roles, name)),
]

function checkValues({ definition, roles }: Plan, byRole: Map<RoleName, PlanField[]>): string | undefined {
  for (const [role, fields] of byRole) {
    for (const { column, isText } of fields) {
      const { min, max, different } = getFacts(column)
      const most = definition.roles[role]?.most
      if (isText && column.kind !== 'time' && most !== undefined && different > most) {
        return startText('start.unfit.many', { column: column.name, count: different, most })
      }
      if (!isText && min < 0 && definition.isPositive) {
        return startText('start.unfit.negative', { column: column.name })
      }
      const isShare = min >= 0 && max <= (column.format?.isPercent || max > 1 ? 100 : 1)
      if (role === 'value' && !roles.total && definition.data === 'share' && !isShare) {
        return startText('start.unfit.share', { column: column.name })
      }
    }
  }
  return undefined
}

/** The root of a tree has no parent, and only its leaves have values. */
function allowMissing(byRole: Map<RoleName, PlanField[]>): void {
  const parent = byRole.get('parent')?.[0]
  const value = byRole.get('value')?.[0]
  if (parent) parent.canMiss = true
  if (parent && value) value.canMiss = true
}

/** The start and the end of each bar, if the two columns are a range. */
function findEnds(fields: PlanField[], x: PlanField | undefined, { rowCount }: DataTable): PlanField[] | undefined {
  if (fields.length !== 2 || !x || !areUnique([x.column], rowCount, [], [x.cut])) return undefined
  const range = findRange(fields.map(({ column }) => column))
  return range && fields.toSorted((a, b) => range.indexOf(a.column) - range.indexOf(b.column))
}

/** Returns the field with the names of the columns. */
function foldColumns(plan: Plan, fields: PlanField[], measure: RoleName, names: FieldNames): Code {
  for (const field of fields) field.canMiss = true
  plan.fold = { fields, name: names.add('name'), value: names.add('value') }
  plan.roles[measure] = plan.fold.value
  plan.done.push(startText('start.done.fold', { count: fields.length }))
  return plan.fold.name
}

/** The number of rows that lack a value the chart needs. */
function countMissing(plan: Plan, { rowCount }: DataTable): number {
  const needed = plan.fields.filter(({ canMiss, column }) => !canMiss && column.missing > 0)
  if (needed.length === 0) return 0
  let count = 0
  for (let row = 0; row < rowCount; row += 1) if (needed.some(({ column }) => column.values[row] === null)) count += 1
  return count
}
