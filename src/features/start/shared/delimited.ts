/** The first rows of a text, the number of all, and the first one with a quote that is never closed, from 0. */
export interface DelimitedRows {
  rows: string[][]
  rowCount: number
  openQuote?: number
}

const DELIMITERS = ['\t', ';', ',', '|']
const SAMPLE_LENGTH = 65_536
const SAMPLE_ROWS = 30

/** Finds the delimiter that gives the same number of cells in most of the first lines. */
export function findDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH)
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    const counts = parseDelimited(sample, delimiter, SAMPLE_ROWS).rows.map((row) => row.length)
    const sameAs = new Map<number, number>()
    for (const count of counts) if (count > 1) sameAs.set(count, (sameAs.get(count) ?? 0) + 1)
    const score = Math.max(0, ...sameAs.values()) / Math.max(1, counts.length)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/**
 * Reads delimited text (RFC 4180) with any line ends. Empty lines are skipped.
 * A quote that is not followed by a closing one is part of its cell, so that no row is lost.
 */
export function parseDelimited(
  text: string,
  delimiter: string,
  mostRows = Infinity,
  onProgress?: (share: number) => void,
): DelimitedRows {
  const result: DelimitedRows = { rows: [], rowCount: 0 }
  let row: string[] = []
  let index = 0
  // Searches for all three, because a search to the end of the text for each cell would be quadratic.
  const ends = { delimiter: -1, lineFeed: -1, carriageReturn: -1 }
  while (index < text.length) {
    const quoted =
      text[index] === '"' && result.openQuote === undefined ? readQuoted(text, index, delimiter) : undefined
    if (quoted === 'open') result.openQuote = result.rowCount
    if (typeof quoted === 'object') {
      row.push(quoted.cell)
      index = quoted.end
    } else {
      const end = findEnd()
      row.push(text.slice(index, end))
      index = end
    }
    const isCellEnd = text[index] === delimiter
    if (isCellEnd) index += 1
    if (isCellEnd && index < text.length) continue
    if (isCellEnd) row.push('')
    if (row.length > 1 || row[0] !== '') {
      result.rowCount += 1
      if (result.rowCount <= mostRows) result.rows.push(row)
    }
    row = []
    index += text[index] === '\r' && text[index + 1] === '\n' ? 2 : 1
    if (onProgress && result.rowCount % 8192 === 0) onProgress(index / text.length)
  }
  return result

  function findEnd(): number {
    if (ends.delimiter < index) ends.delimiter = find(text, delimiter, index)
    if (ends.lineFeed < index) ends.lineFeed = find(text, '\n', index)
    if (ends.carriageReturn < index) ends.carriageReturn = find(text, '\r', index)
    return Math.min(ends.delimiter, ends.lineFeed, ends.carriageReturn)
  }
}

/** The position of a character, or the end of the text. */
function find(text: string, character: string, start: number): number {
  const found = text.indexOf(character, start)
  return found === -1 ? text.length : found
}

/** Reads a cell in quotes. `open` if the quote is never closed, and undefined if text follows the closing quote. */
function readQuoted(
  text: string,
  start: number,
  delimiter: string,
): { cell: string; end: number } | 'open' | undefined {
  let end = start + 1
  let hasPairs = false
  for (;;) {
    end = text.indexOf('"', end)
    if (end === -1) return 'open'
    if (text[end + 1] !== '"') break
    hasPairs = true
    end += 2
  }
  const cell = text.slice(start + 1, end)
  end += 1
  const after = text[end]
  if (after !== undefined && after !== delimiter && after !== '\n' && after !== '\r') return undefined
  return { cell: hasPairs ? cell.replaceAll('""', '"') : cell, end }
}
