import { escapeXml } from '../../../core/shared/escape.ts'
import { icon } from '../../../core/shared/icons.ts'
import { optionText } from './texts/index.ts'
import { getOptionAddress, type OptionOutline, type OptionPath, type OptionRow, type OptionTable } from './options.ts'

/** The position of rows in a page, and the data that they need. */
export interface RowContext {
  /** The prefix of the addresses of the rows: `xaxis-label`. */
  address: string
  /** The option that contains the rows: `['xAxis', 'label']`. */
  path: OptionPath
  /** The default of the chart engine for the option at a path, if it is known. */
  getDefault: (path: OptionPath) => string | undefined
  /** The table of an options object; undefined if it is loaded on demand. */
  getTable: (id: string) => OptionTable | undefined
  getOutline: (id: string) => OptionOutline | undefined
}

const COLUMNS = ['name', 'description', 'type', 'default'] as const

export function renderTable(rows: OptionRow[], context: RowContext): string {
  const headers = COLUMNS.map((column) => `<th scope="col">${optionText(`api.${column}`)}</th>`).join('')
  const body = rows.map((row) => renderRow(row, context)).join('')
  return `<table class="options"><thead><tr>${headers}</tr></thead><tbody>${body}</tbody></table>`
}

function renderRow(row: OptionRow, context: RowContext): string {
  const address = joinAddress(context.address, row.name)
  const path = [...context.path, row.name]
  const engineDefault = context.getDefault(path)
  const fallback = engineDefault === undefined ? (row.fallback ?? '') : `<code>${escapeXml(engineDefault)}</code>`
  const required = row.required ? ` <span class="required">${optionText('api.required')}</span>` : ''
  return [
    `<tr id="${address}"><th scope="row"><a href="#${address}"><code>${escapeXml(row.name)}</code></a>${required}</th>`,
    `<td>${row.description}</td>`,
    `<td data-label="${optionText('api.type')}"><code>${row.type}</code></td>`,
    fallback === '' ? '<td></td>' : `<td data-label="${optionText('api.default')}"><span>${fallback}</span></td>`,
    `</tr>${renderNestedRow(row, { ...context, address, path })}`,
  ].join('')
}

/** The row below an option with the objects inside it. */
function renderNestedRow({ nested = [] }: OptionRow, context: RowContext): string {
  if (nested.length === 0) return ''
  const details = nested.map((id) => renderDetails(id, nested.length > 1, context))
  return `<tr class="nested"><td colspan="4">${details.join('')}</td></tr>`
}

/** An object without a table is loaded when its details are opened; `data-object` has its slug. */
function renderDetails(id: string, isVariant: boolean, context: RowContext): string {
  const table = context.getTable(id)
  const outline = context.getOutline(id)
  if (!outline) return ''
  const { name, slug, count } = outline
  const label = isVariant
    ? optionText('api.variant', { name: escapeXml(name) })
    : optionText(count === 1 ? 'api.property' : 'api.properties', { count })
  const attributes = (isVariant ? ` data-variant="${slug}"` : '') + (table ? '' : ` data-object="${slug}"`)
  const body = table
    ? renderNestedTable(table, isVariant, context)
    : `<p class="resolving">${optionText('api.loading')}</p>`
  return `<details${attributes}><summary>${icon('chevron')}${label}</summary>${body}</details>`
}

export function renderNestedTable({ rows, slug }: OptionTable, isVariant: boolean, context: RowContext): string {
  return renderTable(rows, isVariant ? { ...context, address: joinAddress(context.address, slug) } : context)
}

const joinAddress = (prefix: string, name: string): string => getOptionAddress(prefix === '' ? [name] : [prefix, name])
