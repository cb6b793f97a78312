import { sampleCells, readColumnAs, recognizeColumn, type TextColumn } from './columns.ts'
import { ProblemList, type ColumnKind, type DataProblem, type DataTable, type Decimal } from './data-table.ts'
import { findDelimiter, parseDelimited } from './delimited.ts'
import { formatCount } from './format-count.ts'
import { isObject, MOST_LEVELS, parseJsonRows } from './json-rows.ts'
import { countDecimalCommas, isMissing, readNumber } from './numbers.ts'
import { findTimeFormat } from './times.ts'
import { findTotalRows } from './totals.ts'

export { describeReadProblem } from './data-table.ts'

type OnProgress = (share: number) => void

/** Parsing is about half of the work, and reading the columns the other half. */
const PARSED = 0.5

/** More columns or cells would take more memory than a tab has, also if most of them are empty. */
const MOST_COLUMNS = 500
const MOST_ROWS = 2_000_000
const MOST_CELLS = 20_000_000

const getMostColumns = (rowCount: number): number => Math.min(MOST_COLUMNS, Math.floor(MOST_CELLS / rowCount))

const reportColumns = (found: number, most: number, list: ProblemList): void => {
  if (found > most) list.add({ kind: 'most-columns', found: formatCount(found), most })
}

function limitRows<T>(rows: T[], found: number, list: ProblemList): T[] {
  if (found <= MOST_ROWS) return rows
  list.add({ kind: 'most-rows', found: formatCount(found), most: MOST_ROWS })
  return rows.slice(0, MOST_ROWS)
}

/** Reads delimited text or JSON. A problem means that there is nothing to show. */
export function readData(text: string, onProgress: OnProgress = () => {}): DataTable | DataProblem {
  const source = text.replace(/^\uFEFF/, '')
  if (source.trim() === '') return { kind: 'empty' }
  if (isBinary(source)) return { kind: 'binary' }
  const table = /^\s*[[{]/.test(source) ? readJson(source, onProgress) : readDelimited(source, onProgress)
  onProgress(1)
  const broken = source.split('\uFFFD').length - 1
  if (broken === 0 || 'kind' in table) return table
  return { ...table, problems: [{ kind: 'broken-characters', found: formatCount(broken) }, ...table.problems] }
}

/** Whether a text is not one. Exports can contain a few broken characters. */
function isBinary(text: string): boolean {
  const start = text.slice(0, 4096)
  return start.includes('\0') || start.split('\uFFFD').length - 1 > start.length / 10
}

function readDelimited(source: string, onProgress: OnProgress): DataTable | DataProblem {
  const delimiter = findDelimiter(source)
  const parsed = parseDelimited(source, delimiter, MOST_ROWS, (share) => onProgress(share * PARSED))
  const list = new ProblemList()
  const { rows, headerRows, names } = splitHeader(limitRows(parsed.rows, parsed.rowCount, list), list)
  if (names.length === 0) return { kind: 'no-columns' }
  if (rows.length === 0) return { kind: 'no-rows' }
  if (parsed.openQuote !== undefined) {
    list.add({ kind: 'open-quote', row: Math.max(1, parsed.openQuote - headerRows + 1) })
  }
  for (const [index, row] of rows.entries()) {
    const difference = row.length - names.length
    if (difference === 0) continue
    // a spreadsheet ends lines with empty cells
    if (difference > 0 && row.slice(names.length).every((cell) => cell.trim() === '')) continue
    list.add({ kind: difference > 0 ? 'more-cells' : 'fewer-cells', row: index + 1, found: String(row.length) })
  }
  const filled = findFilled(names, rows)
  return readColumns({ source: 'csv', delimiter, headerRows }, pickColumns(names, rows, filled, list), list, onProgress)
}

/** The positions of the columns with a name or a value. */
function findFilled(names: string[], rows: string[][]): number[] {
  const isFilled = names.map((name) => name !== '')
  if (isFilled.includes(false)) {
    for (const row of rows)
      for (let index = Math.min(row.length, names.length) - 1; index >= 0; index -= 1)
        if (!isFilled[index] && !isMissing(row[index] ?? '')) isFilled[index] = true
  }
  return [...names.keys()].filter((index) => isFilled[index])
}

function pickColumns(names: string[], rows: string[][], positions: number[], list: ProblemList): TextColumn[] {
  const most = getMostColumns(rows.length)
  reportColumns(positions.length, most, list)
  return positions.slice(0, most).map((index) => ({
    name: names[index] ?? '',
    texts: rows.map((row) => row[index] ?? ''),
    path: [index],
  }))
}

function readJson(source: string, onProgress: OnProgress): DataTable | DataProblem {
  const parsed = parseJsonRows(source)
  if ('kind' in parsed) return parsed
  if (parsed.rows.length === 0) return { kind: 'no-rows' }
  onProgress(PARSED)
  const { shape } = parsed
  const list = new ProblemList()
  const found = limitRows(parsed.rows, parsed.rows.length, list)
  if (parsed.levels !== undefined)
    list.add({ kind: 'most-levels', found: formatCount(parsed.levels), most: MOST_LEVELS })
  for (const other of parsed.others) list.add({ kind: 'other-list', found: other })
  const table = { source: 'json' as const, json: shape }
  if (shape.rows === 'arrays' || shape.rows === 'columns') {
    const cells = (found as unknown[][]).map((row) => row.map(formatCell))
    const { rows, headerRows, names } = splitHeader(cells, list)
    if (rows.length === 0) return { kind: names.length === 0 ? 'no-columns' : 'no-rows' }
    const columns = pickColumns(names, rows, [...names.keys()], list)
    return readColumns({ ...table, headerRows }, columns, list, onProgress)
  }
  const columns = flatten(shape.rows === 'values' ? found.map((value) => ({ value })) : found, list)
  if (columns.length === 0) return { kind: 'no-columns' }
  return readColumns({ ...table, headerRows: 0 }, columns, list, onProgress)
}

const DEEPEST = 3

/** A column for each key of the objects, and for the keys of objects in them. */
function flatten(rows: unknown[], list: ProblemList): TextColumn[] {
  const most = getMostColumns(rows.length)
  const columns = new Map<string, TextColumn>()
  const others = new Set<string>()
  const add = (value: unknown, path: string[], row: number): void => {
    if (isObject(value) && path.length < DEEPEST) {
      for (const [key, child] of Object.entries(value)) add(child, [...path, key], row)
      return
    }
    const name = path.join('.')
    let column = columns.get(name)
    if (!column) {
      if (columns.size === most) return void others.add(name)
      columns.set(name, (column = { name, texts: [], path }))
    }
    while (column.texts.length < row) column.texts.push('')
    column.texts[row] = formatCell(value)
  }
  for (const [index, row] of rows.entries()) if (isObject(row)) add(row, [], index)
  for (const { texts } of columns.values()) while (texts.length < rows.length) texts.push('')
  reportColumns(columns.size + others.size, most, list)
  return [...columns.values()]
}

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return `${value as string | number | boolean}`
  try {
    return JSON.stringify(value)
  } catch {
    // thousands of levels
    return '[…]'
  }
}

const MOST_TITLES = 10

const countFilled = (row: string[]): number => row.filter((cell) => cell.trim() !== '').length

/** Finds the header. A title above it is skipped, and columns without a header get a number as a name. */
function splitHeader(all: string[][], list: ProblemList) {
  const width = all.slice(0, 30).reduce((most, row) => Math.max(most, row.length), 0)
  const isTitle = (row: string[]) => countFilled(row) < 2 && width > 1 && (row.length === 1 || width > 2)
  const found = all.slice(0, Math.min(MOST_TITLES, all.length - 2)).findIndex((row) => !isTitle(row))
  const start = Math.max(0, found)
  for (const title of all.slice(0, start)) list.add({ kind: 'skipped-title', found: title.join(' ').trim() })
  const first = all[start] ?? []
  const hasHeader = first.some((cell) => !isValue(cell)) || countFilled(first) === 0
  if (!hasHeader) list.add({ kind: 'no-header' })
  const headerRows = hasHeader ? start + 1 : start
  return { rows: all.slice(headerRows), names: hasHeader ? first : first.map(() => ''), headerRows }
}

/** Whether a cell is data and not the name of a column. */
const isValue = (cell: string): boolean =>
  readNumber(cell, '.') !== undefined ||
  readNumber(cell, ',') !== undefined ||
  findTimeFormat([cell], 'time') !== undefined

function readColumns(
  table: Pick<DataTable, 'source' | 'delimiter' | 'headerRows' | 'json'>,
  columns: TextColumn[],
  list: ProblemList,
  onProgress: OnProgress,
): DataTable {
  const named = nameColumns(columns, list)
  const decimal = findDecimal(named)
  const totals = table.json?.rows === 'columns' ? undefined : findTotalRows(named, decimal)
  if (totals) list.add({ kind: 'total-row', row: totals.row + 1, column: totals.column.name, found: totals.name })
  const isPart = totals?.column.texts.map((text) => text.trim() !== totals.name)
  const read = named.map((column, index) => {
    onProgress(PARSED + (PARSED * index) / named.length)
    const texts = isPart ? column.texts.filter((_, row) => isPart[row]) : column.texts
    return recognizeColumn({ ...column, texts }, index, decimal, list)
  })
  return {
    ...table,
    columns: read,
    rowCount: read[0]?.texts.length ?? 0,
    ...(totals && { totalRows: { name: totals.name, path: totals.column.path } }),
    problems: list.problems,
  }
}

/** The decimal separator of the columns in which it is clear. */
function findDecimal(columns: TextColumn[]): Decimal {
  const commas = columns.reduce((sum, { texts }) => sum + Math.sign(countDecimalCommas(sampleCells(texts, 200))), 0)
  return commas > 0 ? ',' : '.'
}

/** Makes names unique. `Column 2` for one without a name, `sales 2` for a second `sales`. */
function nameColumns(columns: TextColumn[], list: ProblemList): TextColumn[] {
  const taken = new Set(columns.map(({ name }) => name.trim()))
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  const hasNames = columns.some(({ name }) => name.trim() !== '')
  return columns.map((column, index) => {
    const given = column.name.trim()
    let name = given === '' ? `Column ${index + 1}` : given
    let count = counts.get(given) ?? 1
    while (seen.has(name) || (name !== given && taken.has(name))) {
      count += 1
      name = `${given || 'Column'} ${count}`
    }
    counts.set(given, count)
    seen.add(name)
    if (given === '' && hasNames) list.add({ kind: 'empty-name', column: name })
    if (given !== '' && name !== given) list.add({ kind: 'duplicate-name', column: name, found: given })
    return { ...column, name }
  })
}

/** Reads a column again as another kind. */
export function changeKind(table: DataTable, name: string, kind: ColumnKind): DataTable {
  const list = new ProblemList()
  const decimal = findDecimal(table.columns)
  const columns = table.columns.map((column) =>
    column.name === name ? readColumnAs(column, kind, decimal, list) : column,
  )
  const isOther = (problem: DataProblem) => problem.column !== name || !/^not-a|^day-or/.test(problem.kind)
  return { ...table, columns, problems: [...table.problems.filter(isOther), ...list.problems] }
}
