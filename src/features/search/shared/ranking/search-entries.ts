import { oncePer } from '../../../../core/shared/once-per.ts'
import { NAV_ORDER_WEIGHT } from '../constants.ts'
import { BEST_MATCHES, type HitKind, type SearchGroup, type SearchHit, type SearchQuery } from '../search.ts'
import { createQuery, findBest, findBestPage, findPage, findPart, type Candidate, type Query } from './find-hits.ts'
import type { Metadata, SearchEntry } from './metadata.ts'
import { createTerms, highlight, includesAny, splitQuery } from './words.ts'

interface Group {
  title?: string
  priority: number
  candidates: Candidate[]
}

/** Per group and kind. Limits the size of the reply. */
const MAX_HITS = 100

/**
 * Finds the pages, sections and demos that contain at least one of the words, in groups, best first.
 * With several words, those that contain every word come first. If nothing matches, the spelling is corrected.
 */
export function searchEntries(metadata: Metadata, { keywords, page }: SearchQuery): SearchGroup[] {
  const groups = findGroups(metadata, { keywords, page })
  if (groups.length > 0 || metadata.isPartial) return groups
  const corrected = correctKeywords(metadata, keywords)
  if (corrected === undefined) return []
  return findGroups(metadata, { keywords: corrected, page }).map((group) => ({ ...group, corrected }))
}

function findGroups(metadata: Metadata, { keywords, page }: SearchQuery): SearchGroup[] {
  const words = splitQuery(keywords)
  if (words.length === 0) return []
  const { entries } = metadata
  const query = createQuery(entries, createTerms(words, metadata))
  const groups = new Map<string | undefined, Group>()
  const best: Candidate[] = []
  for (const entry of entries) {
    const matched = query.terms.filter(({ similar }) => includesAny(entry.folded, similar))
    if (matched.length === 0) continue
    const inPage = { ...query, terms: matched }
    const group = groups.get(entry.navTitle) ?? {
      title: entry.navTitle,
      priority: entry.navOrder * NAV_ORDER_WEIGHT,
      candidates: [],
    }
    groups.set(entry.navTitle, group)
    addHits(entry, inPage, group.candidates)
    if (words.length > 1 && query.required.every((term) => matched.includes(term))) addBest(entry, query, best)
  }
  const found = [...groups.values()].toSorted((a, b) => b.priority - a.priority)
  const meaningful = listNeedles(query.terms.filter(({ isIgnored }) => !isIgnored))
  const wordsOnPage = meaningful.filter((word) => !metadata.ignored.has(word))
  if (best.length > 0) found.unshift({ title: BEST_MATCHES, priority: getTopPriority(entries), candidates: best })
  return found
    .filter(({ candidates }) => candidates.length > 0)
    .map(({ title, priority, candidates }) => ({
      ...(title === undefined ? {} : { title }),
      priority,
      hints: selectHits(candidates, query, page, candidates === best),
      counts: countKinds(candidates),
      words: wordsOnPage,
      ...(candidates === best ? { isBest: true } : {}),
    }))
}

function addHits(entry: SearchEntry, query: Query, candidates: Candidate[]): void {
  const pageMatches = query.terms.some(({ word }) => entry.title.folded.includes(word))
  for (const part of entry.parts) {
    const hit = findPart(entry, part, query, pageMatches)
    if (hit) candidates.push(hit)
  }
  const hit = findPage(entry, query)
  if (hit) candidates.push(hit)
}

function addBest(entry: SearchEntry, query: Query, best: Candidate[]): void {
  for (const part of entry.parts) {
    const hit = findBest(entry, part, query)
    if (hit) best.push(hit)
  }
  const hit = findBestPage(entry, query)
  if (hit) best.push(hit)
}

/** Above all groups of the navigation. */
const getTopPriority = (entries: SearchEntry[]): number =>
  (Math.max(0, ...entries.map(({ navOrder }) => navOrder)) + 1) * NAV_ORDER_WEIGHT

const getKind = ({ entry, part }: Candidate): HitKind => (part ?? entry).kind

function countKinds(candidates: Candidate[]): Partial<Record<HitKind, number>> {
  const counts: Partial<Record<HitKind, number>> = {}
  for (const candidate of candidates) counts[getKind(candidate)] = (counts[getKind(candidate)] ?? 0) + 1
  return counts
}

/**
 * The best hits of each kind. Equal ones stay in the order of the navigation and of the page, except that a best match
 * with a shorter title comes first: more of it was asked for.
 */
function selectHits(candidates: Candidate[], query: Query, page: string | undefined, isBest: boolean): SearchHit[] {
  const counts = new Map<HitKind, number>()
  return candidates
    .toSorted((a, b) => compare(a, b, page, isBest))
    .filter((candidate) => {
      const count = (counts.get(getKind(candidate)) ?? 0) + 1
      counts.set(getKind(candidate), count)
      return count <= MAX_HITS
    })
    .map((candidate) => createHit(candidate, query))
}

function compare(a: Candidate, b: Candidate, page: string | undefined, isBest: boolean): number {
  return (
    b.priority - a.priority ||
    b.match - a.match ||
    (a.part?.depth ?? 0) - (b.part?.depth ?? 0) ||
    Number(b.entry.link === page) - Number(a.entry.link === page) ||
    (isBest ? getTitleLength(a) - getTitleLength(b) : 0)
  )
}

const getTitleLength = ({ part }: Candidate): number => part?.rawTitle.text.length ?? 0

function createHit(candidate: Candidate, { terms, required }: Query): SearchHit {
  const { type, entry, part, priority, title, text } = candidate
  const needles = listNeedles(required)
  // common words are highlighted only if nothing else matches
  const shown = includesAny(`${part?.title.folded ?? entry.title.folded}\n${text.toLowerCase()}`, needles)
    ? needles
    : listNeedles(terms)
  return {
    type,
    link: part?.link ?? entry.link,
    priority,
    pageTitle: entry.title.text,
    highlightTitleTexts: highlight(title, shown),
    highlightTexts: highlight(text, shown),
    kind: getKind(candidate),
    ...(part?.picture === undefined ? {} : { picture: part.picture }),
    ...(part?.option ? { option: part.option } : {}),
  }
}

const listNeedles = (terms: Query['terms']): string[] => [...new Set(terms.flatMap(({ similar }) => similar))]

/** Shorter words have too many similar ones. */
const MIN_LENGTH = 3

/**
 * Replaces words that occur nowhere: by their parts, such as `data` for `data={data}`, or by the most frequent word that
 * differs in one letter. Undefined if there is none.
 */
function correctKeywords(metadata: Metadata, keywords: string): string | undefined {
  const words = splitQuery(keywords)
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
function differsInOneLetter(a: string, b: string): boolean {
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
