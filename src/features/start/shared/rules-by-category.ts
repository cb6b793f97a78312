import { areUnique, getFacts } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'
import { areScores, findMain, findParts } from './measures.ts'
import { findScale } from './orders.ts'
import { suggestChart, type Candidate } from './rules.ts'
import { findNamed, findRange, type TableView } from './table-view.ts'

const LONG_NAME = 14
const MOST_COLUMNS = 12
const MOST_SLICES = 9
const MOST_RANGES = 60

/** Charts that compare a measure across categories. */
export function suggestByCategory(view: TableView): Candidate[] {
  const { categories, groups, measures, table, names, times } = view
  if (table.rowCount < 2 || categories.length + groups.length === 0) return []
  const [main] = measures
  if (!main) return suggestCounts(view)
  // With a time, a comparison of categories adds up all times.
  const isOverTime = times.length > 0 && !names
  const x = names ?? pickCategory(view)
  if (!x || x === main) return []
  const range = names && table.rowCount <= MOST_RANGES ? findRange(measures) : undefined
  if (range?.includes(main)) return suggestRange(x, range)
  const found = suggestBars(x, main, view, isOverTime ? 14 : 0)
  if (view.isRecords) found.push(...suggestCounts(view))
  if (names) found.push(...suggestMeasures(names, view))
  else if (!isOverTime) found.push(...suggestTwo(view, main))
  return found
}

/** The category that rows are grouped by: one with an order, or with few values. */
function pickCategory({ categories, groups, table }: TableView): DataColumn | undefined {
  const ordered = categories.find(({ kind }) => kind === 'ordered')
  const repeated = categories.find((column) => getFacts(column).different <= table.rowCount / 2)
  return ordered ?? groups.find(({ kind }) => kind !== 'number') ?? repeated ?? groups[0]
}

function suggestRange({ name, kind }: DataColumn, [from, to]: [DataColumn, DataColumn]): Candidate[] {
  const mapping = { x: name, y: [from.name, to.name] }
  const values = { from: from.name, to: to.name }
  return [
    suggestChart('Bar', kind === 'ordered' ? 84 : 92, mapping, 'range', values),
    suggestChart('Column', 88, mapping, 'range', values),
  ]
}

const isNonNegative = (column: DataColumn): boolean => getFacts(column).min >= 0

function suggestBars(
  x: DataColumn,
  main: DataColumn,
  { table, names, measures, isRecords }: TableView,
  penalty: number,
): Candidate[] {
  const { different, longest } = getFacts(x)
  const { isAdditive, min, max } = getFacts(main)
  const values = { x: x.name, measure: main.name, count: different }
  const isShort = different <= MOST_COLUMNS && longest <= LONG_NAME
  const isGrouped = different < table.rowCount
  // The mean of many raw rows hides how they differ, which other charts show.
  const base =
    isRecords && names
      ? 90
      : 88 -
        penalty -
        (isGrouped ? (isAdditive ? 4 : 14) : 0) -
        (different > 60 ? 12 : different > 30 ? 6 : 0) -
        (areScores(measures, table.rowCount) ? 8 : 0)
  const parts = { name: x.name, value: main.name }
  const axes = { x: x.name, y: main.name }
  const isOrdered = x.kind === 'ordered'
  const found: Candidate[] = [
    suggestChart('Column', isShort || isOrdered ? base : base - 14, axes, isOrdered ? 'ordered' : 'column', values),
    suggestChart('Bar', isShort ? base - 10 : base, axes, isShort ? 'bar' : 'bar-many', values),
  ]
  if (isOrdered && different > 4) found.push(suggestChart('Line', base - 3, axes, 'line', values))
  if (min < 0 && max > 0 && names === x && different <= 15 && isAdditive && measures.length < 3) {
    found.push(suggestChart('Waterfall', 91 - penalty, parts, 'waterfall', values))
  }
  const isWhole = isShareOfWhole(main)
  if ((isAdditive || isWhole) && isNonNegative(main)) {
    if (different <= MOST_SLICES && different > 1) {
      found.push(suggestChart('Pie', isWhole ? 92 : base - (measures.length > 1 ? 14 : 8), parts, 'pie', values))
      found.push(suggestChart('Rose', base - 30, parts, 'rose', values))
      found.push(suggestChart('RadialBar', base - 32, parts, 'rose', values))
    } else {
      found.push(suggestChart('Treemap', base - 12, parts, 'treemap', values))
      found.push(suggestChart('CirclePacking', base - 26, parts, 'treemap', values))
    }
  }
  return found
}

/** Values that add up to 1 or 100. */
function isShareOfWhole({ values, missing }: DataColumn): boolean {
  const sum = values.reduce<number>((total, value) => total + Number(value), 0)
  return missing === 0 && values.length < 20 && (Math.abs(sum - 100) < 1 || Math.abs(sum - 1) < 0.01)
}

/** Several measures of a similar size for each name. */
function suggestMeasures(names: DataColumn, { measures, table, groups, total }: TableView): Candidate[] {
  const main = findMain(measures)
  if (!main) return []
  const scale = findScale(measures.map(({ name }) => name))
  if (scale) {
    const mapping = { x: names.name, y: scale }
    return ['Bar', 'Column'].map((chart, index) => suggestChart(chart, 95 - index, mapping, 'scale', { x: names.name }))
  }
  const like = findParts(measures, main, total, 10, 4)
  const values = { x: names.name, count: like.length }
  const y = like.map(({ name }) => name)
  const found: Candidate[] = []
  if (like.length > 1 && table.rowCount <= 30) {
    const isShort = table.rowCount <= MOST_COLUMNS && getFacts(names).longest <= LONG_NAME
    const chart = isShort ? 'Column' : 'Bar'
    const score = like.length <= 5 ? 90 : 80
    found.push(suggestChart(chart, score, { x: names.name, y: total?.parts ? y : y.slice(0, 5) }, 'folded', values))
  }
  if (like.length >= 3 && table.rowCount <= 8) {
    found.push(suggestChart('Radar', like.length >= 4 ? 91 : 84, { y, series: names.name }, 'radar', values))
  }
  if (like.length >= 3 && like.length * table.rowCount >= 40) return found
  const group = groups.find(
    (column) => column !== names && column.kind === 'category' && getFacts(column).different < table.rowCount / 2,
  )
  if (!group || areScores(measures, table.rowCount)) return found
  if (getFacts(main).isAdditive && isNonNegative(main) && table.rowCount >= 8) {
    const mapping = { name: names.name, group: group.name, value: main.name }
    for (const [chart, score] of Object.entries({ Treemap: 84, Sunburst: 80, CirclePacking: 70 }))
      found.push(suggestChart(chart, score, mapping, 'branches', { group: group.name, name: names.name }))
  }
  return found
}

/** Two categories: groups next to each other, cells, or branches of a tree. */
function suggestTwo({ categories, groups, table }: TableView, main: DataColumn): Candidate[] {
  const all = [...new Set([...categories, ...groups])].filter((column) => column !== main)
  const pairs = all.slice(0, 6).flatMap((one, index) => all.slice(index + 1, 6).map((other) => [one, other] as const))
  const exact = pairs.find(([one, other]) => areUnique([one, other], table.rowCount, [main]))
  const pair =
    exact ?? pairs.find((columns) => columns.every((column) => column.kind !== 'number' && groups.includes(column)))
  if (!pair) return []
  const [first, second] = pair
  const [small, large] = getFacts(first).different <= getFacts(second).different ? pair : [second, first]
  const found: Candidate[] = []
  const { isAdditive } = getFacts(main)
  const score = exact ? 90 : isAdditive ? 80 : 76
  const isShort =
    large.kind === 'number' || (getFacts(large).different <= MOST_COLUMNS && getFacts(large).longest <= LONG_NAME)
  if (getFacts(small).different <= 8 && getFacts(large).different <= 30) {
    const [x, series] =
      small.kind === 'ordered' && large.kind !== 'ordered' && getFacts(large).different <= 8
        ? [small, large]
        : [large, small]
    const mapping = { x: x.name, y: main.name, series: series.name }
    const values = { x: x.name, series: series.name, measure: main.name }
    found.push(suggestChart(isShort ? 'Column' : 'Bar', score, mapping, 'grouped', values))
    if (x.kind === 'ordered') found.push(suggestChart('Line', score - 1, mapping, 'lines', values))
  }
  const cells = getFacts(small).different * getFacts(large).different
  if (cells >= 12 && cells <= 2000) {
    const bothOrdered = small.kind === 'ordered' && large.kind === 'ordered'
    const mapping = { columns: small.name, rows: large.name, value: main.name }
    const values = { columns: small.name, rows: large.name, measure: main.name }
    found.push(
      suggestChart(
        'Heatmap',
        bothOrdered ? 95 : exact && cells >= 20 ? score - 1 : score - 6,
        mapping,
        'heatmap',
        values,
      ),
    )
  }
  if (isAdditive && isNonNegative(main) && exact) found.push(...suggestBranches(small, large, main))
  return found
}

/** A tree fits if each name belongs to one group. */
function suggestBranches(group: DataColumn, name: DataColumn, main: DataColumn): Candidate[] {
  const groupOf = new Map(name.values.map((value, row) => [value, group.values[row]]))
  const isNested = name.values.every((value, row) => groupOf.get(value) === group.values[row])
  const score = isNested ? 91 : 66
  const mapping = { name: name.name, group: group.name, value: main.name }
  const values = { group: group.name, name: name.name }
  return [
    suggestChart('Treemap', score, mapping, 'branches', values),
    suggestChart('Sunburst', score - 3, mapping, 'branches', values),
  ]
}

/** Rows without a measure, and records, are counted. */
function suggestCounts({ groups, categories, table }: TableView): Candidate[] {
  const state = findNamed(groups, /\bstatus\b|\bstage\b|状态/i) ?? groups.find(({ kind }) => kind === 'ordered')
  const x = state ?? groups[0] ?? categories.find((column) => getFacts(column).different < table.rowCount)
  if (!x) return []
  const { different, longest } = getFacts(x)
  const values = { x: x.name }
  const score = state ? 87 : 83
  const isShort = different <= MOST_COLUMNS && longest <= LONG_NAME
  const found: Candidate[] = [
    suggestChart('Column', isShort ? score : 66, { x: x.name }, 'count', values),
    suggestChart('Bar', isShort ? 74 : score, { x: x.name }, 'count', values),
  ]
  if (different <= MOST_SLICES) found.push(suggestChart('Pie', 70, { name: x.name }, 'count', values))
  if (different > 30) found.push(suggestChart('WordCloud', 76, { name: x.name }, 'count', values))
  const other = groups.find((column) => column !== x)
  if (other) found.push(suggestChart('Heatmap', 68, { columns: other.name, rows: x.name }, 'count', values))
  return found
}
