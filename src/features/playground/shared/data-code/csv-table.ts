import { formatCsv } from '../../../../core/shared/format-csv.ts'
import { formatCell, getColumnType, inferType, readText } from './column-types.ts'
import { parseCsv, type TableProblem } from './csv.ts'
import { matchColumns, matchKeys } from './match-rows.ts'
import type { Cell, Table } from './table.ts'

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
  const kept = oldColumns.flatMap((column, index) => (column === undefined ? [] : [{ column, index }]))
  const matches = matchKeys(
    old.rows.map((row) => JSON.stringify(kept.map(({ column }) => formatText(row[column])))),
    csv.rows.map((row) => JSON.stringify(kept.map(({ index }) => row[index]))),
  )
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
