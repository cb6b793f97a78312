import type { ColumnFormat, Decimal } from './data-table.ts'

/** Longer cells are neither numbers nor times. */
export const LONGEST_VALUE = 40

const MISSING = new Set(['', 'na', 'n/a', '#n/a', 'nan', 'null', 'none', '-', '–', '—', '.', '..'])

export function isMissing(text: string): boolean {
  const first = text.charCodeAt(0)
  // most cells are empty or begin with a digit
  if (text === '' || (first >= 48 && first <= 57)) return text === ''
  return text.length <= 8 && MISSING.has(text.trim().toLowerCase())
}

/** Sign or parenthesis, currency, digits with separators, exponent, currency or percent sign, parenthesis. */
const NUMBER =
  /^([+−-]?\(?)([$€£¥₹₩]|USD|EUR|GBP|CNY|RMB)? ?([+−-]?)(\d[\d.,'’ \u00A0\u202F]*|[.,]\d+)(e[+-]?\d{1,3})? ?([$€£¥₹₩%]|USD|EUR|GBP|CNY|RMB|元)?\)?$/i

/** Whether more than 90% of the cells are of a kind. */
export const isMostly = (found: unknown[], cells: unknown[]): boolean => found.length > cells.length * 0.9

/** Whether the cell proves which character is the decimal separator. */
function findDecimal(text: string): Decimal | undefined {
  const dot = text.lastIndexOf('.')
  const comma = text.lastIndexOf(',')
  if (dot === -1 && comma === -1) return undefined
  const last = dot > comma ? '.' : ','
  const position = Math.max(dot, comma)
  if (dot !== -1 && comma !== -1) return last
  if (text.indexOf(last) !== position) return last === '.' ? ',' : '.'
  const digits = /^\d*/.exec(text.slice(position + 1))?.[0].length
  const isThousand = digits === 3 && /[1-9]\d{0,2}$/.test(text.slice(Math.max(0, position - 3), position))
  return isThousand ? undefined : last
}

/** The number of cells that prove a decimal comma, less those that prove a decimal point. */
export function countDecimalCommas(texts: string[]): number {
  let commas = 0
  for (const text of texts) {
    if (text.length > LONGEST_VALUE || !NUMBER.test(text.trim())) continue
    const decimal = findDecimal(text)
    if (decimal) commas += decimal === ',' ? 1 : -1
  }
  return commas
}

/** How the numbers among the texts are written. The fallback is for texts such as `1.234`. */
export function findNumberFormat(texts: string[], fallback: Decimal): ColumnFormat {
  const commas = countDecimalCommas(texts)
  const units = new Map<string, number>()
  for (const text of texts) {
    if (text.length > LONGEST_VALUE) continue
    const [, , before, , , , after] = NUMBER.exec(text.trim()) ?? []
    const unit = (before ?? after)?.trim()
    if (unit) units.set(unit, (units.get(unit) ?? 0) + 1)
  }
  const [unit] = [...units].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const format: ColumnFormat = { decimal: commas > 0 ? ',' : commas < 0 ? '.' : fallback }
  if (unit) format.unit = unit
  if (unit === '%') format.isPercent = true
  return format
}

/** Reads a number. Undefined if the text is not one. */
export function readNumber(text: string, decimal: Decimal): number | undefined {
  if (text.length > LONGEST_VALUE) return undefined
  // most cells are plain numbers
  if (decimal === '.') {
    const plain = Number(text)
    if (!Number.isNaN(plain)) return Number.isFinite(plain) && !/^\s*0[box]/i.test(text) ? plain : undefined
  }
  const [, before = '', , sign = '', digits = '', exponent = ''] = NUMBER.exec(text.trim()) ?? []
  if (digits === '') return undefined
  const body = decimal === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  const number = Number(body.replace(/['’ \u00A0\u202F]/g, '') + exponent)
  if (!Number.isFinite(number)) return undefined
  return /[−(-]/.test(before + sign) ? -number : number
}
