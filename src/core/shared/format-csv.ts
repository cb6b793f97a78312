export interface TextTable {
  columns: string[]
  rows: string[][]
}

/** Formats a table as comma-separated values (RFC 4180). */
export function formatCsv({ columns, rows }: TextTable, lineBreak = '\r\n'): string {
  return [columns, ...rows].map(formatRow).join(lineBreak)
}

/** A row with one empty value is quoted, because an empty line is not a row. */
const formatRow = (row: string[]): string => (row.length === 1 && row[0] === '' ? '""' : row.map(quote).join(','))

const quote = (value: string): string => (/[",\r\n\t\uFEFF]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
