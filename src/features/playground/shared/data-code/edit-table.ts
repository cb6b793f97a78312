import { getColumnType, inferType, readText, isCodeColumn, type Cell, type Table } from './table.ts'
import { isName, type TableProblem } from './csv.ts'

/** A row without values. Columns that are set in code are left out of it. */
const createRow = (table: Table): Cell[] =>
  table.columns.map((_, column) => (isCodeColumn(table, column) ? undefined : null))

export const addRow = (table: Table, index: number): Table => ({
  ...table,
  rows: table.rows.toSpliced(index, 0, createRow(table)),
})

export const deleteRow = (table: Table, index: number): Table => ({ ...table, rows: table.rows.toSpliced(index, 1) })

/** Adds a column without values at the end. */
export const addColumn = ({ columns, rows }: Table): Table => ({
  columns: [...columns, createName(columns)],
  rows: rows.map((row) => [...row, null]),
})

function createName(columns: string[]): string {
  let number = columns.length + 1
  while (columns.includes(`column${number}`)) number += 1
  return `column${number}`
}

export const deleteColumn = ({ columns, rows }: Table, index: number): Table => ({
  columns: columns.toSpliced(index, 1),
  rows: rows.map((row) => row.toSpliced(index, 1)),
})

/** Renames a column. Undefined if the name is empty or is that of another column. */
export function renameColumn({ columns, rows }: Table, index: number, name: string): Table | undefined {
  const isTaken = columns.some((column, other) => other !== index && column === name)
  if (!isName(name) || isTaken) return undefined
  return { columns: columns.with(index, name), rows }
}

export const setCell = ({ columns, rows }: Table, row: number, column: number, cell: Cell): Table => ({
  columns,
  rows: rows.map((cells, index) => (index === row ? cells.with(column, cell) : cells)),
})

/** Writes texts into the cells from this one on. Rows and columns are added if they are needed. */
export function pasteTexts(table: Table, row: number, column: number, texts: string[][]): Table | TableProblem {
  const width = column + Math.max(0, ...texts.map((line) => line.length))
  let wide = table
  while (wide.columns.length < width) wide = addColumn(wide)
  const types = wide.columns.map((_, index) =>
    index < table.columns.length
      ? getColumnType(wide, index)
      : inferType(texts.map((line) => line[index - column] ?? '')),
  )
  const rows = [...wide.rows]
  for (const [offset, line] of texts.entries()) {
    const cells = [...(rows[row + offset] ?? createRow(wide))]
    for (const [index, text] of line.entries()) {
      const type = types[column + index] ?? 'mixed'
      const cell = type === 'code' ? undefined : readText(text, type)
      if (cell === undefined) {
        const problem = type === 'code' || type === 'boolean' ? type : 'number'
        return { problem, line: offset + 1, found: text, column: wide.columns[column + index] ?? '' }
      }
      cells[column + index] = cell
    }
    rows[row + offset] = cells
  }
  return { columns: wide.columns, rows }
}
