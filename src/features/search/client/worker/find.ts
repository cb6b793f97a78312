import { NAV_ORDER_WEIGHT, PAGE_TITLE_MATCH_WEIGHT, TITLE_MATCH_WEIGHT } from '../../../../core/shared/constants.ts'
import type { HitType, SearchGroup, SearchHit } from '../../shared/search.ts'
import type { DemoEntry, Searchable, SearchEntry, SectionEntry } from './metadata.ts'
import { createRanking, type Ranking } from './ranking.ts'
import { highlight, wordsOf } from './words.ts'

/** A hit before its texts are cut and marked, which is done for those that are shown. */
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
  found: Ranking<Candidate>
}

/** Nobody reads further than this in one group; it keeps a query on a large site short. */
const MOST_HITS = 200

/** The pages, sections and demos that hold one of the words at least, in groups, the best first. */
export function findAll(entries: SearchEntry[], keywords: string): SearchGroup[] {
  const words = wordsOf(keywords)
  if (words.length === 0) return []
  const groups = new Map<string | undefined, Group>()
  // a word that is in the title of some page is not looked for among the other names of pages: "bar" is not a column
  const untitled = words.filter((word) => !entries.some(({ title }) => title.folded.includes(word)))
  for (const entry of entries) {
    const held = words.filter((word) => entry.folded.includes(word))
    if (held.length === 0) continue
    const group = groups.get(entry.navTitle) ?? {
      title: entry.navTitle,
      priority: entry.navOrder * NAV_ORDER_WEIGHT,
      found: createRanking<Candidate>(MOST_HITS),
    }
    groups.set(entry.navTitle, group)
    findInPage(entry, held, untitled, group.found)
  }
  return [...groups.values()]
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ title, priority, found }) => ({
      ...(title === undefined ? {} : { title }),
      priority,
      hints: found.best().map((candidate) => asHit(candidate, words)),
    }))
    .filter(({ hints }) => hints.length > 0)
}

function findInPage(entry: SearchEntry, words: string[], untitled: string[], found: Ranking<Candidate>): void {
  const inPageTitle = countIn(entry.title.folded, words)
  // most hits of a frequent word are never shown: what holds them need not be looked at
  if (found.takes(mostFor(countIn(entry.foldedTitles, words), words))) {
    for (const section of entry.sections) findInSection(section, entry, words, inPageTitle > 0, found)
    for (const demo of entry.demos) findInDemo(demo, entry, words, found)
  }
  const names =
    untitled.length === 0 ? [] : entry.names.filter(({ folded }) => untitled.some((word) => folded.startsWith(word)))
  const named = untitled.filter((word) => names.some(({ folded }) => folded.startsWith(word))).length
  const priority = (inPageTitle + named) * PAGE_TITLE_MATCH_WEIGHT
  if (priority === 0 || !found.takes(priority)) return
  const title = [entry.title, ...names].map(({ text }) => text).join(' · ')
  found.add(priority, {
    type: 'page',
    link: entry.link,
    priority,
    pageTitle: entry.title.text,
    title,
    text: entry.sections[0]?.paragraphs[0]?.text ?? '',
  })
}

/** At most one hit: the first paragraph that matches, else the title, unless the title of the page matches and says it already. */
function findInSection(
  section: SectionEntry,
  entry: SearchEntry,
  words: string[],
  pageMatches: boolean,
  found: Ranking<Candidate>,
): void {
  if (!found.takes(mostFor(countIn(section.title.folded, words), words))) return
  const paragraph = section.paragraphs.find((text) => holdsAny(text, words))
  if (!paragraph && (pageMatches || !holdsAny(section.rawTitle, words))) return
  const priority = weigh(section.title, paragraph, words)
  if (!found.takes(priority)) return
  const text = (paragraph ?? section.paragraphs[0])?.text ?? ''
  found.add(priority, {
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
  found: Ranking<Candidate>,
): void {
  const priority = weigh(title, description, words)
  if (priority === 0 || !found.takes(priority)) return
  found.add(priority, {
    type: 'demo',
    link,
    priority,
    pageTitle: entry.title.text,
    title: title.text,
    text: description.text,
    picture,
  })
}

// loops, not callbacks: these run for every section of a site

function holdsAny({ folded }: Searchable, words: string[]): boolean {
  for (const word of words) if (folded.includes(word)) return true
  return false
}

function countIn(folded: string, words: string[]): number {
  let count = 0
  for (const word of words) if (folded.includes(word)) count++
  return count
}

/** The priority of a section or demo is not above this when so many of the words are in its title. */
const mostFor = (inTitle: number, words: string[]): number => inTitle * TITLE_MATCH_WEIGHT + words.length - inTitle

/** Each word counts once: with the weight of a title where it is in the title, as one where it is in the text alone. */
function weigh(title: Searchable, text: Searchable | undefined, words: string[]): number {
  let sum = 0
  for (const word of words)
    sum += title.folded.includes(word) ? TITLE_MATCH_WEIGHT : text?.folded.includes(word) ? 1 : 0
  return sum
}

function asHit({ title, text, ...candidate }: Candidate, words: string[]): SearchHit {
  return { ...candidate, highlightTitleTexts: highlight(title, words), highlightTexts: highlight(text, words) }
}
