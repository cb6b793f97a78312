import { code, toIdentifier, type Code } from '../../../core/shared/code-text.ts'
import { kebabCase } from '../../../core/shared/kebab-case.ts'
import type { ChartDefinition, PlannedChart, RoleName, Role as RoleDefinition } from '../../../library/charts/chart.ts'
import { getFacts } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'
import { findScale } from './orders.ts'
import type { TimeCut } from './time-units.ts'
import { charts } from '../../../library/charts/index.ts'
import { getLocaleTexts } from '../../../core/shared/texts/locale-texts.ts'
import { startText, type StartText } from './texts/index.ts'

/** The part of a chart that a column is mapped to. */
export interface Role extends RoleDefinition {
  name: RoleName
  label: string
}

/** A chart of the library. Without roles, it cannot be made from one table. */
export interface ChartInfo {
  chart: string
  route: string
  title: string
  roles: Role[]
}

/** What a chart needs. Undefined for an unknown component. */
export const findDefinition = (chart: string): ChartDefinition | undefined =>
  Object.hasOwn(charts, chart) ? charts[chart] : undefined

/** The chart in the current locale. */
export function describeChart(chart: string, { roles }: ChartDefinition): ChartInfo {
  const slug = kebabCase(chart.replace(/Chart$/, ''))
  return {
    chart,
    route: `/api/${slug}`,
    // the English title is the name of the component
    title:
      getLocaleTexts()?.texts[`start.chart.${slug}`] ??
      slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' '),
    roles: Object.entries(roles).map(([name, role]) => ({
      ...role,
      name: name as RoleName,
      label: startText(`start.role.${name}` as StartText),
    })),
  }
}

/** Whether a role is a number that is drawn. The others name or place what is drawn. */
export const isMeasure = ({ kinds }: RoleDefinition): boolean => kinds.length === 1 && kinds[0] === 'number'

/** The columns of each role. */
export type Mapping = Record<string, string | string[]>

export type Method = 'sum' | 'mean' | 'count'

/** A column that the chart reads. */
export interface PlanField {
  field: Code
  column: DataColumn
  /** Whether it is written as text: names, times, and numbers that name something. */
  isText: boolean
  /** The precision of its times. */
  precision?: TimeCut
  /** The unit that its times are grouped by. */
  cut?: TimeCut
  /** Whether rows without a value stay. */
  canMiss?: boolean
}

export interface Measure {
  field: Code
  label: string
  method: Method
}

/** How the rows of a table become the data of a chart. */
export interface Plan {
  info: ChartInfo
  definition: ChartDefinition
  fields: PlanField[]
  /** Columns that become rows with a name and a value. */
  fold?: { fields: PlanField[]; name: Code; value: Code }
  /** Two columns that become a value with a start and an end. */
  range?: { fields: PlanField[]; value: Code }
  group?: { keys: Code[]; comment: string }
  measures: Measure[]
  /** The rows that an area needs: each series at each position. */
  fill?: { x: Code; series: Code; value: Code }
  sort?: { field: Code; by: 'text' | 'number' | 'largest'; order?: string[] }
  top?: number
  /** The field of each role in the prepared data. */
  roles: Partial<Record<RoleName, Code>>
  done: string[]
}

/** Columns fit up to about 30 positions. */
const MOST_COLUMNS = 30

/** Whether the values of a role are drawn as columns: amounts that add up, at few positions. */
export function hasColumns({ definition, fields, roles }: Plan): boolean {
  const role = definition.columns
  const x = findField(fields, roles.x)
  const values = role && findField(fields, roles[role])
  if (!x || !values || x.cut) return false
  return getFacts(values.column).isAdditive && getFacts(x.column).different <= MOST_COLUMNS
}

/**
 * The numbers of a continuous x-axis. For lines and areas, the chart engine has an axis of categories, on which numbers
 * keep the order of the rows, and those between 0 and the number of categories are at the position of another one.
 */
export function findLinearX({ definition, fields, roles }: Plan): PlanField | undefined {
  const x = findField(fields, roles.x)
  const isLinear = definition.roles.x?.isLinear && x && !x.isText && getFacts(x.column).different > 1
  return isLinear ? x : undefined
}

const findField = (fields: PlanField[], name: string | undefined): PlanField | undefined =>
  fields.find(({ field }) => field === name)

/** A plan as a chart file sees it. */
export function describePlan(plan: Plan): PlannedChart {
  const { roles, fields, group, range } = plan
  const findColumn = (role: keyof typeof roles) => findField(fields, roles[role])?.column
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
  const series = findField(fields, roles.series)
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

/** Gives columns names that can be written as `row.name`, each once. */
export class FieldNames {
  readonly #taken = new Set<string>()

  add(label: string, forbidden: string[] = []): Code {
    const base = toIdentifier(label)
    let field = base
    for (let count = 2; this.#taken.has(field) || forbidden.includes(field); count += 1) field = code`${base}${count}`
    this.#taken.add(field)
    return field
  }
}
