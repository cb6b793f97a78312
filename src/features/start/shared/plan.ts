import type { Code } from '../../../core/shared/code-text.ts'
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
  roles: Record<string, Code>
  done: string[]
}

/** The rows are drawn as they are. */
export const RAW = new Set([
  'Scatter',
  'Histogram',
  'Box',
  'Violin',
  'Stock',
  'Gauge',
  'Liquid',
  'RingProgress',
  'Progress',
  'Venn',
])

/** Roles of numbers that are drawn. The others name or place them. */
export const MEASURE_ROLES = new Set([
  'y',
  'value',
  'left',
  'right',
  'open',
  'close',
  'high',
  'low',
  'size',
  'total',
  'measure',
  'goal',
])

/** Columns fit up to about 30 positions. */
const MOST_COLUMNS = 30

/** Whether the left values of dual axes are drawn as columns: amounts that add up, at few positions. */
export function hasColumns({ info, fields, roles }: Plan): boolean {
  const [x, left] = [roles.x, roles.left].map((role) => fields.find(({ field }) => field === role))
  if (info.chart !== 'DualAxesChart' || !x || !left || x.cut) return false
  return getFacts(left.column).isAdditive && getFacts(x.column).different <= MOST_COLUMNS
}

/**
 * The numbers of a continuous x-axis. For lines and areas, the chart engine has an axis of categories, on which numbers
 * keep the order of the rows, and those between 0 and the number of categories are at the position of another one.
 */
export function findLinearX({ info: { chart }, fields, roles }: Plan): PlanField | undefined {
  const x = fields.find(({ field }) => field === roles.x)
  const isLinear = /^(?:Line|Area|DualAxes)Chart$/.test(chart) && x && !x.isText && getFacts(x.column).different > 1
  return isLinear ? x : undefined
}

/** A name of the visitor in a sentence. Characters of two units stay whole. */
export const shorten = (text: string, most = 40): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text

/** Whether a chart shows one share, which is not in its data but in `percent`. */
export const showsShare = ({ info: { chart } }: Plan): boolean =>
  /^(?:Gauge|Liquid|RingProgress|Progress)Chart$/.test(chart)
