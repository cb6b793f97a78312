import type { ChartInfo } from './charts.ts'
import type { DataColumn } from './data-table.ts'
import type { TimeCut } from './time-units.ts'

/** The columns of each role. */
export type Mapping = Record<string, string | string[]>

export type Method = 'sum' | 'mean' | 'count'

/** A column that the chart reads. */
export interface PlanField {
  field: string
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
  field: string
  label: string
  method: Method
}

/** How the rows of a table become the data of a chart. */
export interface Plan {
  info: ChartInfo
  fields: PlanField[]
  /** Columns that become rows with a name and a value. */
  fold?: { fields: PlanField[]; name: string; value: string }
  /** Two columns that become a value with a start and an end. */
  range?: { fields: PlanField[]; value: string }
  group?: { keys: string[]; counter: string; comment: string }
  measures: Measure[]
  /** The rows that an area needs: each series at each position. */
  fill?: { x: string; series: string; value: string }
  sort?: { field: string; by: 'text' | 'number' | 'largest'; order?: string[] }
  top?: number
  /** The field of each role in the prepared data. */
  roles: Record<string, string>
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

/** A name of the visitor in a sentence. */
export const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Whether a chart shows one share, which is not in its data but in `percent`. */
export const showsShare = ({ info: { chart } }: Plan): boolean =>
  /^(?:Gauge|Liquid|RingProgress|Progress)Chart$/.test(chart)
