/** Part of a text, from `start` up to and not including `end`. */
export interface Range {
  start: number
  end: number
}

/** Extends the erased parts of a text so that what remains has no empty lines, double spaces or dangling commas. */
export function removeLeftovers(source: string, erased: boolean[]): void {
  for (const range of mergeAcrossSpace(source, listRanges(erased))) {
    const { start, end } = extend(source, range)
    erased.fill(true, start, end)
  }
}

export function listRanges(erased: boolean[]): Range[] {
  const ranges: Range[] = []
  for (const [index, isErased] of erased.entries()) {
    if (!isErased) continue
    const last = ranges.at(-1)
    if (last?.end === index) last.end++
    else ranges.push({ start: index, end: index + 1 })
  }
  return ranges
}

export function removeRanges(source: string, ranges: Range[]): string {
  let kept = ''
  let end = 0
  for (const range of ranges) {
    kept += source.slice(end, range.start)
    end = range.end
  }
  return kept + source.slice(end)
}

function mergeAcrossSpace(source: string, ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges) {
    const last = merged.at(-1)
    if (last && source.slice(last.end, range.start).trim() === '') last.end = range.end
    else merged.push({ ...range })
  }
  return merged
}

function extend(source: string, range: Range): Range {
  let { start, end } = range
  while (isBlank(source[start - 1])) start--
  while (isBlank(source[end])) end++
  const startsLine = start === 0 || source[start - 1] === '\n'
  const endsLine = end === source.length || source[end] === '\n'
  if (startsLine && endsLine) return extendLines(source, { start, end })
  if (startsLine || source[start - 1] === '(') return { start: range.start, end }
  // the comma before the last name of a list; the space before the bracket stays
  if (source[start - 1] === ',' && /[)\]}]/.test(source[end] ?? '')) return { start: start - 1, end: range.end }
  const needsNoSpace = endsLine || end > range.end || /[)\]};,.:?(]/.test(source[end] ?? '')
  return needsNoSpace ? { start, end: range.end } : range
}

const isBlank = (character: string | undefined) => character === ' ' || character === '\t'

/** Whole lines with one line feed, and with the empty lines after them if there is one before them. */
function extendLines(source: string, { start, end }: Range): Range {
  const [emptyLines = ''] = /^(?:\n[ \t]*(?=\n|$))*/.exec(source.slice(end)) ?? []
  if (start === 0) return { start, end: Math.min(source.length, end + emptyLines.length + 1) }
  return { start: start - 1, end: source.startsWith('\n\n', start - 2) ? end + emptyLines.length : end }
}

export const readKept = (text: string, erased: boolean[], start: number, end: number): string => {
  let kept = ''
  for (let index = start; index < end; index++) if (!erased[index]) kept += text[index]
  return kept
}
