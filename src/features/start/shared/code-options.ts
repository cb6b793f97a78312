import { code, printKey, quote, splitLines, type Code } from '../../../core/shared/code-text.ts'
import { getFacts } from './column-facts.ts'
import { shorten, type DataColumn } from './data-table.ts'
import { describePlan, findLinearX, listNumbers, type Plan } from './plan.ts'
import { formatTime, indent, writeList, writeValue } from './write-values.ts'

/** The options of a chart besides its data, as lines of an object. */
export interface Options {
  lines: Code[]
  /** Constants that the options use. */
  constants: Code[]
}

const HEIGHT = 400

export function writeOptions(plan: Plan): Options {
  const { options } = plan.definition
  const settings = typeof options === 'function' ? options(describePlan(plan)) : options
  const constants: Code[] = []
  const lines = Object.entries({ ...listFields(plan), height: getHeight(plan), ...settings }).flatMap(
    ([name, value]) => (value === undefined ? [] : splitLines(code`${printKey(name)}: ${writeValue(value)},`)),
  )
  return { lines: [...lines, ...writeMeta(plan, constants)], constants }
}

/** The options that name fields. Those of roles without a column are undefined. */
function listFields({
  definition: { fields = {}, roles: known },
  roles,
}: Plan): Record<string, string | string[] | undefined> {
  const find = (name: string) => (Object.hasOwn(known, name) ? roles[name as keyof typeof known] : name)
  return Object.fromEntries(
    Object.entries(fields).map(([option, names]) => [
      option,
      typeof names === 'string' ? find(names) : names?.map((name) => find(name) ?? ''),
    ]),
  )
}

function getHeight({ definition: { height = HEIGHT }, fields, roles, top = Infinity }: Plan): number {
  if (height !== 'bars') return height
  const rows = fields.find(({ field }) => field === (roles.x ?? roles.name))
  if (!rows) return HEIGHT
  const perRow = roles.series === undefined ? 26 : 40
  return Math.max(240, Math.min(1200, Math.min(top, getFacts(rows.column).different) * perRow + 60))
}

/** The names of the columns and the format of their numbers. */
function writeMeta(plan: Plan, constants: Code[]): Code[] {
  const { meta } = plan.definition
  if (!meta) return []
  const used = new Set(Object.values(plan.roles))
  const lines: Code[] = []
  const linear = findLinearX(plan)
  let hasNumber = false
  for (const { field, column, isText, precision, cut } of plan.fields) {
    if (!used.has(field)) continue
    const parts = field === column.name ? [] : [code`alias: ${quote(shorten(column.name, 60))}`]
    if (field === linear?.field) {
      const { isInteger, min, max } = getFacts(column)
      parts.push(code`type: 'linear'`)
      // few whole numbers have no ticks in between
      if (isInteger && max - min <= 12) parts.push(code`tickInterval: 1`)
    }
    if (!isText && needsFormat(plan, field)) {
      hasNumber = true
      parts.push(code`formatter: (value: number) => ${writeNumber(column.format?.unit)}`)
    }
    if (meta === 'names and order' && isText) {
      const values = listPositions(column, cut ?? precision).map((value) => quote(value))
      // the first is at the bottom of the y-axis
      const order = field === plan.roles.rows ? values.toReversed() : values
      if (order.length > 0) parts.push(code`values: ${writeList(order)}`)
    }
    if (parts.length > 0) lines.push(...indent(splitLines(code`${field}: { ${parts} },`)))
  }
  const made = plan.measures.find(({ field }) => used.has(field) && !plan.fields.some((one) => one.field === field))
  if (made && (made.method === 'count' || made.method === 'mean' || plan.fold)) {
    hasNumber = true
    const alias = made.method === 'count' ? code`alias: ${quote(made.label)}, ` : code``
    lines.push(code`  ${made.field}: { ${alias}formatter: (value: number) => ${writeNumber(undefined)} },`)
  }
  if (hasNumber) constants.push(code`const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })`)
  return lines.length > 0 ? [code`meta: {`, ...lines, code`},`] : []
}

/** Large numbers and means have a format. Small fractions would be rounded to 0. */
function needsFormat({ fields, measures, group }: Plan, field: string): boolean {
  const column = fields.find((one) => one.field === field)?.column
  if (!column) return false
  const { max, min, isInteger } = getFacts(column)
  const largest = Math.max(Math.abs(max), Math.abs(min))
  if (largest < 1) return false
  const isMean = group !== undefined && measures.some((measure) => measure.field === field && measure.method === 'mean')
  return isMean || largest >= 10_000 || column.format?.unit !== undefined || !isInteger
}

function writeNumber(unit: string | undefined): Code {
  if (unit === undefined) return code`number.format(value)`
  return /^[$€£¥₹₩]$/.test(unit)
    ? code`${quote(unit)} + number.format(value)`
    : code`number.format(value) + ${quote(unit === '%' ? unit : ` ${unit}`)}`
}

/** The values of a column with an order, as the rows of the chart contain them. */
function listPositions(column: DataColumn, precision?: number): string[] {
  const { kind, order, values } = column
  if (kind === 'number') return listNumbers(column)
  const times = precision === undefined ? [] : values.filter((value) => value !== null)
  const list = order ?? [...new Set(times.map((time) => formatTime(String(time), precision ?? 0)))].toSorted()
  return list.length > 60 ? [] : list
}
