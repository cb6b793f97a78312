import type { TextTable } from '../../../../core/shared/format-csv.ts'

/** Why texts are not a table, and in which line. Lines start at 1. */
export interface TableProblem {
  problem: 'quote' | 'after-quote' | 'no-columns' | 'no-rows' | 'name' | 'count' | 'number' | 'boolean' | 'code'
  line: number
  /** The text that is wrong, or the number of values in the line. */
  found?: string | number
  /** The name of the column. */
  column?: string
  /** The number of columns. */
  columns?: number
}

/** A table of texts, with the line in which each row starts. */
export interface CsvTable extends TextTable {
  lines: number[]
}

/** Whether a column can have this name. */
export const isName = (name: string): boolean => name !== '' && name !== '__proto__'

/** Reads comma-separated values with a header (RFC 4180), or tab-separated ones from a spreadsheet. */
export function parseCsv(text: string): CsvTable | TableProblem {
  const source = text.replace(/^\uFEFF/, '')
  const parsed = parseValues(source, findDelimiter(source))
  if ('problem' in parsed) return parsed
  const [columns, ...rows] = parsed.rows
  const [line = 1, ...lines] = parsed.lines
  if (!columns) return { problem: 'no-columns', line }
  if (!columns.every(isName) || new Set(columns).size < columns.length) return { problem: 'name', line }
  const wrong = rows.findIndex((row) => row.length !== columns.length)
  if (wrong !== -1)
    return { problem: 'count', line: lines[wrong] ?? 1, found: rows[wrong]?.length, columns: columns.length }
  return { columns, rows, lines }
}

/** A tab in the header, outside of quotes, means tab-separated values. */
const findDelimiter = (text: string): string => (/^[\r\n]*(?:"(?:[^"]|"")*"|[^"\t\r\n])*\t/.test(text) ? '\t' : ',')

/** Reads rows of values without a header. Empty lines are skipped, or are rows with one empty value. */
export function parseValues(
  text: string,
  delimiter: string,
  hasEmptyRows = false,
): { rows: string[][]; lines: number[] } | TableProblem {
  const rows: string[][] = []
  const lines: number[] = []
  let row: string[] = []
  let line = 1
  let rowLine = 1
  let index = 0
  const isLineEnd = () => index >= text.length || text[index] === '\n' || text[index] === '\r'
  while (index < text.length) {
    if (row.length === 0) {
      rowLine = line
      if (isLineEnd()) {
        if (hasEmptyRows) {
          rows.push([''])
          lines.push(line)
        }
        skipLineEnd()
        continue
      }
    }
    const value = text[index] === '"' ? readQuoted() : readPlain()
    if (typeof value !== 'string') return value
    row.push(value)
    if (!isLineEnd()) {
      index += 1
      // a delimiter at the end of the text is followed by an empty value
      if (index < text.length) continue
      row.push('')
    }
    rows.push(row)
    lines.push(rowLine)
    row = []
    skipLineEnd()
  }
  return { rows, lines }

  function skipLineEnd(): void {
    if (index >= text.length) return
    index += text.startsWith('\r\n', index) ? 2 : 1
    line += 1
  }

  function readPlain(): string {
    const start = index
    while (!isLineEnd() && text[index] !== delimiter) index += 1
    return text.slice(start, index)
  }

  function readQuoted(): string | TableProblem {
    const start = line
    let value = ''
    for (index += 1; ; index += 1) {
      const character = text[index]
      if (character === undefined) return { problem: 'quote', line: start }
      if (character === '"' && text[(index += 1)] !== '"') break
      if (character === '\n' || (character === '\r' && text[index + 1] !== '\n')) line += 1
      value += character
    }
    return isLineEnd() || text[index] === delimiter ? value : { problem: 'after-quote', line }
  }
}
