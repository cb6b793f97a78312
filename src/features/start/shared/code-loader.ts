import { code, joinCode, printKey, quote, splitLines, type Code } from '../../../core/shared/code-text.ts'
import type { Plan, PlanField } from './plan.ts'
import { getTimeLength, writeRowType } from './code-rows.ts'
import { indent } from './code-text.ts'
import { TIME_CODE, TIME_HEAD } from './code-times.ts'
import type { DataColumn, DataTable } from './data-table.ts'
import { isMissing } from './numbers.ts'

/** The module that loads the file of the visitor and reads the columns that the chart uses. */
export function writeLoader(table: DataTable, plan: Plan): Code {
  const helpers = new Set<Code>()
  const timeForms = new Set(
    plan.fields.flatMap(({ column }) => (column.kind === 'time' ? (column.format?.timeForms ?? []) : [])),
  )
  const cells = plan.fields.map((field) => code`${field.field}: ${readCell(table, field, helpers, timeForms)},`)
  const complete = plan.fields
    .filter(({ canMiss, column }) => !canMiss && column.missing > 0)
    .map(({ field, column, isText }) => {
      if (!isText) return code`!Number.isNaN(row.${field})`
      return isNumberText(column) ? code`row.${field} !== 'NaN'` : code`row.${field} !== ''`
    })
  const parameters =
    table.json?.rows === 'columns' ? code`(_, index)` : table.source === 'csv' ? code`(cells)` : code`(row)`
  if (table.json?.children !== undefined) helpers.add(writeFlattenTree(quote(table.json.children)))
  const { totalRows } = table
  const parts = totalRows
    ? code`list.filter(${parameters} => (${readText(table, totalRows, helpers)}).trim() !== ${quote(totalRows.name)})`
    : code`list`
  const filter = code`    .filter((row) => ${joinCode(complete, ' && ')})`
  const type = writeRowType(plan.fields)
  return joinCode([
    ...(table.source === 'csv' ? [code`import { parseCsv } from './parse-csv'`, code``] : []),
    code`export ${joinCode(type)}`,
    code``,
    code`export async function loadRows(url: string): Promise<Row[]> {`,
    code`  const response = await fetch(url)`,
    code`  if (!response.ok) throw new Error(\`\${url} could not be loaded (\${response.status}).\`)`,
    ...indent(readRows(table, plan)),
    ...(complete.length > 0
      ? [code`  return ${parts}`, code`    .map(${parameters} => ({`, ...indent(cells, 3), code`    }))`, filter]
      : [code`  return ${parts}.map(${parameters} => ({`, ...indent(cells, 2), code`  }))`]),
    code`}`,
    ...[...helpers].flatMap((helper) => [code``, helper]),
    code``,
  ])
}

/** Statements that make a list of rows from the response. */
function readRows({ source, delimiter = ',', headerRows, json }: DataTable, plan: Plan): Code[] {
  if (source === 'csv') {
    const skip = headerRows > 0 ? code`.slice(${headerRows})` : code``
    return [code`const list = parseCsv(await response.text(), ${quote(delimiter)})${skip}`]
  }
  if (json?.isLines) {
    return [
      code`const text = await response.text()`,
      code`const list = text.split('\\n').filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line))`,
    ]
  }
  const read = code`const json: unknown = await response.json()`
  if (json?.rows === 'object') return [read, code`const list = [json]`]
  if (json?.rows === 'columns') {
    const first = quote(plan.fields[0]?.column.name ?? '')
    return [
      code`const json = (await response.json()) as Record<string, unknown[]>`,
      code`const list = json[${first}] ?? []`,
    ]
  }
  const path = json?.path ?? []
  if (json?.children !== undefined) {
    const place = path.reduce<Code>(
      (value, key) => code`(${value} as Record<string, unknown>)[${quote(key)}]`,
      code`json`,
    )
    return [read, code`const list = flattenTree([${place}].flat())`]
  }
  const type = path.reduceRight<Code>((inner, key) => code`{ ${quote(key)}: ${inner} }`, code`unknown[]`)
  const skip = headerRows > 0 ? code`.slice(${headerRows})` : code``
  const place = joinCode(
    path.map((key) => code`[${quote(key)}]`),
    '',
  )
  return [read, code`const list = (json as ${type})${place}${skip}`]
}

/** An expression that reads a cell of a row. */
function readCell(table: DataTable, field: PlanField, helpers: Set<Code>, timeForms: Set<string>): Code {
  const { column, isText, precision } = field
  const text = readText(table, column, helpers)
  if (precision !== undefined) {
    const length = getTimeLength(precision)
    if (column.texts.every((one) => isMissing(one) || PLAIN_TIME.test(one))) {
      const hasTime = length > 10
      const hasNames = column.texts.some((one) => isMissing(one) && one !== '')
      if (hasNames) helpers.add(TO_TEXT)
      const time = hasNames ? code`toText(${text})` : table.source === 'csv' ? code`(${text})` : text
      return code`${time}${hasTime ? code`.replace('T', ' ')` : code``}.slice(0, ${length})`
    }
    helpers.add(writeToTime(timeForms))
    return code`toTime(${text}${column.format?.isDayFirst ? code`, true` : code``}).slice(0, ${length})`
  }
  if (isText && isNumberText(column)) return code`String(${readNumber(column, text, helpers)})`
  if (isText) {
    const isClean = column.texts.every((one) => one === one.trim() && (one === '' || !isMissing(one)))
    if (isClean) return text
    helpers.add(TO_TEXT)
    return code`toText(${text})`
  }
  return readNumber(column, text, helpers)
}

/** Whether a category is a number that the file writes in another way, such as `1,000` or `07`. */
const isNumberText = ({ kind, texts, values }: DataColumn): boolean =>
  kind === 'number' && values.some((value, row) => value !== null && texts[row]?.trim() !== String(value))

/** An expression that reads the number in a text. */
function readNumber(column: DataColumn, text: Code, helpers: Set<Code>): Code {
  const isComma = column.format?.decimal === ','
  const factors = [...(column.format?.factors ?? [])]
  if (factors[0]?.[0] === ':') {
    helpers.add(TO_DURATION)
    return code`toDuration(${text}, ${writeFactor(factors[0][1])})`
  }
  if (factors.length > 0) {
    helpers.add(writeToQuantity(isComma))
    const units = factors.map(([unit, factor]) => code`${printKey(unit)}: ${writeFactor(factor)}`)
    return code`${isComma ? code`toCommaQuantity` : code`toQuantity`}(${text}, { ${units} })`
  }
  const isPlain = column.texts.every((one) => isMissing(one) || !Number.isNaN(Number(one)))
  const [name, helper] = isPlain
    ? [code`toNumber`, TO_NUMBER]
    : isComma
      ? [code`toCommaNumber`, writeToAmount(code`toCommaNumber`, code`,`)]
      : [code`toAmount`, writeToAmount(code`toAmount`, code`.`)]
  helpers.add(helper)
  return code`${name}(${text})`
}

const PLAIN_TIME = /^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}:\d{2})?)?)?$/

function readText(
  { source, json }: DataTable,
  { name, path }: Pick<DataColumn, 'name' | 'path'>,
  helpers: Set<Code>,
): Code {
  if (source === 'csv') return code`cells[${Number(path[0])}] ?? ''`
  helpers.add(READ)
  if (json?.rows === 'columns') return code`read(json, ${quote(name)}, index)`
  if (json?.rows === 'values') return code`read(row)`
  return code`read(row, ${path.map((key) => (typeof key === 'number' ? code`${key}` : quote(key)))})`
}

const READ = code`/** The text of a value. */
function read(row: unknown, ...keys: (string | number)[]): string {
  let value = row
  for (const key of keys) value = Object.hasOwn(Object(value), key) ? (value as Record<string, unknown>)[key] : undefined
  return value === null || value === undefined ? '' : String(value)
}`

const writeFlattenTree = (
  key: Code,
): Code => code`/** The nodes of a tree as rows with a key and the key of their parent. */
function flattenTree(nodes: unknown[], parent = '', rows: unknown[] = []): unknown[] {
  for (const node of nodes as Record<string, unknown>[]) {
    const id = \`n\${rows.length + 1}\`
    rows.push({ ...node, id, parent })
    if (Array.isArray(node[${key}])) flattenTree(node[${key}], id, rows)
  }
  return rows
}`

const TO_TEXT = code`/** Names for missing values become an empty text. */
function toText(text: string): string {
  return /^(?:n\\/a|na|nan|null|none|-|\\.)$/i.test(text.trim()) ? '' : text.trim()
}`

const TO_NUMBER = code`/** NaN is a missing value. */
function toNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text)
}`

const writeToAmount = (
  name: Code,
  decimal: Code,
): Code => code`/** Reads numbers such as ${decimal === '.' ? code`$1,234.50 or (12)` : code`1.234,50 €`}. NaN is a missing value. */
function ${name}(text: string): number {
  const digits = text.replace('−', '-').replace('(', '-').replace(/[^\\d${decimal}e+-]/gi, '')
  return digits === '' ? NaN : Number(${decimal === '.' ? code`digits` : code`digits.replace(',', '.')`})
}`

const writeFactor = (factor: number): Code => (factor < 1 ? code`1 / ${Math.round(1 / factor)}` : code`${factor}`)

const TO_DURATION = code`/** Reads times such as 3:41:22. The factor is for the unit of the last part. NaN is a missing value. */
function toDuration(text: string, factor: number): number {
  const sum = text.split(':').reduce((total, part) => total * 60 + Number(part), 0)
  return text.includes(':') ? Number((sum * factor).toPrecision(10)) : NaN
}`

const writeToQuantity = (
  isComma: boolean,
): Code => code`/** Adds up amounts such as 1h 20m, with a factor for each unit. NaN is a missing value. */
function ${isComma ? code`toCommaQuantity` : code`toQuantity`}(text: string, factors: Record<string, number>): number {
  const parts = [...text.matchAll(/([^\\p{L}°µ]*\\d) *([\\p{L}°µ][\\p{L}°µ²³/]*(?:\\d$)?)/gu)]
  const sum = parts.reduce((total, [, amount = '', unit = '']) => {
    const digits = amount.replace('−', '-').replace(/[^\\d${isComma ? code`,` : code`.`}-]/g, '')
    return total + Number(${isComma ? code`digits.replace(',', '.')` : code`digits`}) * (factors[unit] ?? NaN)
  }, 0)
  return parts.length > 0 ? Number(sum.toPrecision(10)) : NaN
}`

const writeToTime = (forms: Set<string>): Code =>
  joinCode([
    TIME_HEAD,
    ...Object.entries(TIME_CODE).flatMap(([form, lines]) => (forms.has(form) ? indent(splitLines(lines)) : [])),
    code`  return /^\\d{4}$/.test(text) ? text : ''`,
    code`}`,
  ])

/** The module that reads delimited text. */
export const PARSE_CSV = code`/** Reads delimited text with quoted cells. */
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
