import { quote } from './code-text.ts'
import type { Plan, PlanField } from './plan.ts'
import type { DataTable } from './data-table.ts'

/** Longer names would hide the chart. */
const LONGEST_TEXT = 80

/** The type of the rows that a chart reads. */
export const writeRowType = ({ fields }: Plan): string[] => [
  'interface Row {',
  ...fields.map(({ field, isText }) => `  ${field}: ${isText ? 'string' : 'number'}`),
  '}',
]

/** The numbers of the rows that have all values, at most so many, spread over the whole table. */
export function pickRows({ fields }: Plan, { rowCount }: DataTable, most: number): number[] {
  const needed = fields.filter(({ canMiss }) => !canMiss)
  const all: number[] = []
  for (let row = 0; row < rowCount; row += 1)
    if (needed.every(({ column }) => column.values[row] !== null)) all.push(row)
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)] ?? 0)
}

export const writeRow = ({ fields }: Plan, row: number): string =>
  `{ ${fields.map((field) => `${field.field}: ${writeCell(field, row)}`).join(', ')} },`

function writeCell({ column, isText, precision }: PlanField, row: number): string {
  const value = column.values[row]
  if (!isText) return typeof value === 'number' ? String(value) : 'NaN'
  if (value === null || value === undefined) return "''"
  const text = precision === undefined ? String(value) : formatTime(String(value), precision)
  return quote(text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text)
}

/** `2024-03-01 10:00` instead of `2024-03-01T10:00:00`, as precise as the column. */
export const formatTime = (time: string, precision: number): string =>
  time.replace('T', ' ').slice(0, getTimeLength(precision))

/** Hours are written with minutes. */
export const getTimeLength = (precision: number): number => (precision === 13 ? 16 : precision)
