import { areUnique, countPeriods, getFacts } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'
import { findMain, findParts } from './measures.ts'
import { isCalendar } from './orders.ts'
import { suggestChart, type Candidate } from './rules.ts'
import { FEWEST_PERIODS, isPeriodName, MANY_EVENTS, type TableView } from './table-view.ts'
import type { Total } from './totals.ts'
import { findCut, findGroupCut, isRegular } from './time-units.ts'

/** Columns over more periods are too thin to compare. */
const MOST_COLUMNS = 24

/** More lines are hard to tell apart. */
const MOST_LINES = 15

/** More rows of a heatmap are too thin to read. */
const MOST_ROWS = 60

/** Charts of a measure over time, or over an ordered number such as a distance. */
export function suggestByTime(view: TableView): Candidate[] {
  const { times, table } = view
  const wide = suggestWide(view)
  if (wide.length > 0 || table.rowCount < 2) return wide
  const axis = times[0] ?? findAxis(view)
  if (!axis) return []
  const measures = view.measures.filter((column) => column !== axis && getFacts(column).different > 1)
  const main = findMain(measures)
  if (!main) return suggestCounts(view, axis)
  const isUnique = areUnique([axis], table.rowCount, [main])
  const isEvents = isUnique && view.isRecords && !isRegular(axis)
  if (isEvents && !(getFacts(main).isAdditive && table.rowCount >= MANY_EVENTS)) return suggestCounts(view, axis)
  if (isUnique && !isEvents && !hasTurns(view, axis)) return suggestUnique(axis, main, measures, view.total)
  return suggestSeries(view, axis, main)
}

/** Whether a legend with these values is easy to read. */
const isFew = (column: DataColumn | undefined): boolean => column !== undefined && getFacts(column).different <= 12

/** Whether several things were measured in turns, each at its own time, such as the jobs of a night. */
const hasTurns = ({ groups, table }: TableView, axis: DataColumn): boolean =>
  !isRegular(axis) &&
  groups.some(
    ({ kind, values }) =>
      kind === 'category' && values.filter((value, row) => value !== values[row - 1]).length > table.rowCount / 2,
  )

/** A table with a column for each period. */
function suggestWide({ table, groups, names }: TableView): Candidate[] {
  const periods = table.columns.filter(({ name, kind }) => kind === 'number' && isPeriodName(name)).slice(0, 100)
  if (periods.length < FEWEST_PERIODS) return []
  const series = isFew(names) ? names : groups.find(({ kind }) => kind !== 'number')
  const mapping = { y: periods.map(({ name }) => name), ...(series && { series: series.name }) }
  const values = { count: periods.length }
  // quarters of one year are compared, and years are followed
  const isCompared = periods.length <= 6 && !/\d\d/.test(periods[0]?.name ?? '')
  const columnScore = isCompared ? 96 : periods.length <= 6 ? 92 : periods.length <= MOST_COLUMNS ? 80 : 60
  const found: Candidate[] = [
    suggestChart('Line', 95, mapping, 'wide', values),
    suggestChart('Column', columnScore, mapping, 'wide', values),
  ]
  if (names && !series && table.rowCount <= MOST_ROWS) {
    found.push(suggestChart('Heatmap', 97, { rows: names.name, value: mapping.y }, 'wide', values))
  }
  if (periods.every((column) => getFacts(column).isAdditive && getFacts(column).min >= 0)) {
    found.push(suggestChart('Area', 86, mapping, 'wide', values))
  }
  return found
}

/** A number, such as a distance or a month, that rises from row to row, with one value for each row. */
function findAxis({ table, measures, categories, columns }: TableView): DataColumn | undefined {
  const [first] = columns
  if (!first || categories.some((column) => column !== first && getFacts(column).different > 8)) return undefined
  if (isCalendar(first) ? measures.length === 0 : first.kind !== 'number' || measures.length < 2) return undefined
  const { values } = first
  const isRising = values.every((value, row) => row === 0 || Number(value) > Number(values[row - 1]))
  return isRising && first.missing === 0 && table.rowCount >= 5 ? first : undefined
}

/** One row for each time: a line for the measure and those of a similar size. */
function suggestUnique(
  axis: DataColumn,
  main: DataColumn,
  measures: DataColumn[],
  total: Total | undefined,
): Candidate[] {
  const like = findParts(measures, main, total, 6)
  const y = like.length > 1 ? like.map(({ name }) => name) : main.name
  const periods = axis.kind === 'time' ? countPeriods(axis, findCut(axis, 750)) : getFacts(axis).different
  const values = { x: axis.name, measure: main.name, count: like.length }
  const isAdditive = like.every((column) => getFacts(column).isAdditive && getFacts(column).min >= 0)
  const stacked = isAdditive ? y : main.name
  const isStacked = isAdditive && like.length > 1
  const found: Candidate[] = [
    suggestChart('Line', 92, { x: axis.name, y }, like.length > 1 ? 'lines-folded' : 'line', values),
    suggestChart(
      'Area',
      isAdditive ? 82 : 68,
      { x: axis.name, y: stacked },
      isStacked ? 'area-stacked' : 'area',
      values,
    ),
    suggestChart('TinyLine', 40, { value: main.name, x: axis.name }, 'tiny', values),
  ]
  if (axis.kind === 'time') found.push(suggestColumns(axis, main.name, stacked, periods))
  const other = measures.find((column) => !like.includes(column) && column !== total?.total)
  const right = other ?? (measures.length === 2 ? measures[1] : undefined)
  if (right && right !== main) {
    const score = other && measures.length === 2 ? 94 : other ? 80 : 66
    const mapping = { x: axis.name, left: main.name, right: right.name }
    found.push(suggestChart('DualAxes', score, mapping, 'dual', { left: main.name, right: right.name }))
  }
  return found
}

function suggestColumns(
  axis: DataColumn,
  measure: string,
  y: string | string[],
  periods: number,
  series?: string,
): Candidate {
  const score = periods <= 6 ? 93 : periods <= MOST_COLUMNS ? 84 : 62
  const mapping = { x: axis.name, y, ...(series !== undefined && { series }) }
  return suggestChart('Column', score, mapping, 'column-time', { x: axis.name, measure })
}

/** Several rows for each time: one series for each group, or the rows of a time added up. */
function suggestSeries(view: TableView, axis: DataColumn, main: DataColumn): Candidate[] {
  const { table, groups, categories, isRecords } = view
  // A column with another value in most rows, such as a name, does not make series.
  const isExact = (column: DataColumn) =>
    getFacts(column).different <= table.rowCount / 2 && areUnique([axis, column], table.rowCount, [main])
  const others = [...groups, ...categories.filter((column) => !groups.includes(column))]
  const named = others.filter((column) => column.kind !== 'number')
  const series = (named.length > 0 ? named : others).filter((column) => column !== axis && column !== main)
  const exact = series.find(isExact)
  const hasLines = exact !== undefined && getFacts(exact).different <= MOST_LINES
  // the months of each year are cells rather than lines
  const group = hasLines ? exact : series.find((column) => getFacts(column).different <= 8 && !isCalendar(column))
  const { isAdditive, min } = getFacts(main)
  // The mean of things that were measured at about the same time says less than a sum.
  const isThin = (lines: number) => {
    const rows = table.rowCount / lines
    return isRecords && rows < 3 * countPeriods(axis, findGroupCut(axis, rows))
  }
  // the lines of many events are joined if each has too few
  const isJoined = table.rowCount >= MANY_EVENTS && group !== undefined && isThin(getFacts(group).different)
  const shown = isJoined ? undefined : group
  const isSparse = isThin(shown ? getFacts(shown).different : 1)
  const score = hasLines && shown ? 94 : isSparse ? 60 : exact || isAdditive ? 88 : 74
  const values = { x: axis.name, measure: main.name, series: shown?.name ?? '' }
  const mapping = { x: axis.name, y: main.name, ...(shown && { series: shown.name }) }
  const periods = countPeriods(axis, findCut(axis, 750))
  const parts = shown && getFacts(shown).different <= 5 ? shown.name : undefined
  const columns = suggestColumns(axis, main.name, main.name, periods, parts)
  const found: Candidate[] = [
    suggestChart('Line', periods < 3 ? 60 : score, mapping, shown ? 'lines' : 'line', values),
    suggestChart('TinyLine', 40, { value: main.name, x: axis.name }, 'tiny', values),
    { ...columns, score: Math.min(columns.score, score) },
  ]
  if (isAdditive && min >= 0) {
    found.push(suggestChart('Area', shown ? score - 6 : 70, mapping, shown ? 'area-stacked' : 'area', values))
  }
  const cells = exact ?? shown ?? series.find(isCalendar)
  if (cells && getFacts(cells).different <= 40 && getFacts(cells).different > 3) {
    const heatScore = exact && isCalendar(exact) ? 95 : hasLines ? 76 : exact ? 86 : 68
    const heat = { columns: axis.name, rows: cells.name }
    const mapped = { ...heat, value: main.name }
    found.push(suggestChart('Heatmap', heatScore, mapped, 'heatmap', { ...heat, measure: main.name }))
  }
  return found
}

/** Rows without a measure are counted. */
function suggestCounts({ groups, table }: TableView, axis: DataColumn): Candidate[] {
  if (axis.kind !== 'time' || table.rowCount < 10) return []
  const periods = countPeriods(axis, findCut(axis, MOST_COLUMNS))
  const series = groups.find((column) => column !== axis && getFacts(column).different <= 5)
  const mapping = { x: axis.name, ...(series && { series: series.name }) }
  if (periods < 2) return []
  return [suggestChart('Column', 86, mapping, 'count-time', { x: axis.name })]
}
