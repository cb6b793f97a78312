import { escapeText } from '../../../core/shared/escape.ts'
import {
  cutInnerObjects,
  formatDefault,
  formatDefaultLines,
  type DefaultValue,
} from '../../../library/shared/default-value.ts'
import { optionText } from './texts/index.ts'
import { getOptionAddress, type OptionOutline, type OptionPath, type OptionRow, type OptionTable } from './options.ts'

/** The position of rows in a page, and the data that they need. */
export interface RowContext {
  /** The prefix of the addresses of the rows: `xaxis-label`. */
  address: string
  /** The option that contains the rows: `['xAxis', 'label']`. */
  path: OptionPath
  /** The default of the chart engine for the option at a path, if it is known. */
  getDefault: (path: OptionPath) => DefaultValue | undefined
  /** The table of an options object; undefined if it is loaded on demand. */
  getTable: (id: string) => OptionTable | undefined
  getOutline: (id: string) => OptionOutline | undefined
}

const COLUMNS = ['name', 'description', 'type', 'default'] as const

/** Options without an effect are collapsed below the others. */
export function renderTable(rows: OptionRow[], context: RowContext): string {
  const render = (some: OptionRow[]) =>
    renderTableFrame(`<tbody>${some.map((row) => renderRow(row, context)).join('')}</tbody>`)
  const ignored = rows.filter((row) => row.ignored)
  const count = ignored.length
  if (count === 0 || count === rows.length) return render(rows)
  const title = optionText(count === 1 ? 'api.ignoredOne' : 'api.ignored', { count })
  const others = render(rows.filter((row) => !row.ignored))
  return `${others}<details class="ignored-options"><summary>${title}</summary>${render(ignored)}</details>`
}

export function renderTableFrame(body: string): string {
  const headers = COLUMNS.map((column) => `<th scope="col">${optionText(`api.${column}`)}</th>`).join('')
  return `<table class="options"><thead><tr>${headers}</tr></thead>${body}</table>`
}

function renderRow(row: OptionRow, context: RowContext): string {
  const address = joinAddress(context.address, row.name)
  const path = [...context.path, row.name]
  const cells = renderCells(row, breakLongName(row.name), address, context.getDefault(path))
  return `<tr id="${address}">${cells}</tr>${renderNestedRow(row, { ...context, address, path })}`
}

/** The cells of an option. `name` is HTML. */
export function renderCells(row: OptionRow, name: string, address: string, value: DefaultValue | undefined): string {
  const fallback = value === undefined ? keepWords(row.fallback ?? '') : renderDefault(value)
  const required = row.required ? ` <span class="required">${optionText('api.required')}</span>` : ''
  const type = row.shortType === undefined ? `<code>${row.type}</code>` : renderFull(row.shortType, row.type)
  return [
    `<th scope="row"><a href="#${address}">${name}</a>${required}</th><td>${row.description}${row.since ?? ''}</td>`,
    `<td data-label="${optionText('api.type')}">${type}</td>`,
    fallback === '' ? '<td></td>' : `<td data-label="${optionText('api.default')}">${fallback}</td>`,
  ].join('')
}

const MAX_NAME_LENGTH = 28

/** A longer name has two lines. It breaks between two of its words, as close to the middle as possible. */
function breakLongName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return escapeText(name)
  const starts = [...name.matchAll(/(?<=[a-z])[A-Z]/g)].map(({ index }) => index)
  const [middle = 0] = starts.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))
  return `${escapeText(name.slice(0, middle))}<wbr>${escapeText(name.slice(middle))}`
}

/** Longer objects and lists are opened on demand. */
const MAX_DEFAULT_LENGTH = 26

/** Only parts of the theme are larger. They are cut, and the largest one is in the table below its row. */
const MAX_FULL_LENGTH = 2000

function renderDefault(value: DefaultValue): string {
  const line = formatDefault(value)
  if (line.length <= MAX_DEFAULT_LENGTH || !/^[{[]/.test(line)) return `<code>${keepWords(escapeText(line))}</code>`
  const short = line.startsWith('{') ? '{ … }' : '[ … ]'
  const isLarge = typeof value === 'object' && line.length > MAX_FULL_LENGTH
  const full = formatDefaultLines(isLarge ? cutInnerObjects(value) : value)
  return full.length > MAX_FULL_LENGTH ? `<code>${short}</code>` : renderFull(short, keepWords(escapeText(full)))
}

/** A long type or default: the short form opens the full one, which is HTML. */
const renderFull = (short: string, full: string): string =>
  `<details class="full"><summary><code>${escapeText(short)}</code></summary><code>${full}</code></details>`

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
  const label = isVariant ? optionText('api.variant', { name: escapeText(name) }) : formatPropertyCount(count)
  const attributes = (isVariant ? ` data-variant="${slug}"` : '') + (table ? '' : ` data-object="${slug}"`)
  const body = table ? renderNestedTable(table, isVariant, context) : ''
  return `<details${attributes}><summary>${label}</summary>${body}</details>`
}

export const formatPropertyCount = (count: number): string =>
  optionText(count === 1 ? 'api.property' : 'api.properties', { count })

export function renderNestedTable({ rows, slug }: OptionTable, isVariant: boolean, context: RowContext): string {
  return renderTable(rows, isVariant ? { ...context, address: joinAddress(context.address, slug) } : context)
}

export const joinAddress = (prefix: string, name: string): string =>
  getOptionAddress(prefix === '' ? [name] : [prefix, name])

/** Shorter code has one line. */
const LINE_LENGTH = 30

const HYPHENATED = /'?\w+(?:-\w+)+'?(?![^<]*>)/g

/** Browsers break lines after hyphens, also inside `'top-left'`. This keeps such words together, in the HTML of code. */
export const keepWords = (html: string): string =>
  html.length > LINE_LENGTH ? html.replace(HYPHENATED, '<span class="word">$&</span>') : html
