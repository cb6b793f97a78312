import type { ColumnKind } from '../../../library/charts/chart.ts'
import { formatCount } from './format-count.ts'
import { startText } from './texts/index.ts'

export type { ColumnKind }

/** A cell. Null is missing. A time is an ISO text such as `2024-03` or `2024-03-01T10:00:00`, which sorts as text. */
export type Value = number | string | null

/** A way to write a time. A column can mix them. */
export type TimeForm = 'iso' | 'numeric' | 'month-name' | 'chinese' | 'compact' | 'seconds' | 'milliseconds'

/** How the numbers or times of a column are written. */
export interface ColumnFormat {
  decimal?: '.' | ','
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

export type ProblemKind =
  | 'empty'
  | 'binary'
  | 'no-rows'
  | 'no-columns'
  | 'json'
  | 'json-line'
  | 'open-quote'
  | 'more-cells'
  | 'fewer-cells'
  | 'no-header'
  | 'skipped-title'
  | 'empty-name'
  | 'duplicate-name'
  | 'not-a-number'
  | 'not-a-time'
  | 'day-or-month'
  | 'other-list'
  | 'total-row'
  | 'most-columns'
  | 'most-rows'
  | 'most-levels'
  | 'json-depth'
  | 'file-excel'
  | 'file-spreadsheet'
  | 'file-archive'
  | 'file-image'
  | 'file-pdf'
  | 'file-database'
  | 'file-columnar'
  | 'broken-characters'
  | 'unreadable'

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

/** A problem in words, with row and column. */
export function describeProblem(problem: DataProblem): string {
  const { kind, row = 0, line, column = '', found = '', count = 1, most = 0 } = problem
  const short = found.length > 40 ? `${found.slice(0, 40)}…` : found
  const text = startText(`start.problem.${kind}`, {
    row,
    line: line ?? '?',
    column,
    found: short,
    most: formatCount(most),
  })
  return count > 1 ? `${text} ${startText('start.problem.count', { count })}` : text
}
