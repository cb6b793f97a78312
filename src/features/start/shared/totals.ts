import { remember, splitColumnName } from './column-facts.ts'
import type { DataColumn, Decimal } from './data-table.ts'
import type { TextColumn } from './columns.ts'
import { findNumberFormat, isMostly, readNumber } from './numbers.ts'

const TOTAL_NAME = /^(?:grand |sub)?(?:total|sum|all|overall|gesamt|insgesamt|summe|suma|合计|总计)s?$/i
/** Rounded parts add up to about their total. */
const TOLERANCE = 0.005

const isAbout = (value: number, sum: number): boolean => Math.abs(value - sum) <= Math.abs(value) * TOLERANCE

/** A column that is the sum of others. Its parts are only known if they add up to it. */
export interface Total {
  total: DataColumn
  parts?: DataColumn[]
}

/** Finds the sum of all other measures, or one that is named so and at least as large as each of them. */
export function findTotal(measures: DataColumn[]): Total | undefined {
  if (measures.length < 3 || measures.length > 30) return undefined
  for (const total of measures) {
    const others = measures.filter((column) => column !== total)
    const matches = (isRight: (value: number, row: number) => boolean) =>
      total.values.every((value, row) => value === null || isRight(Number(value), row))
    const sumRow = (row: number) => others.reduce((sum, { values }) => sum + Number(values[row]), 0)
    if (total.values.some(Boolean) && matches((value, row) => isAbout(value, sumRow(row))))
      return { total, parts: others }
    const isNamed = splitColumnName(total.name)
      .split(' ')
      .some((word) => TOTAL_NAME.test(word))
    if (isNamed && matches((value, row) => others.every(({ values }) => Number(values[row]) <= value))) return { total }
  }
  return undefined
}

/** The cells that name the sum of the other rows. */
export interface TotalRows {
  column: TextColumn
  name: string
  /** The first of them, from 0. */
  row: number
}

/** Finds rows such as `Total` whose values are the sum of the others. */
export function findTotalRows(columns: TextColumn[], decimal: Decimal): TotalRows | undefined {
  const readNumbers = remember(({ texts }: TextColumn) => {
    const { decimal: found = decimal } = findNumberFormat(texts.slice(0, 200), decimal)
    const numbers = texts.map((text) => readNumber(text, found))
    const known = numbers.filter((number) => number !== undefined)
    return isMostly(known, texts) ? numbers : undefined
  })
  for (const column of columns.slice(0, 20)) {
    const row = column.texts.findIndex((text) => text.length < 20 && TOTAL_NAME.test(text.trim()))
    const name = column.texts[row]?.trim()
    if (name === undefined) continue
    const isSum = columns.slice(0, 60).some((one) => {
      const numbers = readNumbers(one)
      if (!numbers) return false
      let [total, others] = [0, 0]
      for (const [index, number = 0] of numbers.entries()) {
        if (column.texts[index]?.trim() === name) total += number
        else others += number
      }
      return total !== 0 && isAbout(total, others)
    })
    if (isSum) return { column, name, row }
  }
  return findEndOfBridge(columns, decimal)
}

/** The last row, if it is what the rises and falls before it add up to. A waterfall chart adds it by itself. */
function findEndOfBridge(columns: TextColumn[], decimal: Decimal): TotalRows | undefined {
  const [column, ...others] = columns
  const row = (column?.texts.length ?? 0) - 1
  const name = column?.texts[row]?.trim()
  if (!column || !name || row < 3 || row > 30 || column.texts.indexOf(name) < row) return undefined
  const isEnd = others.some(({ texts }) => {
    const { decimal: found = decimal } = findNumberFormat(texts, decimal)
    const numbers = texts.map((text) => readNumber(text, found) ?? NaN)
    const end = numbers[row] ?? 0
    const parts = numbers.slice(0, row)
    const sum = parts.reduce((total, number) => total + number, 0)
    return end > 0 && (parts[0] ?? 0) > 0 && parts.some((number) => number < 0) && isAbout(end, sum)
  })
  return isEnd ? { column, name, row } : undefined
}
