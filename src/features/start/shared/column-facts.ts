import type { DataColumn, DataTable } from './data-table.ts'
import { findNameUnit } from './units.ts'

/** What the rules need to know about the values of a column. */
export interface ColumnFacts {
  /** The number of different values. At most 10,001. */
  different: number
  /** The rows of the value with the fewest rows. At least 1 for more than 10,000 values. */
  fewestRows: number
  /** The number of values that are not missing. */
  count: number
  min: number
  max: number
  /** The mean of the absolute values. */
  size: number
  isInteger: boolean
  /** The length of the longest text. */
  longest: number
  /** Whether values can be added up, and not only averaged. */
  isAdditive: boolean
  /** The unit of the cells, or the one in the name of the column. */
  unit: string | undefined
}

const MOST_DIFFERENT = 10_000

/** Measures of which a sum has no meaning. */
const AVERAGED =
  /rates?\b|ratio\b|\bc(?:tr|pc|vr)\b|average|avg|mean|median|price|\btemp|temperatur|score|points\b|\bmarks?\b|punkte|puntos|satisf|zufrieden|\bstars\b|rating|percent|\bpct|\bperc\b|share|index|age\b|height|length|width|depth|weight|mass|speed|wind|density|\bmin|max\b|level|\bper\b|\/ ?(?:s|sec|second|min|h|hour|day|capita)\b|expect|fertility|\blat(?:itude)?\b|\blon|\blng\b|acceleration|horsepower|power|displacement|pressure|humidity|duration|seconds?\b|minutes|latency|\bms\b|concentration|co2|\bclose\b|\bopen\b|\bhigh\b|\blow\b|wage|salary|yield|grade|^[xy]$|率|价|均|温/i

/** Shares, speeds, temperatures and short times. */
const AVERAGED_UNIT = /[%/°]|^(?:[mnµ]?s|min|mph|[ck]|celsius|deg|h?pa|bar|db|[kmg]?hz|pct|percent|pp[mb]|[br]pm)$/i

/** `oncePer` of this feature, because browsers would load one more script for a function that the search uses too. */
export function remember<Subject extends object, Result>(find: (subject: Subject) => Result) {
  const found = new WeakMap<Subject, { result: Result }>()
  return (subject: Subject): Result => {
    let known = found.get(subject)
    if (!known) found.set(subject, (known = { result: find(subject) }))
    return known.result
  }
}

/** Each rule and each chart asks for them. */
export const getFacts = remember(({ name, kind, values, format }: DataColumn): ColumnFacts => {
  const rows = new Map<string | number, number>()
  let [min, max, sum, count, longest] = [Infinity, -Infinity, 0, 0, 0]
  let isInteger = kind === 'number'
  for (const value of values) {
    if (value === null) continue
    count += 1
    if (rows.size <= MOST_DIFFERENT) rows.set(value, (rows.get(value) ?? 0) + 1)
    if (typeof value === 'string') {
      longest = Math.max(longest, value.length)
      continue
    }
    min = Math.min(min, value)
    max = Math.max(max, value)
    sum += Math.abs(value)
    if (!Number.isInteger(value)) isInteger = false
  }
  const fewestRows = [...rows.values()].reduce((least, size) => Math.min(least, size), Infinity)
  const unit = kind === 'number' ? (format?.unit ?? findNameUnit(name)) : undefined
  const isAdditive = kind === 'number' && !AVERAGED_UNIT.test(unit ?? '') && !AVERAGED.test(splitColumnName(name))
  const [different, size] = [rows.size, count ? sum / count : 0]
  return { different, fewestRows, count, min, max, size, isInteger, longest, isAdditive, unit }
})

/** `temp_max` and `tempMax` as words. */
export const splitColumnName = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_.]+/g, ' ')

/** Whether all values occur about equally often, as in an experiment. */
export function isBalanced(column: DataColumn): boolean {
  const { different, fewestRows, count } = getFacts(column)
  return different > 1 && fewestRows > 1 && different * fewestRows >= count * 0.9
}

/** A number that names a group as well, such as the cylinders of a car. */
export function isSmallGroup(column: DataColumn): boolean {
  if (column.kind !== 'number') return false
  const { isInteger, different, fewestRows } = getFacts(column)
  return (isInteger || isBalanced(column)) && different > 1 && different <= 8 && fewestRows >= 4
}

/** Times are cut to the first characters. */
type Cuts = (number | undefined)[]

/** Whether no two rows have the same values in these columns. */
export const areUnique = (keys: DataColumn[], rowCount: number, used?: DataColumn[], cuts?: Cuts): boolean =>
  countRepeats(keys, rowCount, used, cuts, 0) === 0

/** The number of rows with the same values as a row before, or one more than the most that matter. */
export function countRepeats(
  keys: DataColumn[],
  rowCount: number,
  used: DataColumn[] = [],
  cuts: Cuts = [],
  most = Infinity,
): number {
  const needed = [...keys, ...used].map(({ values }) => values)
  const count = <Id>(end: number, seen: Seen<Id>, read: (row: number) => Id) => {
    let repeats = 0
    for (let row = 0; row < end && repeats <= most; row += 1) {
      if (needed.some((values) => values[row] === null)) continue
      const key = read(row)
      if (seen.has(key)) repeats += 1
      else seen.add(key)
    }
    return repeats
  }
  const readText = (row: number) =>
    keys.map(({ values }, index) => String(values[row]).slice(0, cuts[index])).join('\0')
  const repeats = count(Math.min(rowCount, FIRST_ROWS), new Set(), readText)
  if (repeats > most || rowCount <= FIRST_ROWS) return repeats
  const columns = keys.map((column, index) => numberValues(column, cuts[index]))
  const size = columns.reduce((product, { different }) => product * different, 1)
  if (size > Number.MAX_SAFE_INTEGER) return count(rowCount, new Set(), readText)
  return count(rowCount, size <= MOST_BITS ? createBits(size) : new Set<number>(), (row) => {
    let key = 0
    for (const { numbers, different } of columns) key = key * different + (numbers[row] ?? 0)
    return key
  })
}

/** Most columns without a key have a repeated value among so many rows. */
const FIRST_ROWS = 1000

/** 16 MB */
const MOST_BITS = 2 ** 27

interface Seen<Id> {
  has: (id: Id) => boolean
  add: (id: Id) => unknown
}

/** A set of numbers from 0. It is several times as fast as a `Set` for millions of them. */
function createBits(size: number): Seen<number> {
  const bits = new Uint8Array((size >> 3) + 1)
  return {
    has: (number) => ((bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0,
    add: (number) => void (bits[number >> 3] = (bits[number >> 3] ?? 0) | (1 << (number & 7))),
  }
}

/** The number of different values of a time that is cut to a unit. */
export const countPeriods = (column: DataColumn, cut: number): number => numberValues(column, cut).different

/** Whether a time has at most so many periods. Most times have many more, and the first ones show it. */
export function hasFewPeriods(column: DataColumn, cut: number, most: number): boolean {
  const periods = new Set<string>()
  return numberAll(column).texts.every((text) => periods.add(text.slice(0, cut)).size <= most)
}

interface NumberedValues {
  /** For each row, the number of its value in the order of their first rows. */
  numbers: Int32Array
  different: number
}

/** Numbers the values of a column, because numbers are much faster to compare than texts. */
const numberAll = remember(({ values }: DataColumn): NumberedValues & { texts: string[] } => {
  const seen = new Map<string | number, number>()
  const numbers = Int32Array.from(values, (value) => {
    if (value === null) return 0
    const number = seen.get(value) ?? seen.size
    if (number === seen.size) seen.set(value, number)
    return number
  })
  return { numbers, different: seen.size, texts: Array.from(seen.keys(), String) }
})

const getPeriods = remember<DataColumn, Map<number, NumberedValues>>(() => new Map())

function numberValues(column: DataColumn, cut?: number): NumberedValues {
  const all = numberAll(column)
  if (cut === undefined) return all
  const known = getPeriods(column).get(cut)
  if (known) return known
  const seen = new Map<string, number>()
  const periods = all.texts.map((text) => {
    const period = text.slice(0, cut)
    const number = seen.get(period) ?? seen.size
    if (number === seen.size) seen.set(period, number)
    return number
  })
  const result = { numbers: all.numbers.map((number) => periods[number] ?? 0), different: seen.size }
  getPeriods(column).set(cut, result)
  return result
}

/** The strength of the monotone relation of two columns, from 0 to 1, over at most 1,000 rows. */
export function getRankCorrelation(a: DataColumn, b: DataColumn, { rowCount }: DataTable): number {
  const step = Math.max(1, Math.floor(rowCount / 1000))
  const pairs: [number, number][] = []
  for (let row = 0; row < rowCount; row += step) {
    const [x, y] = [a.values[row], b.values[row]]
    if (typeof x === 'number' && typeof y === 'number') pairs.push([x, y])
  }
  if (pairs.length < 5) return 0
  const first = rankValues(pairs.map(([x]) => x))
  const second = rankValues(pairs.map(([, y]) => y))
  const middle = (pairs.length - 1) / 2
  let [both, one, other] = [0, 0, 0]
  for (const [index, rank] of first.entries()) {
    const [x, y] = [rank - middle, (second[index] ?? 0) - middle]
    both += x * y
    one += x * x
    other += y * y
  }
  return one && other ? Math.abs(both) / Math.sqrt(one * other) : 0
}

/** The rank of each value. Equal values share the mean of their ranks. */
function rankValues(values: number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value)
  const ranks = Array.from({ length: values.length }, () => 0)
  for (let start = 0; start < order.length;) {
    let end = start
    while (order[end + 1]?.value === order[start]?.value && end + 1 < order.length) end += 1
    for (const { index } of order.slice(start, end + 1)) ranks[index] = (start + end) / 2
    start = end + 1
  }
  return ranks
}
