import { type TextTable, formatCsv } from '../../../../core/shared/format-csv.ts'
import { dataText } from '../texts/data-texts.ts'
import {
  formatCell,
  getColumnType,
  inferType,
  matchColumns,
  matchRows,
  readText,
  type Cell,
  type Table,
} from './table.ts'

/** Why texts are not a table, and in which line. Lines start at 1. */
export interface TableProblem {
  problem: 'quote' | 'after-quote' | 'no-columns' | 'no-rows' | 'name' | 'count' | 'number' | 'boolean' | 'code'
  line: number
  /** The text that is wrong, or the number of values in the line. */
  found?: string | number
  column?: string
  columns?: number
}

/** Whether a column can have this name. */
export const isName = (name: string): boolean => name !== '' && name !== '__proto__'

/**
 * Reads comma-separated values with a header (RFC 4180), or tab-separated ones from a spreadsheet. `lines` are those in
 * which the rows start.
 */
export function parseCsv(text: string): (TextTable & { lines: number[] }) | TableProblem {
  const source = text.replace(/^\uFEFF/, '')
  const parsed = parseValues(source, findDelimiter(source))
  if ('problem' in parsed) return parsed
  const [columns, ...rows] = parsed.rows
  const [line = 1, ...lines] = parsed.lines
  if (!columns) return { problem: 'no-columns', line }
  if (!columns.every(isName) || new Set(columns).size < columns.length) return { problem: 'name', line }
  const wrong = rows.findIndex((row) => row.length !== columns.length)
  if (wrong !== -1)
    return { problem: 'count', line: lines[wrong] ?? 1, found: rows[wrong]?.length, columns: columns.length }
  return { columns, rows, lines }
}

/** A tab in the header, outside of quotes, means tab-separated values. */
const findDelimiter = (text: string): string => (/^[\r\n]*(?:"(?:[^"]|"")*"|[^"\t\r\n])*\t/.test(text) ? '\t' : ',')

/** Reads rows of values without a header. Empty lines are skipped, or are rows with one empty value. */
export function parseValues(
  text: string,
  delimiter: string,
  hasEmptyRows = false,
): { rows: string[][]; lines: number[] } | TableProblem {
  const rows: string[][] = []
  const lines: number[] = []
  let row: string[] = []
  let line = 1
  let rowLine = 1
  let index = 0
  const isLineEnd = () => index >= text.length || text[index] === '\n' || text[index] === '\r'
  while (index < text.length) {
    if (row.length === 0) {
      rowLine = line
      if (isLineEnd()) {
        if (hasEmptyRows) {
          rows.push([''])
          lines.push(line)
        }
        skipLineEnd()
        continue
      }
    }
    const value = text[index] === '"' ? readQuoted() : readPlain()
    if (typeof value !== 'string') return value
    row.push(value)
    if (!isLineEnd()) {
      index += 1
      // a delimiter at the end of the text is followed by an empty value
      if (index < text.length) continue
      row.push('')
    }
    rows.push(row)
    lines.push(rowLine)
    row = []
    skipLineEnd()
  }
  return { rows, lines }

  function skipLineEnd(): void {
    if (index >= text.length) return
    index += text.startsWith('\r\n', index) ? 2 : 1
    line += 1
  }

  function readPlain(): string {
    const start = index
    while (!isLineEnd() && text[index] !== delimiter) index += 1
    return text.slice(start, index)
  }

  function readQuoted(): string | TableProblem {
    const start = line
    let value = ''
    for (index += 1; ; index += 1) {
      const character = text[index]
      if (character === undefined) return { problem: 'quote', line: start }
      if (character === '"' && text[(index += 1)] !== '"') break
      if (character === '\n' || (character === '\r' && text[index + 1] !== '\n')) line += 1
      value += character
    }
    return isLineEnd() || text[index] === delimiter ? value : { problem: 'after-quote', line }
  }
}

/** The problem in words, without its line. */
export const describeDataProblem = ({ problem, found = '', column = '', columns = 0 }: TableProblem): string =>
  dataText(`data.problem.${problem}`, { found, column, columns })

/** The problem in words, with its line. */
export const describeLine = (problem: TableProblem): string =>
  dataText('data.problem.line', { line: problem.line, problem: describeDataProblem(problem) })

/** The table as comma-separated values, for a text field. */
export const printTable = ({ columns, rows }: Table): string =>
  formatCsv({ columns, rows: rows.map((row) => row.map(formatText)) }, '\n')

/** A text field has only one kind of line break. */
const formatText = (cell: Cell): string => formatCell(cell).replace(/\r\n?/g, '\n')

/** The table that the text describes. Rows and columns of the old table keep their types. */
export function readTable(text: string, old: Table): Table | TableProblem {
  const csv = parseCsv(text)
  if ('problem' in csv) return csv
  const { columns, lines } = csv
  if (csv.rows.length === 0) return { problem: 'no-rows', line: 1 }
  const oldColumns = matchColumns(old, columns)
  const types = columns.map((_, index) => {
    const column = oldColumns[index]
    return column === undefined ? inferType(csv.rows.map((row) => row[index] ?? '')) : getColumnType(old, column)
  })
  const matches = matchRows(old, csv, formatText)
  const rows: Cell[][] = []
  for (const [position, texts] of csv.rows.entries()) {
    const oldRow = old.rows[matches[position] ?? -1]
    const row: Cell[] = []
    for (const [index, value] of texts.entries()) {
      const column = oldColumns[index]
      const before = column === undefined ? undefined : oldRow?.[column]
      const type = types[index] ?? 'mixed'
      if (oldRow && column !== undefined && formatText(before) === value) row.push(before)
      else if (type === 'code') {
        const code = old.rows.map((cells) => cells[column ?? -1]).find((cell) => formatText(cell) === value)
        if (value !== '' && code === undefined) return describe('code', position, index, value)
        row.push(value === '' ? undefined : code)
      } else {
        const cell = readText(value, type)
        if (cell === undefined) return describe(type === 'boolean' ? type : 'number', position, index, value)
        row.push(cell)
      }
    }
    rows.push(row)
  }
  return { columns, rows }

  function describe(problem: 'number' | 'boolean' | 'code', row: number, column: number, found: string): TableProblem {
    return { problem, line: lines[row] ?? 1, found, column: columns[column] ?? '' }
  }
}
