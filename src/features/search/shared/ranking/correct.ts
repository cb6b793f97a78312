import { oncePer } from '../../../../core/shared/once-per.ts'
import { includesAny, splitWords } from './words.ts'
import type { Metadata } from './metadata.ts'

/** Shorter words have too many similar ones. */
const MIN_LENGTH = 3

/**
 * Replaces words that occur nowhere: by their parts, such as `data` for `data={data}`, or by the most frequent word that
 * differs in one letter. Undefined if there is none.
 */
export function correctKeywords(metadata: Metadata, keywords: string): string | undefined {
  const words = splitWords(keywords)
  const corrected = words.flatMap((word) => correctWord(metadata, word))
  return corrected.length === 0 || corrected.join(' ') === words.join(' ') ? undefined : corrected.join(' ')
}

function correctWord(metadata: Metadata, word: string): string[] {
  const occurs = (text: string) => metadata.entries.some(({ folded }) => includesAny(folded, [text]))
  if (occurs(word)) return [word]
  const parts = word.match(/[\p{L}\p{N}_$]+/gu) ?? []
  if (parts.length > 0 && parts.join('') !== word && parts.every(occurs)) return [...new Set(parts)]
  if (word.length < MIN_LENGTH) return []
  let best: string | undefined
  let bestScore = 0
  for (const [known, count] of getVocabulary(metadata)) {
    if (!differsInOneLetter(word, known)) continue
    // the first letter is rarely wrong
    const score = count + (known[0] === word[0] ? 1_000_000 : 0)
    if (score > bestScore) [best, bestScore] = [known, score]
  }
  return best === undefined ? [] : [best]
}

/** How often each word occurs. Counted for the first query without results. */
const getVocabulary = oncePer(({ entries }: Metadata) => {
  const vocabulary = new Map<string, number>()
  for (const { folded } of entries)
    for (const [word] of folded.matchAll(/[\p{L}\p{N}]{3,}/gu)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
  return vocabulary
})

/** Whether one letter was added, left out, replaced or swapped with the next one. */
export function differsInOneLetter(a: string, b: string): boolean {
  const difference = a.length - b.length
  if (Math.abs(difference) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restOfA = a.slice(start)
  const restOfB = b.slice(start)
  if (difference > 0) return restOfA.slice(1) === restOfB
  if (difference < 0) return restOfB.slice(1) === restOfA
  const isSwapped = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2)
  return restOfA.slice(1) === restOfB.slice(1) || isSwapped
}
