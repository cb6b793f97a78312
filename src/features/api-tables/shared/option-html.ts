import { escapeXml } from '../../../core/shared/escape.ts'
import { icon } from '../../../core/shared/icons.ts'
import { optionText } from './texts/index.ts'
import { optionAddress, type OptionOutline, type OptionPath, type OptionRow, type OptionTable } from './options.ts'

/** Where rows stand: below which option of which page. */
export interface RowPlace {
  /** What the addresses of the rows begin with: `xaxis-label`. */
  address: string
  /** The option that holds the rows, as one writes it: `['xAxis', 'label']`. */
  path: OptionPath
  /** What the engine uses for the option at a path, where it says so. */
  defaultOf: (path: OptionPath) => string | undefined
  /** The options objects at hand; the others are asked for when they are unfolded. */
  tableOf: (id: string) => OptionTable | undefined
  outlineOf: (id: string) => OptionOutline | undefined
}

const COLUMNS = ['name', 'description', 'type', 'default'] as const

export function optionTable(rows: OptionRow[], place: RowPlace): string {
  const heads = COLUMNS.map((head) => `<th scope="col">${optionText(`api.${head}`)}</th>`)
  return `<table class="options"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.map((row) => optionRow(row, place)).join('')}</tbody></table>`
}

function optionRow(row: OptionRow, place: RowPlace): string {
  const address = joinAddress(place.address, row.name)
  const used = place.defaultOf([...place.path, row.name])
  const fallback = used === undefined ? (row.fallback ?? '') : `<code>${escapeXml(used)}</code>`
  const required = row.required ? ` <span class="required">${optionText('api.required')}</span>` : ''
  return [
    `<tr id="${address}"><th scope="row"><a href="#${address}"><code>${escapeXml(row.name)}</code></a>${required}</th>`,
    `<td>${row.description}</td>`,
    `<td data-label="${optionText('api.type')}"><code>${row.type}</code></td>`,
    fallback === '' ? '<td></td>' : `<td data-label="${optionText('api.default')}"><span>${fallback}</span></td>`,
    `</tr>${foldRow(row, { ...place, address, path: [...place.path, row.name] })}`,
  ].join('')
}

/** The objects inside an option, in a row of their own below it. */
function foldRow({ nested = [] }: OptionRow, place: RowPlace): string {
  if (nested.length === 0) return ''
  const folds = nested.map((id) => fold(id, nested.length > 1, place))
  return `<tr class="nested"><td colspan="4">${folds.join('')}</td></tr>`
}

/** What one unfolds. An object that is not at hand comes when it is opened; `data-object` says which. */
function fold(id: string, isVariant: boolean, place: RowPlace): string {
  const table = place.tableOf(id)
  const outline = place.outlineOf(id)
  if (!outline) return ''
  const { name, slug, count } = outline
  const label = isVariant
    ? optionText('api.variant', { name: escapeXml(name) })
    : optionText(count === 1 ? 'api.property' : 'api.properties', { count })
  const body = table ? foldedTable(table, isVariant, place) : `<p class="resolving">${optionText('api.loading')}</p>`
  return `<details${isVariant ? ` data-variant="${slug}"` : ''}${table ? '' : ` data-object="${slug}"`}><summary>${icon('chevron')}${label}</summary>${body}</details>`
}

export function foldedTable({ rows, slug }: OptionTable, isVariant: boolean, place: RowPlace): string {
  return optionTable(rows, isVariant ? { ...place, address: joinAddress(place.address, slug) } : place)
}

const joinAddress = (above: string, name: string): string =>
  above === '' ? optionAddress([name]) : optionAddress([above, name])
