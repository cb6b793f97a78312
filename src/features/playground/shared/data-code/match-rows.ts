import { findCommonEnds } from '../code-file.ts'
import { isCode, type Cell, type Table } from './table.ts'

/** For each new column, the index of the old one: with the same name, or with another name at the same position. */
export function matchColumns(old: Table, columns: string[]): (number | undefined)[] {
  const canBeRenamed = old.columns.length === columns.length
  return columns.map((name, index) => {
    const same = old.columns.indexOf(name)
    if (same !== -1) return same
    return canBeRenamed && !columns.includes(old.columns[index] ?? '') ? index : undefined
  })
}

/** For each new row, the index of the old row that it is made from, in ascending order. Undefined for a row that was added. */
export function matchRows(old: Table, table: Table): (number | undefined)[] {
  const oldColumns = matchColumns(old, table.columns)
  const kept = oldColumns.flatMap((column, index) => (column === undefined ? [] : [{ column, index }]))
  const oldKeys = old.rows.map((row) => getKey(kept.map(({ column }) => row[column])))
  const keys = table.rows.map((row) => getKey(kept.map(({ index }) => row[index])))
  return matchKeys(oldKeys, keys)
}

const getKey = (cells: Cell[]): string => cells.map(getCellKey).join('\0')

const getCellKey = (cell: Cell): string =>
  isCode(cell) ? `code ${cell.code}` : `${typeof cell} ${Object.is(cell, -0) ? '-0' : JSON.stringify(cell)}`

/** Aligns two lists: the same start, the same end, and what is the same in between. The rest is paired in order. */
export function matchKeys(old: string[], keys: string[]): (number | undefined)[] {
  const { start, tail } = findCommonEnds(old, keys)
  const offset = old.length - keys.length
  const end = keys.length - tail
  const matches = keys.map((_, index) => (index < start ? index : index >= end ? index + offset : undefined))
  const positions = listPositions(old, start, end + offset)
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

function listPositions(keys: string[], start: number, end: number): Map<string, number[]> {
  const positions = new Map<string, number[]>()
  for (let index = start; index < end; index += 1) {
    const key = keys[index] ?? ''
    const list = positions.get(key)
    if (list) list.push(index)
    else positions.set(key, [index])
  }
  return positions
}
