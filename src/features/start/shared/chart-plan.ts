import type { Code } from '../../../core/shared/code-text.ts'
import { getChart, type Role } from './charts.ts'
import { areUnique, getFacts } from './column-facts.ts'
import { findColumn, type DataColumn, type DataTable } from './data-table.ts'
import { FieldNames } from './field-names.ts'
import { findCycle } from './find-cycle.ts'
import { hasColumns, MEASURE_ROLES, RAW, shorten, type Mapping, type Plan, type PlanField } from './plan.ts'
import { groupRows } from './plan-group.ts'
import { sortRows } from './plan-sort.ts'
import { findRange } from './table-view.ts'
import { startText } from './texts/index.ts'
import { findPrecision } from './time-units.ts'

const SERIES = new Set(['Line', 'Area', 'Column', 'Bar', 'Radar', 'Heatmap'])
const TREES = new Set(['Treemap', 'Sunburst', 'CirclePacking'])
const POSITIVE = new Set([
  ...TREES,
  'Pie',
  'Rose',
  'RadialBar',
  'Funnel',
  'WordCloud',
  'Sankey',
  'Chord',
  'Venn',
  'BidirectionalBar',
])

/** The number of different values that a chart can show. */
const MOST: Record<string, Record<string, number>> = {
  Line: { series: 30 },
  Area: { series: 20 },
  Column: { series: 20 },
  Bar: { series: 20 },
  Box: { x: 40 },
  Violin: { x: 20 },
  Heatmap: { columns: 200, rows: 100 },
  Radar: { x: 30, series: 10 },
  Chord: { source: 30, target: 30 },
  Sankey: { source: 60, target: 60 },
  Bullet: { name: 20 },
  BidirectionalBar: { x: 60 },
  Waterfall: { name: 40 },
  Funnel: { name: 15 },
  Histogram: { series: 12 },
  Venn: { sets: 15 },
}

/** Fields that the code of a chart or the chart engine writes next to those of the table, except the values. */
const ADDED_FIELDS: Record<string, string[]> = {
  Box: ['low', 'q1', 'median', 'q3', 'high'],
  Bullet: ['range'],
  Histogram: ['range', 'count'],
  Stock: ['trend'],
  Violin: ['all'],
}

interface Problem {
  problem: string
}

/** Plans how a chart is made from the columns that are mapped to its roles. */
export function planChart(table: DataTable, chart: string, mapping: Mapping): Plan | Problem {
  const info = getChart(chart)
  if (!info || info.roles.length === 0) return { problem: startText('start.unfit.several') }
  const base = chart.replace(/Chart$/, '')
  const names = new FieldNames()
  const plan: Plan = { info, fields: [], measures: [], roles: {}, done: [] }
  const byRole = new Map<string, PlanField[]>()
  for (const role of info.roles) {
    const columns = readRole(table, role, mapping)
    if (columns instanceof Error) return { problem: columns.message }
    const fields = columns.map(
      (column) => findField(plan, column, role, base) ?? createField(names, column, role, base),
    )
    for (const field of fields) if (!plan.fields.includes(field)) plan.fields.push(field)
    byRole.set(role.name, fields)
    if (fields[0]) plan.roles[role.name] = fields[0].field
  }
  const x = byRole.get('x')?.[0]
  if (x && hasColumns(plan) && x.field !== plan.roles.left && x.field !== plan.roles.right) x.isText = true
  const problem = checkValues(plan, byRole, base)
  if (problem) return { problem }
  if (TREES.has(base)) allowMissing(byRole)
  if (SERIES.has(base)) {
    const [measure, axis, series] = base === 'Heatmap' ? ['value', 'columns', 'columns'] : ['y', 'x', 'series']
    const fields = byRole.get(measure) ?? []
    const hasAxis = plan.roles[axis] !== undefined
    if (fields.length > 1) {
      if (plan.roles[series] && hasAxis) return { problem: startText('start.unfit.fold') }
      const ends = findEnds(fields, byRole.get('x')?.[0], base, table)
      if (ends) plan.range = { fields: ends, value: (plan.roles.y = names.add('range')) }
      else plan.roles[hasAxis ? series : axis] = foldColumns(plan, fields, measure, names)
    } else if (!hasAxis) return { problem: startText('start.unfit.axis') }
  }
  for (const { column, isText } of plan.fields)
    if (column.format?.isConverted && !isText)
      plan.done.push(startText('start.done.unit', { column: shorten(column.name), unit: column.format.unit ?? '' }))
  const left = countMissing(plan, table)
  if (left === table.rowCount) return { problem: startText('start.unfit.no-rows') }
  if (left > 0) plan.done.push(startText('start.done.missing', { count: left }))
  if (!RAW.has(base) && !(TREES.has(base) && plan.roles.parent)) groupRows(plan, byRole, table, base, names)
  const cycle =
    base === 'Sankey' ? findCycle(byRole.get('source')?.[0]?.column, byRole.get('target')?.[0]?.column) : undefined
  if (cycle !== undefined) return { problem: startText('start.unfit.cycle', { name: shorten(cycle) }) }
  sortRows(plan, byRole, base)
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

/** Lines and areas have a continuous x-axis for numbers. Other axes have categories. */
function isTextRole(column: DataColumn, role: Role, base: string): boolean {
  if (column.kind !== 'number') return true
  if (MEASURE_ROLES.has(role.name)) return false
  if (role.name === 'x' && /Line|Area|Scatter|Tiny|DualAxes/.test(base)) return false
  return !(role.name === 'color' && getFacts(column).different > 8)
}

const findField = (plan: Plan, column: DataColumn, role: Role, base: string): PlanField | undefined =>
  plan.fields.find((field) => field.column === column && field.isText === isTextRole(column, role, base))

function createField(names: FieldNames, column: DataColumn, role: Role, base: string): PlanField {
  const field: PlanField = {
    // The field of the sets has a fixed name in the chart engine.
    field:
      role.name === 'sets'
        ? names.add('sets')
        : names.add(column.name, role.name === 'value' ? [] : ADDED_FIELDS[base]),
    column,
    isText: isTextRole(column, role, base),
  }
  if (column.kind === 'time') field.precision = findPrecision(column)
  return field
}

function checkValues(plan: Plan, byRole: Map<string, PlanField[]>, base: string): string | undefined {
  for (const [role, fields] of byRole) {
    for (const { column, isText } of fields) {
      const { min, max, different } = getFacts(column)
      const most = MOST[base]?.[role]
      if (isText && column.kind !== 'time' && most !== undefined && different > most) {
        return startText('start.unfit.many', { column: column.name, count: different, most })
      }
      if (!isText && min < 0 && POSITIVE.has(base)) return startText('start.unfit.negative', { column: column.name })
      const isShare = min >= 0 && max <= (column.format?.isPercent || max > 1 ? 100 : 1)
      if (role === 'value' && !plan.roles.total && /^(?:Gauge|Liquid|RingProgress|Progress)$/.test(base) && !isShare) {
        return startText('start.unfit.share', { column: column.name })
      }
    }
  }
  return undefined
}

/** The root of a tree has no parent, and only its leaves have values. */
function allowMissing(byRole: Map<string, PlanField[]>): void {
  const parent = byRole.get('parent')?.[0]
  const value = byRole.get('value')?.[0]
  if (parent) parent.canMiss = true
  if (parent && value) value.canMiss = true
}

/** The start and the end of each bar, if the two columns are a range. */
function findEnds(
  fields: PlanField[],
  x: PlanField | undefined,
  base: string,
  { rowCount }: DataTable,
): PlanField[] | undefined {
  if (fields.length !== 2 || !x || !/^(?:Bar|Column)$/.test(base) || !areUnique([x], rowCount)) return undefined
  const range = findRange(fields.map(({ column }) => column))
  return range && fields.toSorted((a, b) => range.indexOf(a.column) - range.indexOf(b.column))
}

/** Returns the field with the names of the columns. */
function foldColumns(plan: Plan, fields: PlanField[], measure: string, names: FieldNames): Code {
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
