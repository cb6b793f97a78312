import { ELLIPSIS, TEXT_BEFORE_HIGHLIGHT } from '../../../../core/shared/constants.ts'
import type { HighlightedPart } from '../../shared/search.ts'

/** More words than these make no search better. */
const MOST_WORDS = 32

/** The words of a query, each once, as they are compared. */
export function wordsOf(keywords: string): string[] {
  return [...new Set(fold(keywords).trim().split(/\s+/))].filter(Boolean).slice(0, MOST_WORDS)
}

/** As texts and words are compared: without case, letter by letter, so that places in the folded text are places in the text. */
export function fold(text: string): string {
  const normal = text.normalize('NFC')
  const lower = normal.toLowerCase()
  // a few letters grow when they become small: those keep their form
  const even =
    lower.length === normal.length
      ? lower
      : Array.from(normal, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('')
  // the small sigma has two forms
  return even.replaceAll('ς', 'σ')
}

/** The words that a folded text holds. */
export function matched(folded: string, words: string[]): string[] {
  return words.filter((word) => folded.includes(word))
}

/** Cuts a text into what the words match and what lies between. What comes before the first match is cut short. */
export function highlight(text: string, words: string[]): HighlightedPart[] {
  const normal = text.normalize('NFC')
  const ranges = rangesOf(fold(normal), words)
  const [first] = ranges
  if (!first) return normal === '' ? [] : [{ text: normal }]
  const parts: HighlightedPart[] = []
  const before = normal.slice(0, first.start)
  if (before !== '')
    parts.push({
      text: before.length > TEXT_BEFORE_HIGHLIGHT ? ELLIPSIS + before.slice(-TEXT_BEFORE_HIGHLIGHT) : before,
    })
  ranges.forEach(({ start, end }, index) => {
    parts.push({ text: normal.slice(start, end), highlighted: true })
    const between = normal.slice(end, ranges[index + 1]?.start ?? normal.length)
    if (between !== '') parts.push({ text: between })
  })
  return parts
}

export interface TextRange {
  start: number
  end: number
}

/** Where any of the words stands, in order; ranges that meet are one. */
export function rangesOf(folded: string, words: string[]): TextRange[] {
  const found = words
    .flatMap((word) => occurrences(folded, word))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
  const merged: TextRange[] = []
  for (const range of found) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

function occurrences(folded: string, word: string): TextRange[] {
  const found: TextRange[] = []
  for (let start = folded.indexOf(word); start >= 0; start = folded.indexOf(word, start + word.length))
    found.push({ start, end: start + word.length })
  return found
}
