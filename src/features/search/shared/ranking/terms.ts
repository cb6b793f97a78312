import type { Metadata } from './metadata.ts'

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
