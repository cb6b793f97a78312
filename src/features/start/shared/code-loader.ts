import type { Plan, PlanField } from './plan.ts'
import { getTimeLength, writeRowType } from './code-rows.ts'
import { indent, quote } from './code-text.ts'
import { TIME_CODE, TIME_HEAD } from './code-times.ts'
import type { DataColumn, DataTable } from './data-table.ts'
import { isMissing } from './numbers.ts'

/** The module that loads the file of the visitor and reads the columns that the chart uses. */
export function writeLoader(table: DataTable, plan: Plan): string {
  const helpers = new Set<string>()
  const timeForms = new Set(
    plan.fields.flatMap(({ column }) => (column.kind === 'time' ? (column.format?.timeForms ?? []) : [])),
  )
  const cells = plan.fields.map((field) => `${field.field}: ${readCell(table, field, helpers, timeForms)},`)
  const complete = plan.fields
    .filter(({ canMiss, column }) => !canMiss && column.missing > 0)
    .map(({ field, isText }) => (isText ? `row.${field} !== ''` : `!Number.isNaN(row.${field})`))
  const parameters = table.json?.rows === 'columns' ? '(_, index)' : table.source === 'csv' ? '(cells)' : '(row)'
  if (table.json?.children !== undefined) helpers.add(writeFlattenTree(quote(table.json.children)))
  const { totalRows } = table
  const parts = totalRows
    ? `list.filter(${parameters} => (${readText(table, totalRows, helpers)}).trim() !== ${quote(totalRows.name)})`
    : 'list'
  const filter = `    .filter((row) => ${complete.join(' && ')})`
  const type = writeRowType(plan.fields)
  return [
    ...(table.source === 'csv' ? ["import { parseCsv } from './parse-csv'", ''] : []),
    `export ${type[0]}`,
    ...type.slice(1),
    '',
    'export async function loadRows(url: string): Promise<Row[]> {',
    '  const response = await fetch(url)',
    '  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`)',
    ...indent(readRows(table, plan)),
    ...(complete.length > 0
      ? [`  return ${parts}`, `    .map(${parameters} => ({`, ...indent(cells, 3), '    }))', filter]
      : [`  return ${parts}.map(${parameters} => ({`, ...indent(cells, 2), '  }))']),
    '}',
    ...[...helpers].flatMap((helper) => ['', helper]),
    '',
  ].join('\n')
}

/** Statements that make a list of rows from the response. */
function readRows({ source, delimiter = ',', headerRows, json }: DataTable, plan: Plan): string[] {
  if (source === 'csv') {
    const skip = headerRows > 0 ? `.slice(${headerRows})` : ''
    return [`const list = parseCsv(await response.text(), ${quote(delimiter)})${skip}`]
  }
  if (json?.isLines) {
    return [
      'const text = await response.text()',
      "const list = text.split('\\n').filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line))",
    ]
  }
  const read = 'const json: unknown = await response.json()'
  if (json?.rows === 'object') return [read, 'const list = [json]']
  if (json?.rows === 'columns') {
    const first = quote(plan.fields[0]?.column.name ?? '')
    return ['const json = (await response.json()) as Record<string, unknown[]>', `const list = json[${first}] ?? []`]
  }
  const path = json?.path ?? []
  if (json?.children !== undefined) {
    const place = path.reduce((value, key) => `(${value} as Record<string, unknown>)[${quote(key)}]`, 'json')
    return [read, `const list = flattenTree([${place}].flat())`]
  }
  const type = path.reduceRight((inner, key) => `{ ${quote(key)}: ${inner} }`, 'unknown[]')
  const skip = headerRows > 0 ? `.slice(${headerRows})` : ''
  return [read, `const list = (json as ${type})${path.map((key) => `[${quote(key)}]`).join('')}${skip}`]
}

/** An expression that reads a cell of a row. */
function readCell(table: DataTable, field: PlanField, helpers: Set<string>, timeForms: Set<string>): string {
  const { column, isText, precision } = field
  const text = readText(table, column, helpers)
  if (precision !== undefined) {
    const length = getTimeLength(precision)
    if (column.texts.every((one) => isMissing(one) || PLAIN_TIME.test(one))) {
      const hasTime = length > 10
      const hasNames = column.texts.some((one) => isMissing(one) && one !== '')
      if (hasNames) helpers.add(TO_TEXT)
      return `${hasNames ? `toText(${text})` : table.source === 'csv' ? `(${text})` : text}${hasTime ? ".replace('T', ' ')" : ''}.slice(0, ${length})`
    }
    helpers.add(writeToTime(timeForms))
    return `toTime(${text}${column.format?.isDayFirst ? ', true' : ''}).slice(0, ${length})`
  }
  if (isText) {
    const isClean = column.texts.every((one) => one === one.trim() && (one === '' || !isMissing(one)))
    if (isClean) return text
    helpers.add(TO_TEXT)
    return `toText(${text})`
  }
  const isComma = column.format?.decimal === ','
  const factors = [...(column.format?.factors ?? [])]
  if (factors[0]?.[0] === ':') {
    helpers.add(TO_DURATION)
    return `toDuration(${text}, ${writeFactor(factors[0][1])})`
  }
  if (factors.length > 0) {
    helpers.add(writeToQuantity(isComma))
    const units = factors.map(([unit, factor]) => `${quote(unit)}: ${writeFactor(factor)}`)
    return `${isComma ? 'toCommaQuantity' : 'toQuantity'}(${text}, { ${units.join(', ')} })`
  }
  const isPlain = column.texts.every((one) => isMissing(one) || !Number.isNaN(Number(one)))
  const [name, code] = isPlain
    ? (['toNumber', TO_NUMBER] as const)
    : isComma
      ? (['toCommaNumber', writeToAmount('toCommaNumber', ',')] as const)
      : (['toAmount', writeToAmount('toAmount', '.')] as const)
  helpers.add(code)
  return `${name}(${text})`
}

const PLAIN_TIME = /^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}:\d{2})?)?)?$/

function readText(
  { source, json }: DataTable,
  { name, path }: Pick<DataColumn, 'name' | 'path'>,
  helpers: Set<string>,
): string {
  if (source === 'csv') return `cells[${path[0]}] ?? ''`
  helpers.add(READ)
  if (json?.rows === 'columns') return `read(json, ${quote(name)}, index)`
  if (json?.rows === 'values') return 'read(row)'
  return `read(row, ${path.map((key) => (typeof key === 'number' ? key : quote(key))).join(', ')})`
}

const READ = `/** The text of a value. */
function read(row: unknown, ...keys: (string | number)[]): string {
  let value = row
  for (const key of keys) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return value === null || value === undefined ? '' : String(value)
}`

const writeFlattenTree = (
  key: string,
): string => `/** The nodes of a tree as rows with a key and the key of their parent. */
function flattenTree(nodes: unknown[], parent = '', rows: unknown[] = []): unknown[] {
  for (const node of nodes as Record<string, unknown>[]) {
    const id = \`n\${rows.length + 1}\`
    rows.push({ ...node, id, parent })
    if (Array.isArray(node[${key}])) flattenTree(node[${key}], id, rows)
  }
  return rows
}`

const TO_TEXT = `/** Names for missing values become an empty text. */
function toText(text: string): string {
  return /^(?:n\\/a|na|nan|null|none|-|\\.)$/i.test(text.trim()) ? '' : text.trim()
}`

const TO_NUMBER = `/** NaN is a missing value. */
function toNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text)
}`

const writeToAmount = (
  name: string,
  decimal: '.' | ',',
): string => `/** Reads numbers such as ${decimal === '.' ? '$1,234.50 or (12)' : '1.234,50 €'}. NaN is a missing value. */
function ${name}(text: string): number {
  const digits = text.replace('−', '-').replace('(', '-').replace(/[^\\d${decimal}e+-]/gi, '')
  return digits === '' ? NaN : Number(${decimal === '.' ? 'digits' : "digits.replace(',', '.')"})
}`

const writeFactor = (factor: number): string => (factor < 1 ? `1 / ${Math.round(1 / factor)}` : String(factor))

const TO_DURATION = `/** Reads times such as 3:41:22. The factor is for the unit of the last part. NaN is a missing value. */
function toDuration(text: string, factor: number): number {
  const sum = text.split(':').reduce((total, part) => total * 60 + Number(part), 0)
  return text.includes(':') ? Number((sum * factor).toPrecision(10)) : NaN
}`

const writeToQuantity = (
  isComma: boolean,
): string => `/** Adds up amounts such as 1h 20m, with a factor for each unit. NaN is a missing value. */
function ${isComma ? 'toCommaQuantity' : 'toQuantity'}(text: string, factors: Record<string, number>): number {
  const parts = [...text.matchAll(/([^\\p{L}°µ]*\\d) *([\\p{L}°µ][\\p{L}°µ²³/]*(?:\\d$)?)/gu)]
  const sum = parts.reduce((total, [, amount = '', unit = '']) => {
    const digits = amount.replace('−', '-').replace(/[^\\d${isComma ? ',' : '.'}-]/g, '')
    return total + Number(${isComma ? "digits.replace(',', '.')" : 'digits'}) * (factors[unit] ?? NaN)
  }, 0)
  return parts.length > 0 ? Number(sum.toPrecision(10)) : NaN
}`

const writeToTime = (forms: Set<string>): string =>
  [
    TIME_HEAD,
    ...Object.entries(TIME_CODE).flatMap(([form, code]) => (forms.has(form) ? indent(code.split('\n')) : [])),
    "  return /^\\d{4}$/.test(text) ? text : ''",
    '}',
  ].join('\n')

/** The module that reads delimited text. */
export const PARSE_CSV = `/** Reads delimited text with quoted cells. */
export function parseCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    if (row.length > 0 || cell !== '') rows.push([...row, cell])
    row = []
    cell = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (isQuoted && character === '"' && text.charAt(index + 1) === '"') {
      // Two quotes are one quote in the cell.
      cell += '"'
      index += 1
    } else if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += character
    else if (character === delimiter) {
      row.push(cell)
      cell = ''
    } else if (character === '\\n' || character === '\\r') endRow()
    else cell += character
  }
  endRow()
  return rows
}
`
