/** The text of a value. */
export function read(row: unknown, ...keys: (string | number)[]): string {
  let value = row
  for (const key of keys)
    value = Object.hasOwn(Object(value), key) ? (value as Record<string, unknown>)[key] : undefined
  return value === null || value === undefined ? '' : String(value)
}

/** The nodes of a tree as rows with a key and the key of their parent. */
export function flattenTree(nodes: unknown[], children: string, parent = '', rows: unknown[] = []): unknown[] {
  for (const node of nodes as Record<string, unknown>[]) {
    const id = `n${rows.length + 1}`
    rows.push({ ...node, id, parent })
    if (Array.isArray(node[children])) flattenTree(node[children], children, id, rows)
  }
  return rows
}

/** Names for missing values become an empty text. */
export function toText(text: string): string {
  return /^(?:n\/a|na|nan|null|none|-|\.)$/i.test(text.trim()) ? '' : text.trim()
}

/** NaN is a missing value. */
export function toNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text)
}

/** Reads numbers such as $1,234.50 or (12). NaN is a missing value. */
export function toAmount(text: string): number {
  const digits = text
    .replace('−', '-')
    .replace('(', '-')
    .replace(/[^\d.e+-]/gi, '')
  return digits === '' ? NaN : Number(digits)
}

/** Reads numbers such as 1.234,50 €. NaN is a missing value. */
export function toCommaNumber(text: string): number {
  const digits = text
    .replace('−', '-')
    .replace('(', '-')
    .replace(/[^\d,e+-]/gi, '')
  return digits === '' ? NaN : Number(digits.replace(',', '.'))
}

/** Reads times such as 3:41:22. The factor is for the unit of the last part. NaN is a missing value. */
export function toDuration(text: string, factor: number): number {
  const sum = text.split(':').reduce((total, part) => total * 60 + Number(part), 0)
  return text.includes(':') ? Number((sum * factor).toPrecision(10)) : NaN
}

/** Adds up amounts such as 1h 20m, with a factor for each unit. NaN is a missing value. */
export function toQuantity(text: string, factors: Record<string, number>, decimal = '.'): number {
  const parts = [...text.matchAll(/([^\p{L}°µ]*\d) *([\p{L}°µ][\p{L}°µ²³/]*(?:\d$)?)/gu)]
  const sum = parts.reduce((total, [, amount = '', unit = '']) => {
    const digits = Array.from(amount.replace('−', '-')).filter((sign) => /[\d-]/.test(sign) || sign === decimal)
    return total + Number(digits.join('').replace(',', '.')) * (factors[unit] ?? NaN)
  }, 0)
  return parts.length > 0 ? Number(sum.toPrecision(10)) : NaN
}

/** A date or time as text that sorts, such as 2024-03-01 or 2024-03-01 10:00:00. */
function joinTime(year = '', month = '', day = '', hour = '', minute = '00', second = '00'): string {
  const fullYear = year.length === 2 ? `${Number(year) < 69 ? 20 : 19}${year}` : year
  const date = [fullYear, month.padStart(2, '0'), day && day.padStart(2, '0')].filter((part) => part !== '').join('-')
  return hour === '' ? date : `${date} ${hour.padStart(2, '0')}:${minute}:${second}`
}

export function readIso(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(text)
  return iso ? joinTime(...iso.slice(1)) : undefined
}

export function readNumeric(text: string, isDayFirst: boolean): string | undefined {
  const pattern = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AP])M)?)?$/i
  const numeric = pattern.exec(text)
  if (!numeric) return undefined
  const [, first, second, year, hours, minute, seconds, half] = numeric
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  const hour = half ? String((Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) : hours
  return joinTime(year, month, day, hour, minute, seconds)
}

export function readMonthName(text: string): string | undefined {
  const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  const month = words.map((word) => months.indexOf(word.slice(0, 3)) + 1).find((position) => position > 0)
  const digits = text.match(/\d+/g) ?? []
  return month ? joinTime(digits.at(-1), String(month), digits.length > 1 ? digits[0] : '') : undefined
}

export function readChinese(text: string): string | undefined {
  const chinese = /^(\d{4})年(\d{1,2})月(?:(\d{1,2})日)?$/.exec(text)
  return chinese ? joinTime(...chinese.slice(1)) : undefined
}

export function readCompact(text: string): string | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  return compact ? joinTime(...compact.slice(1)) : undefined
}

/** Seconds since 1970. */
export function readSeconds(text: string): string | undefined {
  if (!/^\d{9,10}(?:\.\d+)?$/.test(text)) return undefined
  return new Date(Number(text) * 1000).toISOString().replace('T', ' ').slice(0, 19)
}

/** Milliseconds since 1970. */
export function readMilliseconds(text: string): string | undefined {
  if (!/^\d{12,13}$/.test(text)) return undefined
  return new Date(Number(text)).toISOString().replace('T', ' ').slice(0, 19)
}

/** Reads delimited text with quoted cells. */
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
    } else if (character === '\n' || character === '\r') endRow()
    else cell += character
  }
  endRow()
  return rows
}
