import type { CodeRange, Literal, ObjectNode } from '../options-code/object-node.ts'

/** A value that is not plain, such as an array. It is kept as its text. */
export interface CodeCell {
  code: string
}

/** The value of a cell. Undefined if the row does not have the property. */
export type Cell = Literal | undefined | CodeCell

/** Rows of data, each with one cell per column. */
export interface Table {
  columns: string[]
  rows: Cell[][]
}

/** A literal array of rows in the code, and where it is. */
export interface FoundData extends Table, CodeRange {
  /** The name of the file. */
  file: string
  /** The name of the constant, or of the file for JSON. */
  name: string
  /** The objects of the rows in the code. */
  objects: ObjectNode[]
}

export const isCode = (cell: Cell): cell is CodeCell => typeof cell === 'object' && cell !== null

export const isJson = (file: string): boolean => file.endsWith('.json')

/** Whether the column has values that are not plain. Such a column cannot be edited. */
export const isCodeColumn = ({ rows }: Table, column: number): boolean => rows.some((row) => isCode(row[column]))

/** Whether two cells have the same value. */
export const isSameCell = (a: Cell, b: Cell): boolean => (isCode(a) && isCode(b) ? a.code === b.code : Object.is(a, b))
