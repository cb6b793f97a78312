import type { CodeRange, Literal, ObjectNode } from '../options-code/object-node.ts'
import { findCommonEnds } from '../code-file.ts'

/** A value that is not plain, such as an array. It is kept as its text. */
interface CodeCell {
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
  file: string
  /** The name of the constant, or of the file for JSON. */
  name: string
  objects: ObjectNode[]
}

export const isCode = (cell: Cell): cell is CodeCell => typeof cell === 'object' && cell !== null

export const isJson = (file: string): boolean => file.endsWith('.json')

/** Whether the column has values that are not plain. Such a column cannot be edited. */
export const isCodeColumn = ({ rows }: Table, column: number): boolean => rows.some((row) => isCode(row[column]))

/** Whether two cells have the same value. */
export const isSameCell = (a: Cell, b: Cell): boolean => (isCode(a) && isCode(b) ? a.code === b.code : Object.is(a, b))

/** What the values of a column have in common. */
export type ColumnType = 'text' | 'number' | 'boolean' | 'mixed' | 'code'

/** The type of a column by its values. Mixed if it has none. */
export function getColumnType({ rows }: Table, column: number): ColumnType {
  const types = new Set<ColumnType>()
  for (const row of rows) {
    const cell = row[column]
    if (isCode(cell)) return 'code'
    if (cell === null || cell === undefined) continue
    types.add(typeof cell === 'string' ? 'text' : typeof cell === 'number' ? 'number' : 'boolean')
  }
  const [type = 'mixed'] = types
  return types.size === 1 ? type : 'mixed'
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** The value of a text in a column. Undefined if the column has values of another type. */
export function readText(text: string, type: ColumnType): Literal | undefined {
  if (text === '') return null
  if (type === 'text') return text
  const trimmed = text.trim()
  if (type !== 'boolean' && NUMBER.test(trimmed) && Number.isFinite(Number(trimmed))) {
    // a code such as 007, or too many digits for a number
    const isText = type === 'mixed' && /^[+-]?0\d|\d{16}/.test(trimmed)
    return isText ? text : Number(trimmed)
  }
  if (type !== 'number' && (trimmed === 'true' || trimmed === 'false')) return trimmed === 'true'
  return type === 'mixed' ? text : undefined
}

/** The text of a cell. Null and undefined are empty. */
export function formatCell(cell: Cell): string {
  if (isCode(cell)) return cell.code
  if (cell === null || cell === undefined) return ''
  return Object.is(cell, -0) ? '-0' : String(cell)
}

/** A column without types: numbers if all its texts are numbers, and else texts. */
export function inferType(texts: string[]): ColumnType {
  const values = new Set(texts.flatMap((text) => (text === '' ? [] : [typeof readText(text, 'mixed')])))
  return values.size > 1 || values.has('string') ? 'text' : 'mixed'
}

/** For each new column, the index of the old one: with the same name, or with another name at the same position. */
export function matchColumns(old: Table, columns: string[]): (number | undefined)[] {
  const canBeRenamed = old.columns.length === columns.length
  return columns.map((name, index) => {
    const same = old.columns.indexOf(name)
    if (same !== -1) return same
    return canBeRenamed && !columns.includes(old.columns[index] ?? '') ? index : undefined
  })
}

/**
 * For each new row, the index of the old row that it is made from, in ascending order. Undefined for a row that was
 * added. Cells are the same if their keys are.
 */
export function matchRows(old: Table, table: Table, getKey = getCellKey): (number | undefined)[] {
  const oldColumns = matchColumns(old, table.columns)
  const kept = oldColumns.flatMap((column, index) => (column === undefined ? [] : [{ column, index }]))
  return matchKeys(
    old.rows.map((row) => JSON.stringify(kept.map(({ column }) => getKey(row[column])))),
    table.rows.map((row) => JSON.stringify(kept.map(({ index }) => getKey(row[index])))),
  )
}

const getCellKey = (cell: Cell): string =>
  isCode(cell) ? `code ${cell.code}` : `${typeof cell} ${Object.is(cell, -0) ? '-0' : JSON.stringify(cell)}`

/** Aligns two lists: the same start, the same end, and what is the same in between. The rest is paired in order. */
function matchKeys(old: string[], keys: string[]): (number | undefined)[] {
  const { start, tail } = findCommonEnds(old, keys)
  const offset = old.length - keys.length
  const end = keys.length - tail
  const matches = keys.map((_, index) => (index < start ? index : index >= end ? index + offset : undefined))
  const positions = new Map<string, number[]>()
  for (let index = start; index < end + offset; index += 1) {
    const key = old[index] ?? ''
    const same = positions.get(key)
    if (same) same.push(index)
    else positions.set(key, [index])
  }
  let next = start
  for (let index = start; index < end; index += 1) {
    const found = positions.get(keys[index] ?? '')?.find((position) => position >= next)
    if (found === undefined) continue
    matches[index] = found
    next = found + 1
  }
  return pairRest(matches, old.length)
}

/** Pairs the new rows between two matches with the old rows there. */
function pairRest(matches: (number | undefined)[], oldCount: number): (number | undefined)[] {
  let next = 0
  const limits: number[] = []
  let limit = oldCount
  for (let index = matches.length - 1; index >= 0; index -= 1) {
    limit = matches[index] ?? limit
    limits[index] = limit
  }
  return matches.map((match, index) => {
    const paired = match ?? (next < (limits[index] ?? 0) ? next : undefined)
    if (paired !== undefined) next = paired + 1
    return paired
  })
}
