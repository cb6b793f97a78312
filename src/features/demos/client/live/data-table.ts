/** The data of a plot as tables that a person can read. Pure. */

export interface DataTable {
  columns: string[]
  rows: string[][]
}

type Row = Record<string, unknown>

/** One table, or two for a plot with two sets of rows. */
export function buildTables(options: Row): DataTable[] {
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
  return percent === undefined ? [] : [{ columns: ['percent'], rows: [[cell(percent)]] }]
}

/** A link counts its nodes. Once it is drawn, it holds the nodes themselves, and they hold it. */
function buildLinkTable(nodes: unknown[], links: unknown[]): DataTable {
  const nameOf = (end: unknown) => {
    const node = isRow(end) ? end : nodes[Number(end)]
    return isRow(node) ? node.name : end
  }
  return buildRowTable(
    links.filter(isRow).map(({ source, target, value }) => ({ source: nameOf(source), target: nameOf(target), value })),
  )
}

/** The field of a tree that holds the amounts. */
function findValueField({ hierarchyConfig }: Row): string {
  const field = isRow(hierarchyConfig) ? hierarchyConfig.field : undefined
  return typeof field === 'string' ? field : 'value'
}

function buildRowTable(rows: unknown[]): DataTable {
  if (!rows.every(isRow))
    return { columns: ['index', 'value'], rows: rows.map((value, index) => [String(index), cell(value)]) }
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return { columns, rows: rows.map((row) => columns.map((column) => cell(row[column]))) }
}

/** A tree as the paths to its leaves. */
function buildTreeTable(root: Row, field: string): DataTable {
  const rows: string[][] = []
  const walk = (node: Row, path: string[]) => {
    const children = Array.isArray(node.children) ? node.children.filter(isRow) : []
    if (children.length === 0) rows.push([path.join(' / '), cell(node[field])])
    for (const child of children) walk(child, [...path, cell(child.name)])
  }
  walk(root, [])
  return { columns: ['name', field], rows }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value)

/** Comma-separated values as in RFC 4180. */
export function formatCsv({ columns, rows }: DataTable): string {
  return [columns, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')
}

/** What a listener should know of the data: how many rows, and how far each column reaches. */
export function summarizeTables(tables: DataTable[]): string {
  return tables
    .map(({ columns, rows }) => {
      const reaches = columns.map((column, index) => `${column} ${describeRange(rows.map((row) => row[index] ?? ''))}`)
      return `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}: ${reaches.join('; ')}`
    })
    .join('. ')
}

function describeRange(values: string[]): string {
  const present = values.filter((value) => value !== '')
  const numbers = present.map(Number)
  if (numbers.length > 0 && numbers.every(Number.isFinite))
    return `from ${Math.min(...numbers)} to ${Math.max(...numbers)}`
  const distinct = [...new Set(present)]
  return distinct.length > 6 ? `from ${distinct[0]} to ${distinct.at(-1)}` : distinct.join(', ')
}
