import type { ColumnFormat, ColumnKind, DataColumn, Value, ProblemList, Decimal } from './data-table.ts'
import { findNumberFormat, isMissing, readNumber, isMostly } from './numbers.ts'
import { findOrder, isPartOfDate } from './orders.ts'
import { findTimeFormat, isAmbiguous, readTime, areYears } from './times.ts'
import { findUnits, readAmount } from './units.ts'

export type TextColumn = Pick<DataColumn, 'name' | 'texts' | 'path'>

/** Recognizes the kind of a column and reads its values. */
export const recognizeColumn = (column: TextColumn, position: number, decimal: Decimal, list: ProblemList) =>
  readColumn(column, recognizeKind(column, position, decimal), list)

/** Reads the values of a column as the kind that the visitor chose. */
export function readColumnAs(column: TextColumn, kind: ColumnKind, decimal: Decimal, list: ProblemList): DataColumn {
  const cells = sampleCells(column.texts)
  if (kind === 'number') {
    const units = findUnits(cells, 'duration', 1, decimal)
    return readColumn(column, { kind, format: units ?? findNumberFormat(cells, decimal) }, list)
  }
  // the name says that digits can be a time
  if (kind === 'time')
    return readColumn(column, { kind, format: findTimeFormat(cells, 'time', 0) ?? { timeForms: [] } }, list)
  const different = kind === 'ordered' ? listDifferent(column.texts) : undefined
  const order = different && (findOrder(different) ?? sortValues([...different]))
  return readColumn(column, { kind, order }, list)
}

/** Numbers by value, other texts as they are. */
function sortValues(values: string[]): string[] {
  const isNumeric = values.every((value) => readNumber(value, '.') !== undefined)
  return isNumeric ? values.toSorted((a, b) => Number(a) - Number(b)) : values
}

function readColumn({ name, texts, path }: TextColumn, recognized: Recognized, list: ProblemList): DataColumn {
  const { kind, format, order } = recognized
  const read = createReader(kind, format)
  let missing = 0
  const values = texts.map((text, index): Value => {
    const value = isMissing(text) ? null : read(text)
    if (value === undefined) {
      list.add({ kind: kind === 'time' ? 'not-a-time' : 'not-a-number', row: index + 1, column: name, found: text })
    }
    if (value === null || value === undefined) missing += 1
    return value ?? null
  })
  if (format?.timeForms?.includes('numeric') && isAmbiguous(texts)) {
    list.add({ kind: 'day-or-month', column: name, found: texts.find((text) => !isMissing(text)) })
  }
  return { name, kind, texts, values, missing, path, ...(format && { format }), ...(order && { order }) }
}

function createReader(kind: ColumnKind, format: ColumnFormat = {}): (text: string) => Value | undefined {
  if (kind === 'number' && format.factors) return (text) => readAmount(text, format)
  if (kind === 'number') return (text) => readNumber(text, format.decimal ?? '.')
  if (kind === 'time') return (text) => readTime(text, format)
  return (text) => text.trim()
}

type Recognized = Pick<DataColumn, 'kind' | 'format' | 'order'>

const SAMPLE = 1000
const MOST_DIFFERENT = 1000

/** Cells over the whole column, which is enough to recognize its kind. */
export function sampleCells(texts: string[], most = SAMPLE): string[] {
  const step = Math.max(1, Math.floor(texts.length / most))
  const cells: string[] = []
  // the first cells too, if the file is sorted or only begins with values
  for (let index = 0; index < texts.length; index += index < most ? 1 : step - (index % step)) {
    const text = texts[index] ?? ''
    if (!isMissing(text)) cells.push(text)
  }
  return cells
}

const ID_NAME =
  /(?:^|[\s_.-])(?:id|ids|code|zip|zipcode|postcode|key|index|rank|uuid|guid|sku|fips|isbn|#|no|nr)\.?$|[a-z](?:Id|ID|Code|Key|Index)$|编号$|代码$/
const AXIS_NAME =
  /month|day|week|hour|minute|year|age|^x$|time|step|round|period|quarter|distance|dose|level|depth|generation|epoch/i

/** Recognizes what a column contains by its cells and its name. */
function recognizeKind({ name, texts }: TextColumn, position: number, decimal: Decimal): Recognized {
  const cells = sampleCells(texts)
  if (cells.length === 0) return { kind: 'category' }
  if (areYears(cells, name, position === 0)) return { kind: 'time', format: { timeForms: [] } }
  const time = findTimeFormat(cells, name)
  if (time) return { kind: 'time', format: time }
  const format = findNumberFormat(cells, decimal)
  const numbers = cells.flatMap((cell) => readNumber(cell, format.decimal ?? '.') ?? [])
  if (isMostly(numbers, cells)) {
    const isPlain = format.unit === undefined
    if (isPlain && isPartOfDate(numbers, name)) {
      const different = [...(listDifferent(texts) ?? [])]
      return { kind: 'ordered', order: different.toSorted((a, b) => Number(a) - Number(b)) }
    }
    if (isPlain && (ID_NAME.test(toWords(name)) || isCode(cells) || isSequence(numbers, cells.length, name, position)))
      return { kind: 'id' }
    return { kind: 'number', format }
  }
  const units = findUnits(cells, name, position, decimal)
  if (units) return { kind: 'number', format: units }
  const different = listDifferent(texts)
  const order = different && findOrder(different)
  if (order) return { kind: 'ordered', order }
  return { kind: isTextId(cells, name) ? 'id' : 'category' }
}

const toWords = (name: string): string =>
  /[a-z]/.test(name) ? name.replace(/^[A-Z]+$|^[A-Z]/, (start) => start.toLowerCase()) : name.toLowerCase()

/** Numbers with a leading zero, such as 00501. */
const isCode = (cells: string[]): boolean =>
  cells.some((cell) => /^0\d+$/.test(cell)) && cells.every((cell) => cell.length === cells[0]?.length)

/** 1, 2, 3, … in the first column, which is not the position of a measurement. */
function isSequence(numbers: number[], count: number, name: string, position: number): boolean {
  const [start] = numbers
  if (position > 0 || count < 5 || (start !== 0 && start !== 1) || AXIS_NAME.test(name)) return false
  return numbers.every((number, index) => number === start + index)
}

/** Texts with digits and without spaces that do not repeat, such as ORD-1042. */
function isTextId(cells: string[], name: string): boolean {
  if (new Set(cells).size < cells.length) return false
  if (ID_NAME.test(toWords(name))) return true
  return (
    cells.length >= 20 && cells.every((cell) => /^\S+$/.test(cell.slice(0, 100)) && /\d{3}/.test(cell.slice(0, 100)))
  )
}

/** The different cells, unless there are very many. */
function listDifferent(texts: string[]): Set<string> | undefined {
  const different = new Set<string>()
  for (const text of texts) {
    if (isMissing(text)) continue
    different.add(text.trim())
    if (different.size > MOST_DIFFERENT) return undefined
  }
  return different
}
