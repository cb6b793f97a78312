import type { Code } from '../../core/shared/code-text.ts'

/** What the values of a column are. */
export type ColumnKind = 'number' | 'time' | 'category' | 'ordered' | 'id'

/** A part of a chart that a column of data can be mapped to. */
export type RoleName =
  | 'x'
  | 'y'
  | 'series'
  | 'name'
  | 'value'
  | 'group'
  | 'parent'
  | 'id'
  | 'source'
  | 'target'
  | 'left'
  | 'right'
  | 'open'
  | 'close'
  | 'high'
  | 'low'
  | 'color'
  | 'size'
  | 'total'
  | 'sets'
  | 'measure'
  | 'goal'
  | 'rows'
  | 'columns'

export interface Role {
  kinds: ColumnKind[]
  isOptional?: boolean
  isList?: boolean
  /** How many different names can be told apart. */
  most?: number
  /** Numbers stay numbers instead of names. With a number, only if there are more different ones. */
  isContinuous?: boolean | number
  /** The chart engine has categories on this axis, unless the code asks for a continuous scale. */
  isLinear?: boolean
  /** The name of the field, if the chart engine reads no other. */
  field?: string
}

/** A value that can be written as code. */
export type OptionValue =
  string | number | boolean | null | Expression | OptionValue[] | { [name: string]: OptionValue }

/** Options with values that are written as code, in their order. Undefined ones are left out. */
export type Options<Props> = Partial<Record<keyof Props, OptionValue>>

/** Code in place of a value, such as a function. */
export class Expression {
  readonly source: Code

  constructor(source: Code) {
    this.source = source
  }
}

/** What a chart file can ask about the chart that is planned for the data of a visitor. */
export interface PlannedChart {
  /** The field of each role, as it can be written after `row.`. */
  roles: Partial<Record<RoleName, Code>>
  /** The values of the column of a role. Undefined if there is none, or if it was made of several columns. */
  getFacts: (role: RoleName) => { count: number; min: number; max: number; isPercent: boolean } | undefined
  /** The different numbers of the column of a role in their order. */
  listNumbers: (role: RoleName) => string[]
  /** Rows with the same names are added up or averaged. */
  isGrouped: boolean
  /** The values are pairs of a start and an end. */
  isRange: boolean
  /** The series are answers on a scale, of which the shares are compared. */
  isScale: boolean
  /** The values of the series add up, and they are too many to put them side by side. */
  isStacked: boolean
  /** The values of `columns` are amounts at few positions. */
  hasColumns: boolean
  /** Where the axis of the values starts, if all of them are far from zero. */
  lowest: number | undefined
}

/** A step of the transformation: an expression that is assigned to a name. */
export interface Step {
  name: Code
  /** Can contain names of the visitor. */
  comment?: string
  expression: Code
  /** The functions in `steps.ts` that it calls. */
  uses?: StepFunction[]
}

/** The site runs these functions itself and writes their text below the chart, so they refer to no other module. */
export type StepFunction = keyof typeof import('./steps.ts')

/** What a chart needs from data, and how its code is written. */
export interface ChartDefinition<Props = Record<string, unknown>> {
  /** In the order in which visitors choose columns for them. Without roles, it cannot be made from one table. */
  roles: Partial<Record<RoleName, Role>>
  /** The options that name fields: the roles, or fields that the last step adds. */
  fields?: Partial<Record<keyof Props, string | string[]>>
  options?: Options<Props> | ((chart: PlannedChart) => Options<Props>)
  /** The height in pixels, if it is not that of most charts. `bars`: by the number of bars. */
  height?: number | 'bars'
  /** What the data is, if it is not a list of rows: a share in `percent`, numbers, a tree, or the same rows twice. */
  data?: 'share' | 'values' | 'tree' | 'twice'
  /** Shows the rows themselves, not what they add up to. */
  isRaw?: boolean
  /** Cannot show negative values. */
  isPositive?: boolean
  /** Links must not lead back. */
  isAcyclic?: boolean
  /** The roles for the values, the axis and the names if several columns become rows. */
  fold?: { values: RoleName; axis: RoleName; names: RoleName }
  /** Two columns can be the start and the end of a bar. */
  hasRanges?: boolean
  /** Each series needs a value at each position. */
  isComplete?: boolean
  /** Events at irregular times are added up, even if each of them has a position of its own. */
  addsEvents?: boolean
  /** The role whose values can be columns next to a line. */
  columns?: RoleName
  /** The most periods on its time axis. */
  periods?: number
  /**
   * The order of the rows: by position, as in the data, or the largest first. `position` and `largest` prefer the order of
   * times, numbers and ordered names. Without it, raw rows keep their order and others are sorted by position.
   */
  order?: 'position' | 'data' | 'largest' | 'always largest'
  /** The largest values that are kept. */
  top?: number
  /** They are also kept of names that have an order. */
  cutsOrder?: boolean
  /** `meta` has the names and formats of fields, and the order of cells. */
  meta?: 'names' | 'names and order'
  /** The fields that the chart engine adds to the rows. */
  addedFields?: string[]
  /** The last step, from prepared rows to the data of the chart. */
  step?: (chart: PlannedChart, rows: Code) => Step | undefined
}

export const optional = (role: Role): Role => ({ ...role, isOptional: true })

export const number: Role = { kinds: ['number'] }
/** What names a position, a part or a node. */
export const names: Role = { kinds: ['category', 'ordered', 'time', 'number', 'id'] }
/** What divides the rows into a few groups. */
export const groups: Role = { kinds: ['category', 'ordered', 'number', 'time'] }

/** The next number with one or two digits other than 0. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(value)) / 2
  return Number((Math.ceil(value / step) * step).toPrecision(3))
}
