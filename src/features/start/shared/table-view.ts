import { areUnique, getFacts, isBalanced, isSmallGroup, remember, splitColumnName } from './column-facts.ts'
import type { DataColumn, DataTable } from './data-table.ts'
import { pickMeasures } from './measures.ts'
import { findTimeFormat } from './times.ts'
import { findTotal, type Total } from './totals.ts'

/** The columns of a table by what the rules use them for, each list with the best first. */
export interface TableView {
  table: DataTable
  columns: DataColumn[]
  times: DataColumn[]
  /** Numbers that are measured or counted. */
  measures: DataColumn[]
  /** The measure that is the sum of others, and should not be drawn next to them. */
  total: Total | undefined
  /** The longitude and latitude of each row, or its x and y. They are not measures. */
  places: [DataColumn, DataColumn] | undefined
  /** Categories and ordered values with at least two values, and numbers that identify rows, such as an age. */
  categories: DataColumn[]
  /** Groups of at most 12 values. */
  groups: DataColumn[]
  /** The column whose values name the rows. */
  names: DataColumn | undefined
  /** Whether rows are records of things or events, such as orders, and not measurements at regular times. */
  isRecords: boolean
}

/** So many columns that are named after periods are a time axis. */
export const FEWEST_PERIODS = 3

/** So many events are added up by day or month. */
export const MANY_EVENTS = 200

/** More columns are not considered, so that wide tables stay fast. */
const MOST_COLUMNS = 60

const PLACES: [RegExp, RegExp][] = [
  [/\b(?:lon|lng|longitude)\b|^long$/i, /\blat(?:itude)?\b/i],
  [/^x$/i, /^y$/i],
]
/** The names of so many records fit on an axis. */
const MOST_NAMES = 60

export const viewTable = remember((table: DataTable): TableView => {
  const columns = table.columns.slice(0, MOST_COLUMNS).filter((column) => getFacts(column).count > 0)
  const times = findTimes(columns, table)
  const numbers = columns.filter(({ kind }) => kind === 'number')
  const periods = numbers.filter(({ name }) => isPeriodName(name))
  const places = findPlaces(numbers)
  const texts = columns
    .filter((column) => !times.includes(column) && !isFreeText(column))
    .filter((column) => column.kind !== 'number' && column.kind !== 'id' && getFacts(column).different > 1)
  const amounts = numbers.filter((column) => !places?.includes(column))
  const dimensions = findDimensions(amounts, [...times, ...texts], table)
  // Columns for periods are an axis, and not measures.
  const others = new Set([...(periods.length < FEWEST_PERIODS ? [] : periods), ...(places ?? []), ...dimensions])
  const measured = numbers.filter((column) => !others.has(column))
  const measures = pickMeasures(measured, table.rowCount)
  const categories = [...texts, ...dimensions]
  const groups = [...categories, ...measures.filter(isSmallGroup)]
    .filter((column) => getFacts(column).different <= 12 && getFacts(column).fewestRows < table.rowCount)
    .toSorted((a, b) => rankGroup(b) - rankGroup(a))
  const unique = texts.find((column) => getFacts(column).different === table.rowCount && column.missing === 0)
  const isKey = ({ kind }: DataColumn) => kind === 'id' || (kind === 'category' && times.length > 0)
  const isRecords =
    table.rowCount >= 20 &&
    (times.length > 0 || !unique) &&
    groups.some(({ kind }) => kind !== 'number') &&
    columns.some((column) => isKey(column) && isAlmostUnique(column))
  const [main] = measures
  const hasAmounts = main && table.rowCount <= MOST_NAMES && getFacts(main).isAdditive && getFacts(main).different > 12
  const names = isRecords ? (hasAmounts ? texts.find(isAlmostUnique) : undefined) : unique
  return { table, columns, times, measures, total: findTotal(measures), places, categories, groups, names, isRecords }
})

/** What someone wrote neither names a row nor a group. */
const isFreeText = (column: DataColumn): boolean =>
  getFacts(column).different > 20 &&
  /comment|feedback|remark|\bnotes?$|description|\burl\b|e-?mail|kommentar|bemerkung|备注/i.test(
    splitColumnName(column.name),
  )

const isAlmostUnique = (column: DataColumn): boolean =>
  getFacts(column).different > Math.min(column.values.length, 10_000) * 0.9

function findPlaces(numbers: DataColumn[]): [DataColumn, DataColumn] | undefined {
  for (const [one, other] of PLACES) {
    const [x, y] = [findNamed(numbers, one), findNamed(numbers, other)]
    // An x that rises from row to row is an axis.
    const isPlace = x?.values.some((value, row) => x.name.length > 1 || Number(value) < Number(x.values[row - 1]))
    if (x && y && isPlace) return [x, y]
  }
  return undefined
}

/** Numbers that are needed to tell the rows apart and occur about equally often, such as the age in a census. */
function findDimensions(numbers: DataColumn[], others: DataColumn[], { rowCount }: DataTable): DataColumn[] {
  const found = numbers.filter((column) => isBalanced(column) && getFacts(column).different <= 120)
  const cells = found.reduce((product, column) => product * getFacts(column).different, 1)
  const canBeKeys = cells > 1 && cells <= rowCount && found.length < numbers.length
  return canBeKeys && !areUnique(others, rowCount) && areUnique([...others, ...found], rowCount) ? found : []
}

/** The columns with times. One with many more values than the first, such as a date after its year, comes first. */
function findTimes(columns: DataColumn[], { rowCount }: DataTable): DataColumn[] {
  const times = columns.filter((column) => column.kind === 'time' && isTimeAxis(getFacts(column).different, rowCount))
  const most = Math.max(...times.map((column) => getFacts(column).different))
  const isFine = (column: DataColumn) => getFacts(column).different > most / 3
  return [...times.filter(isFine), ...times.filter((column) => !isFine(column))]
}

/** Two years with many rows each are groups that can be compared. */
const isTimeAxis = (different: number, rowCount: number): boolean =>
  rowCount === 1 || (different > 1 && (different > 2 || rowCount < 20))

/** Groups of 3 to 8 are the easiest to compare. */
function rankGroup(column: DataColumn): number {
  const { different, fewestRows } = getFacts(column)
  const size = different >= 3 && different <= 8 ? 3 : different === 2 ? 2 : 1
  const isCode = isFlag(column) || /(?:^|[ _])(?:id|code)$/i.test(column.name)
  return size + (fewestRows > 1 ? 1 : 0) + (column.kind === 'number' ? -1 : 0) + (isCode ? -1.5 : 0)
}

/** True and false say little without the name of the column. */
const isFlag = ({ values }: DataColumn): boolean =>
  /^(?:true|false|yes|no|0|1)$/i.test(String(values.find((value) => value !== null)))

const RANGE = [/\b(?:start|from|begin|min|low)/i, /\b(?:end|to|until|max(?:imum)?|high(?:est)?|upper)\b/i]

/** Two columns with the start and the end of a range. With many columns, such names are answers of a survey. */
export function findRange(columns: DataColumn[]): [DataColumn, DataColumn] | undefined {
  if (columns.length > 4) return undefined
  const [from, to] = RANGE.map((name) => findNamed(columns, name))
  const isRange = from && to && from.values.every((value, row) => Number(value) <= Number(to.values[row] ?? Infinity))
  return isRange && from !== to ? [from, to] : undefined
}

/** The first column whose name matches, among those of some kinds. */
export const findNamed = (columns: DataColumn[], pattern: RegExp): DataColumn | undefined =>
  columns.find(({ name }) => pattern.test(splitColumnName(name).trim()))

const PERIOD_NAME =
  /^(?:(?:[FC]?Y|X)?(?:19|20)\d{2}(?:[ -]?Q[1-4]| \[.*|[/-]\d\d)?|Q[1-4](?:[ -](?:19|20)\d{2})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:[ -]\d{2,4})?|mon|tue|wed|thu|fri|sat|sun)$/i

/** Whether the name of a column is a period, such as `2024`, `Q1`, `Jan` or a date. */
export const isPeriodName = (name: string): boolean =>
  PERIOD_NAME.test(name) || findTimeFormat([name], '') !== undefined
