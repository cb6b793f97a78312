import type { ColumnKind } from '../../../library/charts/chart.ts'
import { formatCount } from './format-count.ts'
import { startText, type StartText } from './texts/index.ts'

export type { ColumnKind }

/** A cell. Null is missing. A time is an ISO text such as `2024-03` or `2024-03-01T10:00:00`, which sorts as text. */
export type Value = number | string | null

/** A way to write a time. A column can mix them. */
export type TimeForm = 'iso' | 'numeric' | 'month-name' | 'chinese' | 'compact' | 'seconds' | 'milliseconds'

/** The decimal separator. */
export type Decimal = '.' | ','

/** How the numbers or times of a column are written. */
export interface ColumnFormat {
  decimal?: Decimal
  /** A currency sign, `%`, or a unit such as `kg`. */
  unit?: string
  /** What an amount of each unit in the cells is in `unit`. For `3:41:22`, `:` has that of the last part. */
  factors?: Map<string, number>
  isConverted?: boolean
  isPercent?: boolean
  timeForms?: TimeForm[]
  /** Whether `3/1/2024` is January 3. */
  isDayFirst?: boolean
}

export interface DataColumn {
  /** Unique and never empty. */
  name: string
  kind: ColumnKind
  /** The cells as they were read. */
  texts: string[]
  /** The cells according to `kind`. */
  values: Value[]
  /** The number of missing cells, with those that are not a number or time. */
  missing: number
  /** The values of an ordered column in their order. */
  order?: string[]
  format?: ColumnFormat
  /** The position in a row of a CSV file, or the keys in an object of a JSON file. */
  path: (string | number)[]
}

/** What is wrong with the data. Rows count from 1, the first row of data. */
export interface DataProblem {
  kind: ProblemKind
  row?: number
  /** A line of the text, for text that cannot be read at all. */
  line?: number
  column?: string
  found?: string
  /** How often the problem occurs, if it is listed once for many places. */
  count?: number
  /** How many columns, rows or levels are used of what was found. */
  most?: number
}

type TextName<Key> = Key extends `start.problem.${infer Name}` ? Name : never

/** Each has a text. */
export type ProblemKind = Exclude<TextName<StartText>, 'count'>

/** Where the rows are in a JSON file. */
export interface JsonShape {
  /** The keys that lead to the list of rows. */
  path: string[]
  rows: 'objects' | 'arrays' | 'values' | 'columns' | 'object'
  /** The key of the children of each node, if the rows are the nodes of a tree. */
  children?: string
  /** Whether each line is a row (newline-delimited JSON). */
  isLines: boolean
}

export interface DataTable {
  source: 'csv' | 'json'
  delimiter?: string
  /** The number of rows before the data: titles and the header. */
  headerRows: number
  json?: JsonShape
  columns: DataColumn[]
  rowCount: number
  /** The name of rows that are the sum of the others, which are left out, and its place in a row. */
  totalRows?: { name: string; path: DataColumn['path'] }
  problems: DataProblem[]
}

export const findColumn = (table: DataTable, name: string): DataColumn | undefined =>
  table.columns.find((column) => column.name === name)

const MOST_OF_A_KIND = 20

/** Collects problems. Keeps the first 20 of a kind, and the first of them has the number of all. */
export class ProblemList {
  readonly problems: DataProblem[] = []
  readonly #first = new Map<ProblemKind, DataProblem>()

  add(problem: DataProblem): void {
    const first = this.#first.get(problem.kind)
    if (first) first.count = (first.count ?? 1) + 1
    else this.#first.set(problem.kind, problem)
    if ((first?.count ?? 1) <= MOST_OF_A_KIND) this.problems.push(problem)
  }
}

/** A text of the visitor in a sentence. Characters of two units stay whole. */
export const shorten = (text: string, most = 40): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text

/** A problem in words, with row and column. */
export function describeReadProblem(problem: DataProblem): string {
  const { kind, row = 0, line = '?', column = '', found = '', count = 1, most = 0 } = problem
  const values = { row, line, column, found: shorten(found), most: formatCount(most) }
  const text = startText(`start.problem.${kind}`, values)
  return count > 1 ? `${text} ${startText('start.problem.count', { count })}` : text
}
