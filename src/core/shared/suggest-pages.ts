import type { PageLink } from './site.ts'
import { findSimilar, splitWords } from './similar-names.ts'

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
  const segments = decodePath(pathname)
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

/** An address with an invalid encoding has no readable words. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}
