import type { TextTable } from '../../../../core/shared/format-csv.ts'
import { liveText } from '../../shared/texts/index.ts'

type Row = Record<string, unknown>

/** Builds one table per data set: a dual axes chart has two. */
export function buildTables(options: Row): TextTable[] {
  const { data, plots, percent } = options
  if (Array.isArray(plots) && plots.length > 0)
    return plots.flatMap((plot: { options?: Row }) => buildTables(plot.options ?? {}))
  if (Array.isArray(data) && data.length > 0) {
    if (data.every(Array.isArray)) return data.map((rows) => buildRowTable(rows))
    return [buildRowTable(data)]
  }
  if (isRow(data)) {
    const { nodes, links } = data
    if (Array.isArray(nodes) && Array.isArray(links)) return [buildLinkTable(nodes, links)]
    if ('children' in data) return [buildTreeTable(data, findValueField(options))]
  }
  return percent === undefined ? [] : [{ columns: ['percent'], rows: [[formatCell(percent)]] }]
}

/** A link refers to its nodes by index. The chart engine replaces the index with the node. */
function buildLinkTable(nodes: unknown[], links: unknown[]): TextTable {
  const getName = (end: unknown) => {
    const node = isRow(end) ? end : nodes[Number(end)]
    return isRow(node) ? node.name : end
  }
  const rows = links.filter(isRow).map(({ source, target, value }) => [source, target, value])
  return buildRowTable(
    rows.map(([source, target, value]) => ({ source: getName(source), target: getName(target), value })),
  )
}

/** The field of a tree with its values. */
function findValueField({ hierarchyConfig }: Row): string {
  const field = isRow(hierarchyConfig) ? hierarchyConfig.field : undefined
  return typeof field === 'string' ? field : 'value'
}

function buildRowTable(rows: unknown[]): TextTable {
  if (!rows.every(isRow))
    return { columns: ['index', 'value'], rows: rows.map((value, index) => [String(index), formatCell(value)]) }
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return { columns, rows: rows.map((row) => columns.map((column) => formatCell(row[column]))) }
}

/** Builds one row per leaf, with the path to it. */
function buildTreeTable(root: Row, field: string): TextTable {
  const rows: string[][] = []
  const walk = (node: Row, path: string[]) => {
    const children = Array.isArray(node.children) ? node.children.filter(isRow) : []
    if (children.length === 0) rows.push([path.join(' / '), formatCell(node[field])])
    for (const child of children) walk(child, [...path, formatCell(child.name)])
  }
  walk(root, [])
  return { columns: ['name', field], rows }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** `1 row` */
export const countRows = (count: number): string =>
  liveText(count === 1 ? 'demo.rows.one' : 'demo.rows.other', { count })

/** Describes tables for screen readers: the number of rows and the range of each column. */
export function summarizeTables(tables: TextTable[]): string {
  return tables
    .map(({ columns, rows }) => {
      const ranges = columns.map((column, index) => `${column} ${describeRange(rows.map((row) => row[index] ?? ''))}`)
      return `${countRows(rows.length)}: ${ranges.join('; ')}`
    })
    .join('. ')
}

function describeRange(values: string[]): string {
  const present = values.filter((value) => value !== '')
  const numbers = present.map(Number)
  if (numbers.length > 0 && numbers.every(Number.isFinite)) {
    // not `Math.min(...numbers)`, which has a limit for the number of arguments
    const from = numbers.reduce((least, number) => Math.min(least, number))
    const to = numbers.reduce((most, number) => Math.max(most, number))
    return liveText('demo.range', { from, to })
  }
  const distinct = [...new Set(present)]
  return distinct.length > 6
    ? liveText('demo.range', { from: distinct[0] ?? '', to: distinct.at(-1) ?? '' })
    : distinct.join(', ')
}
