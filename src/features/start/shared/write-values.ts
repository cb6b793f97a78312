import { code, joinCode, printKey, quote, type Code } from '../../../core/shared/code-text.ts'
import { Expression, type OptionValue } from '../../../library/charts/chart.ts'
import { shorten, type DataTable } from './data-table.ts'
import type { Plan, PlanField } from './plan.ts'

export function indent(lines: Code[], depth = 1): Code[] {
  const indented = lines.map((line) => (line === '' ? line : code`  ${line}`))
  return depth > 1 ? indent(indented, depth - 1) : indented
}

/** A list of literals, in lines of at most about 100 characters. */
export function writeList(items: Code[]): Code {
  const line = code`[${items}]`
  if (line.length <= 80) return line
  const lines: Code[] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last === undefined || last.length + item.length > 90) lines.push(code`${item},`)
    else lines[lines.length - 1] = code`${last} ${item},`
  }
  return joinCode([code`[`, ...indent(lines), code`]`])
}

/** An option as a literal. */
export function writeValue(value: OptionValue): Code {
  if (value instanceof Expression) return value.source
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number') return code`${value}`
  if (Array.isArray(value)) return writeList(value.map(writeValue))
  if (typeof value !== 'object' || value === null) return value === null ? code`null` : value ? code`true` : code`false`
  const members = Object.entries(value).map(([name, member]) => code`${printKey(name)}: ${writeValue(member)}`)
  return members.length === 0 ? code`{}` : code`{ ${members} }`
}

/** Reads declarations from the text of a module of the project: those that are asked for, and what they refer to. */
export function createModuleReader(module: string): (names: string[]) => Code[] {
  const declarations = module
    .trim()
    .split(/\n\n(?=\/\*\*|export |type )/)
    .map((text) => ({
      name: /^(?:export )?(?:function|type) (\w+)/m.exec(text)?.[1] ?? '',
      isExported: /^export /m.test(text),
      source: text.replace(/^export /m, '') as Code,
    }))
  return (names) => {
    const asked = declarations.filter(({ name, isExported }) => isExported && names.includes(name))
    const needed = declarations.filter(
      ({ name, isExported }) =>
        !isExported && name && asked.some(({ source }) => new RegExp(`\\b${name}\\b`).test(source)),
    )
    return [...asked, ...needed].map(({ source }) => source)
  }
}

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
