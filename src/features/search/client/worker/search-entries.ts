import { NAV_ORDER_WEIGHT, PAGE_TITLE_MATCH_WEIGHT, TITLE_MATCH_WEIGHT } from '../../shared/constants.ts'
import type { HitType, SearchGroup, SearchHit, SearchMessage } from '../../shared/search.ts'
import { generateMetadata, type DemoEntry, type Searchable, type SearchEntry, type SectionEntry } from './metadata.ts'
import { createRanking, type Ranking } from './ranking.ts'
import { highlight, splitWords } from './words.ts'

/** A hit before its texts are highlighted, which happens only for the hits that are returned. */
interface Candidate {
  type: HitType
  link: string
  priority: number
  pageTitle: string
  title: string
  text: string
  picture?: string
}

interface Group {
  title?: string
  priority: number
  ranking: Ranking<Candidate>
}

/** Per group. Limits the work of a query on a large site. */
const MAX_HITS = 200

/** Handles the two messages of the search. Only a query has a result. */
export function createMessageHandler(): (message: SearchMessage) => SearchGroup[] | undefined {
  let entries: SearchEntry[] = []
  return (message) => {
    if (message.action === 'get-search-result') return searchEntries(entries, message.args.keywords)
    entries = generateMetadata(message.args)
    return undefined
  }
}

/** Finds the pages, sections and demos that contain at least one of the words, in groups, best first. */
export function searchEntries(entries: SearchEntry[], keywords: string): SearchGroup[] {
  const words = splitWords(keywords)
  if (words.length === 0) return []
  const groups = new Map<string | undefined, Group>()
  // alternative names are not searched for words in page titles: "bar" must not find the column chart
  const notInTitles = words.filter((word) => !entries.some(({ title }) => title.folded.includes(word)))
  for (const entry of entries) {
    const matched = words.filter((word) => entry.folded.includes(word))
    if (matched.length === 0) continue
    const group = groups.get(entry.navTitle) ?? {
      title: entry.navTitle,
      priority: entry.navOrder * NAV_ORDER_WEIGHT,
      ranking: createRanking<Candidate>(MAX_HITS),
    }
    groups.set(entry.navTitle, group)
    findInPage(entry, matched, notInTitles, group.ranking)
  }
  return [...groups.values()]
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ title, priority, ranking }) => ({
      ...(title === undefined ? {} : { title }),
      priority,
      hints: ranking.getBest().map((candidate) => createHit(candidate, words)),
    }))
    .filter(({ hints }) => hints.length > 0)
}

function findInPage(entry: SearchEntry, words: string[], notInTitles: string[], ranking: Ranking<Candidate>): void {
  const inPageTitle = countMatches(entry.title.folded, words)
  // skips pages whose hits would be beyond the limit
  if (ranking.accepts(getMaxPriority(countMatches(entry.foldedTitles, words), words))) {
    for (const section of entry.sections) findInSection(section, entry, words, inPageTitle > 0, ranking)
    for (const demo of entry.demos) findInDemo(demo, entry, words, ranking)
  }
  const names =
    notInTitles.length === 0
      ? []
      : entry.names.filter(({ folded }) => notInTitles.some((word) => folded.startsWith(word)))
  const inNames = notInTitles.filter((word) => names.some(({ folded }) => folded.startsWith(word))).length
  const priority = (inPageTitle + inNames) * PAGE_TITLE_MATCH_WEIGHT
  if (priority === 0 || !ranking.accepts(priority)) return
  const title = [entry.title, ...names].map(({ text }) => text).join(' · ')
  ranking.add(priority, {
    type: 'page',
    link: entry.link,
    priority,
    pageTitle: entry.title.text,
    title,
    text: entry.sections[0]?.paragraphs[0]?.text ?? '',
  })
}

/** Adds at most one hit: the first matching paragraph, or the title if the title of the page does not match. */
function findInSection(
  section: SectionEntry,
  entry: SearchEntry,
  words: string[],
  pageMatches: boolean,
  ranking: Ranking<Candidate>,
): void {
  if (!ranking.accepts(getMaxPriority(countMatches(section.title.folded, words), words))) return
  const paragraph = section.paragraphs.find((text) => matchesAny(text, words))
  if (!paragraph && (pageMatches || !matchesAny(section.rawTitle, words))) return
  const priority = computePriority(section.title, paragraph, words)
  if (!ranking.accepts(priority)) return
  const text = (paragraph ?? section.paragraphs[0])?.text ?? ''
  ranking.add(priority, {
    type: paragraph ? 'content' : 'title',
    link: section.link,
    priority,
    pageTitle: entry.title.text,
    title: section.title.text,
    text,
  })
}

function findInDemo(
  { title, description, link, picture }: DemoEntry,
  entry: SearchEntry,
  words: string[],
  ranking: Ranking<Candidate>,
): void {
  const priority = computePriority(title, description, words)
  if (priority === 0 || !ranking.accepts(priority)) return
  ranking.add(priority, {
    type: 'demo',
    link,
    priority,
    pageTitle: entry.title.text,
    title: title.text,
    text: description.text,
    picture,
  })
}

// these functions run for every section of the site, and loops are faster than callbacks

function matchesAny({ folded }: Searchable, words: string[]): boolean {
  for (const word of words) if (folded.includes(word)) return true
  return false
}

function countMatches(folded: string, words: string[]): number {
  let count = 0
  for (const word of words) if (folded.includes(word)) count++
  return count
}

/** The highest possible priority of a section or demo with this number of words in its title. */
const getMaxPriority = (inTitle: number, words: string[]): number =>
  inTitle * TITLE_MATCH_WEIGHT + words.length - inTitle

/** Counts each word once: with the weight of a title if it is in the title, otherwise as 1 if it is in the text. */
function computePriority(title: Searchable, text: Searchable | undefined, words: string[]): number {
  let sum = 0
  for (const word of words)
    sum += title.folded.includes(word) ? TITLE_MATCH_WEIGHT : text?.folded.includes(word) ? 1 : 0
  return sum
}

function createHit({ title, text, ...candidate }: Candidate, words: string[]): SearchHit {
  return { ...candidate, highlightTitleTexts: highlight(title, words), highlightTexts: highlight(text, words) }
}
