import { getFacts, splitColumnName } from './column-facts.ts'
import type { DataColumn } from './data-table.ts'
import type { Mapping } from './plan.ts'
import { suggestChart, type Candidate } from './rules.ts'
import { findNamed, type TableView } from './table-view.ts'

const SHARE_NAME = /percent|\bpct|share|usage|utili[sz]ation|progress|complet|\brate\b|coverage|anteil|auslastung|率/i

/** A single row: its share of a whole, or its measures next to each other. */
export function suggestForOneRow({ measures, columns, table }: TableView): Candidate[] {
  if (table.rowCount !== 1) return []
  const total = findNamed(measures, /\b(?:total|goal|target|capacity|max|of|limit|quota)\b|总|目标/i)
  const value = measures.find((column) => column !== total)
  // the unit can be in a cell of its own
  const hasPercent = columns.some(({ texts }) => /^(?:%|percent|pct)$/i.test(texts[0]?.trim() ?? ''))
  const isShare = (column: DataColumn) => {
    const { min, max, unit } = getFacts(column)
    const isNamed = hasPercent || measures.length === 1 || SHARE_NAME.test(splitColumnName(column.name))
    return unit === '%' || (min >= 0 && (max <= 1 || (max <= 100 && isNamed && unit === undefined)))
  }
  const found: Candidate[] = []
  const isPart = value && total && getFacts(value).max <= getFacts(total).max
  const share =
    measures.find((column) => getFacts(column).unit === '%') ?? (isPart ? undefined : measures.find(isShare))
  const part = share ?? (isPart ? value : undefined)
  if (part) {
    const mapping: Mapping = { value: part.name, ...(!share && total && { total: total.name }) }
    const values = { measure: part.name }
    for (const [index, chart] of ['Gauge', 'RingProgress', 'Liquid', 'Progress'].entries()) {
      found.push(suggestChart(chart, 94 - index * 2, mapping, 'share', values))
    }
  }
  if (measures.length > 2) {
    const y = measures.slice(0, 12).map(({ name }) => name)
    found.push(suggestChart('Radar', 70, { y }, 'profile'))
  }
  if (measures.length === 2) found.push(suggestChart('Column', 70, { y: measures.map(({ name }) => name) }, 'profile'))
  return found
}

/** A chart for a table that no rule fits: its first measure by its first name, or the number of rows. */
export function suggestAny({ columns, measures }: TableView): Candidate[] {
  const [y] = measures
  const texts = columns.filter(({ kind }) => kind !== 'number')
  const x = texts.find(({ kind }) => kind !== 'id') ?? texts[0]
  if (!x)
    return y
      ? [suggestChart('Histogram', 40, { value: y.name }, 'histogram', { measure: y.name, count: y.values.length })]
      : []
  const mapping: Mapping = { x: x.name, ...(y && { y: y.name }) }
  const values = { x: x.name, measure: y?.name ?? '' }
  return ['Column', 'Bar'].map((chart, index) => suggestChart(chart, 40 - index, mapping, y ? 'bar' : 'count', values))
}
