import { decodeAddress } from './decode-address.ts'
import { editDistance } from './find-nearest.ts'
import type { PageLink } from './site.ts'

/** Longer names are not typos, and comparing them is slow. */
const MAX_LENGTH = 60

/** A name that only shares words is less similar than a misspelled one. */
const SHARED_WORD = 3

/** Each later text counts less than the one before it. */
const LATER_TEXT = 6

/** Candidates that are clearly less similar than the best are left out. */
const MAX_DIFFERENCE = 2

/** Of two candidates with the same name, the one that has it first in its list is more similar. */
const LATER_NAME = 0.01

/** Finds the candidates whose names are similar to one of the texts, the most similar first. */
export function findSimilar<T extends { names: string[] }>(texts: string[], candidates: T[]): T[] {
  const rated = candidates.map((candidate) => {
    const ratings = texts.flatMap((text, index) =>
      candidate.names.map((name, position) => compareNames(text, name) + LATER_TEXT * index + LATER_NAME * position),
    )
    return { candidate, rating: Math.min(Infinity, ...ratings) }
  })
  const best = Math.min(Infinity, ...rated.map(({ rating }) => rating))
  return rated
    .filter(({ rating }) => rating < Infinity && rating <= best + MAX_DIFFERENCE)
    .toSorted((a, b) => a.rating - b.rating)
    .map(({ candidate }) => candidate)
}

/** 0 for the same name, infinite for names that have nothing in common. */
function compareNames(text: string, name: string): number {
  if (text.length > MAX_LENGTH) return Infinity
  const [a, b] = [simplifyWords(text), simplifyWords(name)]
  const distance = compareWords(a.join(''), b.join(''))
  if (distance < Infinity) return distance
  const shared = b.filter((word) => a.some((other) => compareWords(word, other) <= 1)).length
  return shared > 0 ? SHARED_WORD + a.length + b.length - 2 * shared : Infinity
}

/** The edit distance of similar words. */
function compareWords(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  const distance = a === '' || b === '' ? Infinity : editDistance(a, b)
  return distance <= Math.floor(longest / 4) ? distance : Infinity
}

/** `BarCharts`, `bar-chart` and `Bars` are the same word. */
function simplifyWords(text: string): string[] {
  return splitWords(text)
    .map((word) => word.toLowerCase())
    .map((word) => word.replace(/(?<=.)s$/, '').replace(/(?:chart|graph|plot|diagram)$/, ''))
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
}

const STOP_WORDS = new Set(['a', 'and', 'for', 'in', 'of', 'or', 'the', 'with'])

/** `StackedBar` and `stacked-bar` have two words. */
function splitWords(text: string): string[] {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** A page with everything that it is called. */
export interface NamedPage extends PageLink {
  names: string[]
}

export interface Suggestions {
  pages: PageLink[]
  /** The words of the address, to search for. */
  words: string
}

const MAX_PAGES = 3

/** Only the end of an address says what the visitor looked for. */
const MAX_SEGMENTS = 3
const MAX_WORDS_LENGTH = 60

/** Suggests pages and words to search for at an address without a page. */
export function suggestPages(pathname: string, pages: NamedPage[]): Suggestions {
  // an address with an invalid encoding has no readable words
  const segments = decodeAddress(pathname)
    .replace(/\.\w+$/, '')
    .split('/')
    .filter((segment) => segment !== '')
    .slice(-MAX_SEGMENTS)
    .toReversed()
  const words = splitWords(segments[0] ?? '').join(' ')
  return {
    pages: findSimilar(segments, pages).slice(0, MAX_PAGES),
    words: words.length > MAX_WORDS_LENGTH ? '' : words,
  }
}
