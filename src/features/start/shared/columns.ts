import { listDifferent, recognizeKind, sampleCells } from './column-kinds.ts'
import type { ColumnFormat, ColumnKind, DataColumn, Value } from './data-table.ts'
import { findNumberFormat, isMissing, readNumber } from './numbers.ts'
import { findOrder } from './orders.ts'
import type { ProblemList } from './problem-list.ts'
import { findTimeFormat, isAmbiguous, readTime } from './times.ts'
import { findUnits, readAmount } from './units.ts'

export type TextColumn = Pick<DataColumn, 'name' | 'texts' | 'path'>

/** Recognizes the kind of a column and reads its values. */
export function recognizeColumn(
  column: TextColumn,
  position: number,
  decimal: '.' | ',',
  list: ProblemList,
): DataColumn {
  const { kind, format, order } = recognizeKind(column.texts, column.name, position, decimal)
  return readColumn(column, kind, list, format, order)
}

/** Reads the values of a column as the kind that the visitor chose. */
export function readColumnAs(column: TextColumn, kind: ColumnKind, decimal: '.' | ',', list: ProblemList): DataColumn {
  const cells = sampleCells(column.texts)
  if (kind === 'number') {
    const units = findUnits(cells, 'duration', 1, decimal)
    return readColumn(column, kind, list, units ?? findNumberFormat(cells, decimal))
  }
  // the name says that digits can be a time
  if (kind === 'time') return readColumn(column, kind, list, findTimeFormat(cells, 'time', 0) ?? { timeForms: [] })
  const different = kind === 'ordered' ? listDifferent(column.texts) : undefined
  return readColumn(column, kind, list, undefined, different && (findOrder(different) ?? sortValues([...different])))
}

/** Numbers by value, other texts as they are. */
function sortValues(values: string[]): string[] {
  const isNumeric = values.every((value) => readNumber(value, '.') !== undefined)
  return isNumeric ? values.toSorted((a, b) => Number(a) - Number(b)) : values
}

function readColumn(
  { name, texts, path }: TextColumn,
  kind: ColumnKind,
  list: ProblemList,
  format?: ColumnFormat,
  order?: string[],
): DataColumn {
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
