import { escapeXml } from '../../../core/shared/escape.ts'
import { icon } from '../../../core/shared/icons.ts'
import { optionText } from '../shared/texts/index.ts'
import { optionTable, type RowPlace } from '../shared/option-html.ts'
import { optionAddress, outlineOf, type OptionRow, type OptionTable } from '../shared/options.ts'
import { library } from '../../../library/node/index.ts'
import type { ApiDocumentation } from './documentation.ts'

type Documentation = Omit<ApiDocumentation, 'render'>

/** A table of the page, as it stands in the HTML, and the ids that it takes. */
export interface RenderedTable {
  html: string
  ids: string[]
  /** What the addresses of its rows begin with, those too that unfold later. */
  address: string
}

/** The table of a component or of a shared options object, for `::api{id=…}`. */
export function renderApiTable(id: string, api: Documentation): RenderedTable | undefined {
  const table = api.tables.get(id)
  if (!table) return undefined
  const isChart = isComponentWithPage(id, api)
  // on a chart's page its options have the short addresses; elsewhere they begin with the name of the object
  const address = isChart ? '' : table.slug
  const isWhole = isChart || id === library.commonOptions
  const html = isWhole ? wholeTable(table, api, address) : optionTable(table.rows, place(table, api, address))
  const filter = isWhole ? renderFilter(id) : ''
  const later = JSON.stringify(defaultsForLater(table, api))
  const defaults = later === '{}' ? '' : ` data-defaults="${escapeXml(later)}"`
  const ids = [...html.matchAll(/<tr id="([^"]+)"/g)].map(([, found = '']) => found)
  return {
    html: `<api-table data-of="${id}" data-version="${api.version}"${defaults}>${filter}${html}</api-table>`,
    ids,
    address,
  }
}

/** The chart's own options first, then the shared ones in their groups, folded. */
function wholeTable(table: OptionTable, api: Documentation, address: string): string {
  const options = new Map(api.library.definitions[table.id]?.options.map((option) => [option.name, option]))
  const isGrouped = ({ name }: OptionRow) => name !== 'data' && library.isSharedOption(options.get(name))
  const here = place(table, api, address)
  const own = table.rows
    .filter((row) => !isGrouped(row))
    .toSorted((a, b) => library.rankOption(a) - library.rankOption(b))
  const groups = api.groups.flatMap(({ title, options: names }) => {
    const rows = names.flatMap((name) => table.rows.filter((row) => row.name === name && isGrouped(row)))
    if (rows.length === 0) return []
    const list = rows.map(({ name }) => `<code>${name}</code>`).join(' ')
    return [
      `<details class="option-group"><summary>${icon('chevron')}<span>${escapeXml(title)}</span> <small>${list}</small></summary>${optionTable(rows, here)}</details>`,
    ]
  })
  return optionTable(own, here) + groups.join('')
}

export const isComponentWithPage = (
  id: string,
  { library: { components } }: Pick<ApiDocumentation, 'library'>,
): boolean => components.includes(id) && !library.componentsWithoutPage.includes(id)

function place(table: OptionTable, { tables, shared }: Documentation, address: string): RowPlace {
  return {
    address,
    path: [],
    defaultOf: (path) => table.defaults[path.join('.')],
    tableOf: (id) => (shared.has(id) ? undefined : tables.get(id)),
    outlineOf: (id) => {
      const found = tables.get(id)
      return found && outlineOf(found)
    },
  }
}

/** The defaults of rows that are not in the page yet: those inside a shared object. */
function defaultsForLater(table: OptionTable, api: Documentation): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table.defaults).filter(([path]) => isLater(path.split('.'), [table.id], api)),
  )
}

function isLater([name, ...rest]: string[], objects: string[], api: Documentation): boolean {
  if (rest.length === 0) return false
  const nested = objects.flatMap(
    (id) =>
      api.tables
        .get(id)
        ?.rows.filter((row) => row.name === name)
        .flatMap((row) => row.nested ?? []) ?? [],
  )
  return nested.some((id) => api.shared.has(id)) || isLater(rest, nested, api)
}

function renderFilter(id: string): string {
  const field = `filter-${optionAddress([id])}`
  return [
    `<div class="option-filter"><label for="${field}">${optionText('api.filter')}</label>`,
    `<input type="search" id="${field}" placeholder="${optionText('api.filter.hint')}" autocomplete="off" spellcheck="false">`,
    '<output></output></div>',
  ].join('')
}
