import { escapeXml } from '../../../core/shared/escape.ts'
import { optionText } from '../shared/texts/index.ts'
import { formatPropertyCount, renderTable, type RowContext } from '../shared/option-html.ts'
import { createOutline, getOptionAddress, type OptionRow, type OptionTable } from '../shared/options.ts'
import { library } from '../../../library/node/index.ts'
import { findDefault, type DefaultValues } from '../../../library/shared/default-value.ts'
import type { ApiDocumentation } from './documentation.ts'

type Documentation = Omit<ApiDocumentation, 'render'>

export interface RenderedTable {
  html: string
  ids: string[]
  /** The prefix of the addresses of all rows, including rows that are loaded on demand. */
  address: string
}

/** Renders the table of a component or a shared options object, for `::api{id=…}`. */
export function renderApiTable(id: string, api: Documentation): RenderedTable | undefined {
  const table = api.tables.get(id)
  if (!table) return undefined
  const isChart = isComponentWithPage(id, api)
  // options have short addresses on the page of their chart; elsewhere they start with the slug of the object
  const address = isChart ? '' : table.slug
  const hasGroups = isChart || id === library.commonOptions
  const html = hasGroups
    ? renderGroupedTable(table, api, address)
    : // collapsed, because a page has dozens of these tables
      renderGroup(formatPropertyCount(table.rows.length), '', table.rows, createContext(table, api, address))
  const filter = hasGroups ? renderFilter(id) : ''
  const deferred = JSON.stringify(pickDeferred(table.defaults, [id], api))
  const defaults = deferred === '{}' ? '' : ` data-defaults="${escapeXml(deferred)}"`
  const component = isChart ? ` data-component="${escapeXml(id)}"` : ''
  const ids = [...html.matchAll(/<tr id="([^"]+)"/g)].map(([, found = '']) => found)
  return {
    html: `<api-table${component} data-version="${api.version}"${defaults}>${filter}${html}</api-table>`,
    ids,
    address,
  }
}

/** The rows of a component as its table shows them: the chart's own options, then the shared ones in groups. */
export function groupRows(table: OptionTable, api: Pick<ApiDocumentation, 'library' | 'groups'>) {
  const options = new Map(api.library.definitions[table.id]?.options.map((option) => [option.name, option]))
  const isShared = ({ name }: OptionRow) => name !== 'data' && library.isSharedOption(options.get(name))
  const own = table.rows
    .filter((row) => !isShared(row))
    .toSorted((a, b) => library.rankOption(a) - library.rankOption(b))
  const groups = api.groups.flatMap(({ title, options: names }) => {
    const rows = names.flatMap((name) => table.rows.filter((row) => row.name === name && isShared(row)))
    return rows.length === 0 ? [] : [{ title, rows }]
  })
  return { own, groups }
}

/** The groups are collapsed. */
function renderGroupedTable(table: OptionTable, api: Documentation, address: string): string {
  const context = createContext(table, api, address)
  const { own, groups } = groupRows(table, api)
  const rendered = groups.map(({ title, rows }) => {
    const nameList = rows.map(({ name }) => `<code>${name}</code>`).join(' ')
    return renderGroup(escapeXml(title), ` <small>${nameList}</small>`, rows, context)
  })
  return renderTable(own, context) + rendered.join('')
}

/** Collapsed rows below a title and, if there is more to say, a smaller text. */
const renderGroup = (title: string, details: string, rows: OptionRow[], context: RowContext): string =>
  `<details class="option-group"><summary><span>${title}</span>${details}</summary>` +
  `${renderTable(rows, context)}</details>`

export const isComponentWithPage = (
  id: string,
  { library: { components } }: Pick<ApiDocumentation, 'library'>,
): boolean => components.includes(id) && !library.componentsWithoutPage.includes(id)

function createContext(table: OptionTable, { tables, shared }: Documentation, address: string): RowContext {
  return {
    address,
    path: [],
    getDefault: (path) => findDefault(table.defaults, path),
    getTable: (id) => (shared.has(id) ? undefined : tables.get(id)),
    getOutline: (id) => {
      const found = tables.get(id)
      return found && createOutline(found)
    },
  }
}

/** The defaults inside shared objects, whose rows are not in the page yet. */
function pickDeferred(values: DefaultValues, objects: string[], api: Documentation): DefaultValues {
  const rows = objects.flatMap((id) => api.tables.get(id)?.rows ?? [])
  const picked: DefaultValues = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') continue
    const nested = rows.filter((row) => row.name === name).flatMap((row) => row.nested ?? [])
    const inner = nested.some((id) => api.shared.has(id)) ? value : pickDeferred(value, nested, api)
    if (Object.keys(inner).length > 0) picked[name] = inner
  }
  return picked
}

function renderFilter(id: string): string {
  const field = `filter-${getOptionAddress([id])}`
  return [
    `<div class="option-filter"><label for="${field}">${optionText('api.filter')}</label>`,
    `<input type="search" class="field" id="${field}" placeholder="${optionText('api.filter.hint')}"`,
    ' autocomplete="off" spellcheck="false">',
    '<output></output></div>',
  ].join('')
}
