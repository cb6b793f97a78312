import { areUnique, countRepeats, getFacts, getRankCorrelation, splitColumnName } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'
import { areScores, hasCommonWord } from './measures.ts'
import { suggestChart, type Candidate } from './rules.ts'
import type { TableView } from './table-view.ts'

const SIZE_NAME = /\bpop|count|total|number|people|人口/i

/** Charts of how measures are distributed, and of how two of them are related. */
export function suggestByDistribution(view: TableView): Candidate[] {
  const { measures, groups, categories, times, table, columns, places } = view
  if (table.rowCount < 8) return []
  const wide = measures.filter((column) => getFacts(column).different > 8)
  // A table with one row for each time, or for each time and group, is a series and not a sample.
  const [time] = times
  const keys = time ? [undefined, ...groups, ...categories.filter((column) => getFacts(column).different <= 20)] : []
  const isSeries = keys.some((group) =>
    areUnique(
      [time, group].filter((column) => column !== undefined),
      table.rowCount,
    ),
  )
  const penalty = isSeries ? 26 : 0
  const found: Candidate[] = []
  const [main] = wide
  if (main && table.rowCount >= 20) found.push(...suggestDistribution(main, view, penalty, columns.length))
  const parts = wide.filter((column) => column !== view.total?.total)
  const pair = findPair(parts, view)
  if (pair) found.push(suggestScatter(pair, view, penalty))
  if (places) {
    const [x, y] = places
    // Stations that are listed for each of many times are not a map.
    const isMap = countRepeats([x, y], table.rowCount) < table.rowCount / 2
    const scatter = suggestScatter({ x, y, strength: 0 }, view, 0)
    found.push({ ...scatter, score: isMap ? 97 : 60, reason: 'start.reason.places' })
  }
  return found
}

function suggestDistribution(
  main: DataColumn,
  { groups, measures, table, categories, times }: TableView,
  penalty: number,
  width: number,
): Candidate[] {
  const isOnly = measures.length === 1 && categories.length === 0 && times.length === 0
  const areMarks = times.length === 0 && areScores(measures, table.rowCount)
  const values = { measure: main.name, count: table.rowCount }
  const histogram = (isOnly || width === 1 ? 95 : areMarks ? 82 : 74) - penalty
  const found = [suggestChart('Histogram', histogram, { value: main.name }, 'histogram', values)]
  const group = groups.find((column) => column !== main && getFacts(column).fewestRows >= 8)
  if (!group) return found
  const mapping = { x: group.name, value: main.name }
  const grouped = { group: group.name, measure: main.name }
  const { isAdditive } = getFacts(main)
  const score = (areMarks ? 86 : isAdditive ? 76 : 84) - penalty
  found.push(suggestChart('Box', score, mapping, 'box', grouped))
  if (getFacts(group).fewestRows >= 20 && getFacts(group).different <= 8) {
    found.push(suggestChart('Violin', score - 2, mapping, 'violin', grouped))
  }
  return found
}

interface Pair {
  x: DataColumn
  y: DataColumn
  strength: number
}

const MOST_MEASURES = 8

/** The two measures with the strongest relation. Those that say the same are left out. */
function findPair(measures: DataColumn[], { table }: TableView): Pair | undefined {
  const list = measures.slice(0, MOST_MEASURES)
  let best: Pair | undefined
  for (const [index, y] of list.entries()) {
    for (const x of list.slice(index + 1)) {
      const strength = getRankCorrelation(x, y, table)
      if (strength < 0.999 && strength > (best?.strength ?? -1) && !areSame(x, y, strength, table.rowCount))
        best = { x, y, strength }
    }
  }
  if (!best) return undefined
  const { x, y, strength } = best
  // Tables usually list the cause before the effect.
  return table.columns.indexOf(x) > table.columns.indexOf(y) ? { x: y, y: x, strength } : best
}

/** Whether two measures are variants of each other, such as a value and its rounding. */
function areSame(x: DataColumn, y: DataColumn, strength: number, rowCount: number): boolean {
  if (strength < 0.9) return false
  const finest = Math.max(getFacts(x).different, getFacts(y).different)
  const isRounded = () => rowCount - countRepeats([x, y], rowCount) < finest * 1.1
  return hasCommonWord(x, y) || (finest < rowCount / 2 && isRounded())
}

function suggestScatter(
  { x, y, strength }: Pair,
  { groups, measures, table, names, times }: TableView,
  penalty: number,
): Candidate {
  const color = groups.find((column) => column !== x && column !== y && getFacts(column).different <= 8)
  const size = measures.find(
    (column) =>
      column !== x && column !== y && SIZE_NAME.test(splitColumnName(column.name)) && getFacts(column).min >= 0,
  )
  const mapping = {
    x: x.name,
    y: y.name,
    ...(color && { color: color.name }),
    ...(size && table.rowCount <= 300 && { size: size.name }),
  }
  const isPure = !names && times.length === 0
  const isSmall = names !== undefined && table.rowCount < 15
  const score = Math.round((isPure ? 80 : 74) + 14 * strength) - penalty - (isSmall ? 12 : 0)
  return suggestChart('Scatter', score, mapping, 'scatter', { x: x.name, y: y.name })
}
