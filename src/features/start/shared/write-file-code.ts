import { code, joinCode, printKey, quote, splitLines, toIdentifier, type Code } from '../../../core/shared/code-text.ts'
import { importChart } from '../../../library/charts/index.ts'
import type { DataColumn, DataTable, TimeForm } from './data-table.ts'
import { isMissing } from './numbers.ts'
import type { Plan, PlanField } from './plan.ts'
import readers from './readers.ts?raw'
import type { Recommendation } from './recommend.ts'
import { getPlan, planCode, separate, writeModule, writeStep, type CodeFile } from './write-code.ts'
import { createModuleReader, getTimeLength, indent, writeRowType } from './write-values.ts'

/** Writes the code of a chart that loads the file of the visitor. Most visitors do not need it, so it loads later. */
export function writeFileCode(
  table: DataTable,
  recommendation: Recommendation,
  fileName = `data.${table.source}`,
): CodeFile[] {
  const { plan, steps, settings, functions } = planCode(getPlan(table, recommendation))
  const chart = toIdentifier(plan.info.chart)
  const { data: kind } = plan.definition
  const result = kind === 'share' ? code`percent` : code`data`
  const prepare = [
    code`function prepareData(rows: Row[]) {`,
    ...indent(separate([...steps.map(writeStep), [code`return ${result}`]])),
    code`}`,
  ]
  const prop = kind === 'twice' ? code`data={[data, data]}` : code`${result}={${result}}`
  const type = steps.length > 0 ? code`ReturnType<typeof prepareData>` : code`Awaited<ReturnType<typeof loadRows>>`
  const source = writeModule([
    [
      code`import { useEffect, useState } from 'react'`,
      importChart(chart),
      code`import { loadRows${steps.length > 0 ? code`, type Row` : code``} } from './load-rows'`,
    ],
    [code`// The address of your file.`, code`const url = ${quote(getAddress(fileName))}`],
    steps.length > 0 ? prepare : [],
    settings.constants,
    [code`const config: Omit<${chart}Props, '${result}'> = {`, ...indent(settings.lines), code`}`],
    [
      code`export default function MyChart() {`,
      code`  const [${result}, setData] = useState<${type}>()`,
      code`  const [error, setError] = useState<string>()`,
      code``,
      code`  useEffect(() => {`,
      code`    let isCurrent = true`,
      code`    loadRows(url).then(`,
      code`      (rows) => isCurrent && setData(${steps.length > 0 ? code`prepareData(rows)` : code`rows`}),`,
      code`      (reason: unknown) => isCurrent && setError(String(reason)),`,
      code`    )`,
      code`    return () => {`,
      code`      isCurrent = false`,
      code`    }`,
      code`  }, [])`,
      code``,
      code`  if (error !== undefined) return <p role="alert">{error}</p>`,
      code`  if (${result} === undefined) return <p>Loading…</p>`,
      code`  return <${chart} {...config} ${prop} />`,
      code`}`,
    ],
    ...functions.map(splitLines),
  ])
  return [
    { name: 'my-chart.tsx', source },
    { name: 'load-rows.ts', source: writeLoader(table, plan) },
    ...(table.source === 'csv' ? [{ name: 'parse-csv.ts', source: writeCsvParser() }] : []),
  ]
}

/** The address of a file next to the page. Nothing in the name of the file can lead to another folder or server. */
const getAddress = (fileName: string): string =>
  `/${Array.from(fileName, (character) =>
    /[\p{L}\p{M}\p{N}._~()!-]/u.test(character)
      ? character
      : encodeURIComponent(character.replace(/\p{Cs}/u, '\uFFFD')),
  ).join('')}`

/** Only the text of these functions is used, in the code that loads a file. */
const pickReaders = createModuleReader(readers)

/** The function that reads each form of times, in their order. */
const TIME_READERS: Record<TimeForm, Code> = {
  iso: code`readIso`,
  numeric: code`readNumeric`,
  'month-name': code`readMonthName`,
  chinese: code`readChinese`,
  compact: code`readCompact`,
  seconds: code`readSeconds`,
  milliseconds: code`readMilliseconds`,
}

/** The module that reads delimited text. */
const writeCsvParser = (): Code => joinCode([code`export ${joinCode(pickReaders(['parseCsv']))}`, code``])

/** The module that loads the file of the visitor and reads the columns that the chart uses. */
function writeLoader(table: DataTable, plan: Plan): Code {
  const helpers = new Set<Code>()
  const cells = plan.fields.map((field) => code`${field.field}: ${readCell(table, field, helpers)},`)
  const complete = plan.fields
    .filter(({ canMiss, column }) => !canMiss && column.missing > 0)
    .map(({ field, column, isText }) => {
      if (!isText) return code`!Number.isNaN(row.${field})`
      return isNumberText(column) ? code`row.${field} !== 'NaN'` : code`row.${field} !== ''`
    })
  const parameters =
    table.json?.rows === 'columns' ? code`(_, index)` : table.source === 'csv' ? code`(cells)` : code`(row)`
  if (table.json?.children !== undefined) helpers.add(code`flattenTree`)
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
    ...(helpers.has(code`toTime`) ? writeTimeReader(plan, helpers) : []),
    ...pickReaders([...helpers]).flatMap((helper) => [code``, helper]),
    code``,
  ])
}

/** Statements that make a list of rows from the response. */
function readRows({ source, delimiter = ',', headerRows, json }: DataTable, plan: Plan): Code[] {
  const skip = headerRows > 0 ? code`.slice(${headerRows})` : code``
  if (source === 'csv') return [code`const list = parseCsv(await response.text(), ${quote(delimiter)})${skip}`]
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
    return [read, code`const list = flattenTree([${place}].flat(), ${quote(json.children)})`]
  }
  const type = path.reduceRight<Code>((inner, key) => code`{ ${quote(key)}: ${inner} }`, code`unknown[]`)
  const place = joinCode(
    path.map((key) => code`[${quote(key)}]`),
    '',
  )
  return [read, code`const list = (json as ${type})${place}${skip}`]
}

/** An expression that reads a cell of a row. */
function readCell(table: DataTable, field: PlanField, helpers: Set<Code>): Code {
  const { column, isText, precision } = field
  const text = readText(table, column, helpers)
  if (precision !== undefined) {
    const length = getTimeLength(precision)
    if (column.texts.every((one) => isMissing(one) || PLAIN_TIME.test(one))) {
      const hasTime = length > 10
      const hasNames = column.texts.some((one) => isMissing(one) && one !== '')
      if (hasNames) helpers.add(code`toText`)
      const time = hasNames ? code`toText(${text})` : table.source === 'csv' ? code`(${text})` : text
      return code`${time}${hasTime ? code`.replace('T', ' ')` : code``}.slice(0, ${length})`
    }
    helpers.add(code`toTime`)
    return code`toTime(${text}${column.format?.isDayFirst ? code`, true` : code``}).slice(0, ${length})`
  }
  if (isText && isNumberText(column)) return code`String(${readNumber(column, text, helpers)})`
  if (isText) {
    const isClean = column.texts.every((one) => one === one.trim() && (one === '' || !isMissing(one)))
    if (isClean) return text
    helpers.add(code`toText`)
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
    helpers.add(code`toDuration`)
    return code`toDuration(${text}, ${writeFactor(factors[0][1])})`
  }
  if (factors.length > 0) {
    helpers.add(code`toQuantity`)
    const units = factors.map(([unit, factor]) => code`${printKey(unit)}: ${writeFactor(factor)}`)
    return code`toQuantity(${text}, { ${units} }${isComma ? code`, ','` : code``})`
  }
  const isPlain = column.texts.every((one) => isMissing(one) || !Number.isNaN(Number(one)))
  const helper = isPlain ? code`toNumber` : isComma ? code`toCommaNumber` : code`toAmount`
  helpers.add(helper)
  return code`${helper}(${text})`
}

const writeFactor = (factor: number): Code => (factor < 1 ? code`1 / ${Math.round(1 / factor)}` : code`${factor}`)

const PLAIN_TIME = /^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}:\d{2})?)?)?$/

function readText(
  { source, json }: DataTable,
  { name, path }: Pick<DataColumn, 'name' | 'path'>,
  helpers: Set<Code>,
): Code {
  if (source === 'csv') return code`cells[${Number(path[0])}] ?? ''`
  helpers.add(code`read`)
  if (json?.rows === 'columns') return code`read(json, ${quote(name)}, index)`
  if (json?.rows === 'values') return code`read(row)`
  return code`read(row, ${path.map((key) => (typeof key === 'number' ? code`${key}` : quote(key)))})`
}

/** The function that reads the forms of times in the columns of the chart. */
function writeTimeReader({ fields }: Plan, helpers: Set<Code>): Code[] {
  const forms = new Set(
    fields.flatMap(({ column }) => (column.kind === 'time' ? (column.format?.timeForms ?? []) : [])),
  )
  const used = (Object.keys(TIME_READERS) as TimeForm[]).filter((form) => forms.has(form))
  const attempts = used.map((form) => {
    helpers.add(TIME_READERS[form])
    return code`${TIME_READERS[form]}(text${form === 'numeric' ? code`, isDayFirst` : code``})`
  })
  return [
    code``,
    code`/** Reads a date or time as text that sorts, such as 2024-03-01 or 2024-03-01 10:00:00. */`,
    code`function toTime(source: string${forms.has('numeric') ? code`, isDayFirst = false` : code``}): string {`,
    code`  const text = source.trim()`,
    code`  return ${joinCode([...attempts, code`(/^\\d{4}$/.test(text) ? text : '')`], ' ?? ')}`,
    code`}`,
  ]
}
