import { code, printKey, quote, type Code } from '../../../core/shared/code-text.ts'
import { shorten, type Plan, type PlanField } from './plan.ts'
import type { DataTable } from './data-table.ts'

/** Longer names would hide the chart. */
const LONGEST_TEXT = 80

/** A row as the code of a chart contains it. A missing number is NaN. */
export type Row = Record<string, string | number>

/** The type of the rows that a chart reads. */
export const writeRowType = (fields: Pick<PlanField, 'field' | 'isText'>[]): Code[] => [
  code`type Row = {`,
  ...fields.map(({ field, isText }) => code`  ${field}: ${isText ? code`string` : code`number`}`),
  code`}`,
]

/** At most so many items, spread over the whole list. */
export const sample = <T>(list: T[], most: number): T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as T)

/** The rows that have all values which the chart needs, at most so many. */
export function* listRows({ fields }: Plan, { rowCount }: DataTable, most = Infinity): Generator<Row> {
  const needed = fields.filter(({ canMiss }) => !canMiss)
  const all: number[] = []
  for (let row = 0; row < rowCount; row += 1)
    if (needed.every(({ column }) => column.values[row] !== null)) all.push(row)
  for (const row of sample(all, most))
    yield Object.fromEntries(fields.map((field) => [field.field, readCell(field, row)]))
}

export const writeRow = (row: Row): Code =>
  code`{ ${Object.entries(row).map(
    ([field, value]) => code`${printKey(field)}: ${typeof value === 'string' ? quote(value) : value}`,
  )} },`

function readCell({ column, isText, precision }: PlanField, row: number): string | number {
  const value = column.values[row]
  if (!isText) return typeof value === 'number' ? value : NaN
  const text = precision === undefined ? String(value ?? '') : formatTime(String(value ?? ''), precision)
  return shorten(text, LONGEST_TEXT)
}

/** `2024-03-01 10:00` instead of `2024-03-01T10:00:00`, as precise as the column. */
export const formatTime = (time: string, precision: number): string =>
  time.replace('T', ' ').slice(0, getTimeLength(precision))

/** Hours are written with minutes. */
export const getTimeLength = (precision: number): number => (precision === 13 ? 16 : precision)
