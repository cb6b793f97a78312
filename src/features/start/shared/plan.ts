import type { Code } from '../../../core/shared/code-text.ts'
import type { ChartDefinition, RoleName } from '../../../library/charts/chart.ts'
import type { ChartInfo } from './charts.ts'
import { getFacts } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'
import type { TimeCut } from './time-units.ts'

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
  group?: { keys: Code[]; counter: Code; comment: string }
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

/** A name of the visitor in a sentence. Characters of two units stay whole. */
export const shorten = (text: string, most = 40): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text
