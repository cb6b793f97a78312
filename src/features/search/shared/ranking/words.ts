import { ELLIPSIS, TEXT_BEFORE_HIGHLIGHT } from '../constants.ts'
import type { HighlightedPart } from '../search.ts'
import type { Metadata } from './metadata.ts'

/** Splits a query into unique folded words. */
export function splitQuery(keywords: string): string[] {
  return [...new Set(foldText(keywords).trim().split(/\s+/))].filter(Boolean)
}

/** Folds case for comparison. Keeps the length, so offsets are the same in the text and its folded form. */
export function foldText(text: string): string {
  const normal = text.normalize('NFC')
  const lower = normal.toLowerCase()
  // a few letters get longer in lowercase, so they are not changed
  const sameLength =
    lower.length === normal.length
      ? lower
      : Array.from(normal, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char)).join('')
  // lowercase sigma has two forms
  return sameLength.replaceAll('ς', 'σ')
}

/** Splits a text into matches and the parts between them. The part before the first match is shortened. */
export function highlight(text: string, words: string[]): HighlightedPart[] {
  const normal = text.normalize('NFC')
  const ranges = findRanges(foldText(normal), words)
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

/** The sorted ranges of all matches, or of those that are accepted. Overlapping and adjacent ranges are merged. */
export function findRanges(
  folded: string,
  words: string[],
  isAccepted: (range: TextRange) => boolean = () => true,
): TextRange[] {
  const found = words
    .flatMap((word) => findOccurrences(folded, word))
    .filter(isAccepted)
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
  const merged: TextRange[] = []
  for (const range of found) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

function findOccurrences(folded: string, word: string): TextRange[] {
  const found: TextRange[] = []
  for (let start = folded.indexOf(word); start >= 0; start = folded.indexOf(word, start + word.length))
    found.push({ start, end: start + word.length })
  return found
}

/** How well a text matches: the middle of a word, its start, or a whole word. */
export const Match = { none: 0, middle: 1, start: 2, whole: 3 } as const

/** A single letter occurs hundreds of times in a text, and then it is rarely a word. */
const MAX_OCCURRENCES = 20

/** The best match of any of the needles in a folded text. */
export function findMatch(folded: string, needles: string[]): number {
  let best = 0
  for (const needle of needles) {
    let index = folded.indexOf(needle)
    for (let count = 0; index >= 0 && count < MAX_OCCURRENCES; count++, index = folded.indexOf(needle, index + 1)) {
      const end = index + needle.length
      const isStart = !isInsideWord(folded, index)
      const match = isStart ? (isInsideWord(folded, end) ? Match.start : Match.whole) : Match.middle
      if (match > best) best = match
      if (best === Match.whole) return best
    }
  }
  return best
}

export function includesAny(folded: string, needles: string[]): boolean {
  for (const needle of needles) if (folded.includes(needle)) return true
  return false
}

/** Whether the characters before and after a position belong to the same word. */
const isInsideWord = (text: string, index: number): boolean =>
  index > 0 && index < text.length && isWordCharacter(text, index - 1) && isWordCharacter(text, index)

function isWordCharacter(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || code > 127
}

/** A word of the query with everything that counts as a match for it. */
export interface Term {
  word: string
  /** The word and its synonyms. */
  exact: string[]
  /** These, and other forms of the word: `label` for `labels`. A best match can contain one of them instead. */
  similar: string[]
  /** Common words such as `how`. A best match doesn't need to contain them. */
  isIgnored: boolean
}

export function createTerms(words: string[], { ignored, synonyms }: Pick<Metadata, 'ignored' | 'synonyms'>): Term[] {
  return words.map((word) => {
    const forms = listForms(word)
    const exact = [word, ...(synonyms.get(word) ?? [])]
    const similar = [...exact, ...forms, ...forms.flatMap((form) => synonyms.get(form) ?? [])]
    return { word, exact, similar: [...new Set(similar)], isIgnored: ignored.has(word) }
  })
}

/** The words that a best match must contain: all of them, except common words if there are others. */
export function listRequired(terms: Term[]): Term[] {
  const required = terms.filter(({ isIgnored }) => !isIgnored)
  return required.length > 0 ? required : terms
}

/** Endings, and the shortest stem before each. Short stems such as `lin` for `lines` are in too many words. */
const ENDINGS: [ending: string, minStem: number][] = [
  ['ing', 4],
  ['ed', 4],
  ['es', 4],
  ['s', 3],
]

/** The stems of an English word: `label` for `labels`, `format` for `formatted`. */
function listForms(word: string): string[] {
  if (!/^[a-z-]+$/.test(word)) return []
  return ENDINGS.flatMap(([ending, minStem]) => {
    const stem = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || stem.length < minStem) return []
    // formatt -> format
    return stem.at(-1) === stem.at(-2) ? [stem, stem.slice(0, -1)] : [stem]
  })
}
