import { PAGE_TITLE_MATCH_WEIGHT, TITLE_MATCH_WEIGHT } from '../constants.ts'
import type { HitType } from '../search.ts'
import { findMatch, includesAny, listRequired, Match, type Term } from './words.ts'
import type { Part, SearchEntry } from './metadata.ts'

/** A hit before its texts are highlighted, which happens only for the hits that are returned. */
export interface Candidate {
  type: HitType
  entry: SearchEntry
  /** Undefined for a page. */
  part?: Part
  priority: number
  /** The sum over all words: whole words count more than the start of a word, and that more than the middle. */
  match: number
  /** The title, with the alternative names of a page that match. */
  title: string
  text: string
}

export interface Query {
  terms: Term[]
  /** The words that a best match must contain. */
  required: Term[]
  /** The words that no page title contains: alternative names weigh as much as a title for them. */
  notInTitles: Set<Term>
}

export function createQuery(entries: SearchEntry[], terms: Term[]): Query {
  const notInTitles = terms.filter(({ word }) => !entries.some(({ title }) => title.folded.includes(word)))
  return { terms, required: listRequired(terms), notInTitles: new Set(notInTitles) }
}

// these functions run for every section of the site, and loops are faster than callbacks

/** The hit for a section or demo that contains at least one of the words. A section has at most one. */
export function findPart(
  entry: SearchEntry,
  part: Part,
  { terms }: Query,
  pageMatches: boolean,
): Candidate | undefined {
  const { title, rawTitle, paragraphs, words } = part
  let paragraph = paragraphs.find(({ folded }) => matchesAny(folded, terms))
  const inWords = !paragraph && words !== '' && matchesAny(words, terms)
  const isDemo = part.type === 'demo'
  if (!paragraph && !inWords && ((pageMatches && !isDemo) || !matchesAny(rawTitle.folded, terms))) return undefined
  paragraph ??= paragraphs[0]
  let priority = 0
  let match = 0
  for (const { exact } of terms) {
    const inTitle = findMatch(title.folded, exact)
    const inText = inTitle > 0 ? 0 : Math.max(findMatch(paragraph?.folded ?? '', exact), findMatch(words, exact))
    priority += inTitle > 0 ? TITLE_MATCH_WEIGHT : inText > 0 ? 1 : 0
    match += inTitle + inText
  }
  const isContent = inWords || (paragraph !== undefined && matchesAny(paragraph.folded, terms))
  return {
    type: isDemo ? 'demo' : isContent ? 'content' : 'title',
    entry,
    part,
    priority,
    match,
    title: title.text,
    text: paragraph?.text ?? '',
  }
}

/** The hit for a page whose title or alternative names contain at least one of the words. */
export function findPage(entry: SearchEntry, query: Query): Candidate | undefined {
  const names = new Set<string>()
  let priority = 0
  let match = 0
  for (const term of query.terms) {
    const inTitle = findMatch(entry.title.folded, [term.word])
    const weight = inTitle > 0 ? PAGE_TITLE_MATCH_WEIGHT : weighNames(entry, term, query, names, Match.middle)
    priority += weight
    match += inTitle || (weight > 0 ? 1 : 0)
  }
  return priority === 0 ? undefined : createPage(entry, names, priority, match)
}

/** The hit for a section, demo or page that contains every word, in the titles of page and section and in the text. */
export function findBest(entry: SearchEntry, part: Part, { terms, required }: Query): Candidate | undefined {
  const { title, paragraphs, words } = part
  let priority = 0
  let match = 0
  for (const { similar } of required) {
    let inTitle = findMatch(title.folded, similar)
    // the title of a demo doesn't start with the title of its page
    if (inTitle === 0 && part.type === 'demo') inTitle = findMatch(entry.title.folded, similar)
    let inText = 0
    if (inTitle === 0) {
      inText = findMatch(words, similar)
      for (const { folded } of paragraphs) inText = Math.max(inText, findMatch(folded, similar))
      if (inText === 0) return undefined
    }
    priority += inTitle > 0 ? TITLE_MATCH_WEIGHT : 1
    match += inTitle + inText
  }
  for (const term of terms) {
    // common words decide between titles such as "Custom tooltip" and "Custom React tooltip"
    if (!required.includes(term) && findMatch(title.folded, [term.word]) === Match.whole) priority += TITLE_MATCH_WEIGHT
  }
  const counts = paragraphs.map(({ folded }) => required.filter(({ similar }) => includesAny(folded, similar)).length)
  const paragraph = paragraphs[counts.indexOf(Math.max(...counts))] ?? paragraphs[0]
  const type = part.type === 'demo' ? 'demo' : Math.max(...counts) > 0 ? 'content' : 'title'
  return { type, entry, part, priority, match, title: title.text, text: paragraph?.text ?? '' }
}

export function findBestPage(entry: SearchEntry, query: Query): Candidate | undefined {
  const names = new Set<string>()
  const text = entry.parts[0]?.paragraphs[0]?.folded ?? ''
  let priority = 0
  let match = 0
  for (const term of query.required) {
    const inTitle = findMatch(entry.title.folded, [term.word])
    const weight = inTitle > 0 ? PAGE_TITLE_MATCH_WEIGHT : weighNames(entry, term, query, names, Match.whole)
    const inText = weight > 0 ? 0 : findMatch(text, term.similar)
    if (weight === 0 && inText === 0) return undefined
    priority += weight || 1
    match += inTitle + inText
  }
  return priority < TITLE_MATCH_WEIGHT ? undefined : createPage(entry, names, priority, match)
}

/** Alternative names are compared from the start, because many contain `chart`. Adds those that match to `found`. */
function weighNames(
  entry: SearchEntry,
  term: Term,
  { notInTitles }: Query,
  found: Set<string>,
  minMatch: number,
): number {
  const [, ...synonyms] = term.exact
  const names = entry.names.filter(
    ({ folded }) => folded.startsWith(term.word) && findMatch(folded, [term.word]) >= minMatch,
  )
  for (const { text } of names) found.add(text)
  if (names.length === 0 && findMatch(entry.title.folded, synonyms) < minMatch) return 0
  return notInTitles.has(term) ? PAGE_TITLE_MATCH_WEIGHT : TITLE_MATCH_WEIGHT
}

function createPage(entry: SearchEntry, names: Set<string>, priority: number, match: number): Candidate {
  return {
    type: 'page',
    entry,
    priority,
    match,
    title: [entry.title.text, ...names].join(' · '),
    text: entry.parts[0]?.paragraphs[0]?.text ?? '',
  }
}

function matchesAny(folded: string, terms: Term[]): boolean {
  for (const { exact } of terms) if (includesAny(folded, exact)) return true
  return false
}
