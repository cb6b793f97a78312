import { NAV_ORDER_WEIGHT, PAGE_TITLE_MATCH_WEIGHT, TITLE_MATCH_WEIGHT } from '../../shared/constants.ts'
import type { HitType, SearchGroup, SearchHit } from '../../shared/search.ts'
import type { DemoEntry, Searchable, SearchEntry, SectionEntry } from './metadata.ts'
import { highlight, matched, wordsOf } from './words.ts'

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

/** Nobody reads further than this in one group; it keeps a query on a large site short. */
const MOST_HITS = 200

const NOTHING: Searchable = { text: '', folded: '' }

/** The pages, sections and demos that hold one of the words at least, in groups, the best first. */
export function findAll(entries: SearchEntry[], keywords: string): SearchGroup[] {
  const words = wordsOf(keywords)
  if (words.length === 0) return []
  const groups = new Map<string | undefined, { title?: string; priority: number; found: Candidate[] }>()
  // a word that is in the title of some page is not looked for among the other names of pages: "bar" is not a column
  const untitled = words.filter((word) => !entries.some(({ title }) => title.folded.includes(word)))
  for (const entry of entries) {
    const found = candidatesOf(entry, words, untitled)
    if (found.length === 0) continue
    const group = groups.get(entry.navTitle) ?? { title: entry.navTitle, priority: entry.navOrder * NAV_ORDER_WEIGHT, found: [] }
    group.found.push(...found)
    groups.set(entry.navTitle, group)
  }
  return [...groups.values()].toSorted((a, b) => b.priority - a.priority).map(({ title, priority, found }) => ({
    ...(title === undefined ? {} : { title }),
    priority,
    // sorting is stable: equals keep the order of the navigation and of the page
    hints: found.toSorted((a, b) => b.priority - a.priority).slice(0, MOST_HITS).map((candidate) => asHit(candidate, words)),
  }))
}

function candidatesOf(entry: SearchEntry, words: string[], untitled: string[]): Candidate[] {
  const inPageTitle = matched(entry.title.folded, words).length
  const sections = entry.sections.flatMap((section) => sectionCandidate(section, entry, words, inPageTitle > 0))
  const demos = entry.demos.flatMap((demo) => demoCandidate(demo, entry, words))
  const names = entry.names.filter(({ folded }) => untitled.some((word) => folded.startsWith(word)))
  const named = untitled.filter((word) => names.some(({ folded }) => folded.startsWith(word))).length
  if (inPageTitle + named === 0) return [...sections, ...demos]
  const title = [entry.title, ...names].map(({ text }) => text).join(' · ')
  const first = entry.sections[0]?.paragraphs[0] ?? NOTHING
  return [...sections, ...demos, { type: 'page', link: entry.link, priority: (inPageTitle + named) * PAGE_TITLE_MATCH_WEIGHT, pageTitle: entry.title.text, title, text: first.text }]
}

/** At most one hit: the first paragraph that matches, else the title, unless the title of the page matches and says it already. */
function sectionCandidate(section: SectionEntry, entry: SearchEntry, words: string[], pageMatches: boolean): Candidate[] {
  const common = { link: section.link, pageTitle: entry.title.text, title: section.title.text }
  const paragraph = section.paragraphs.find(({ folded }) => words.some((word) => folded.includes(word)))
  if (paragraph) return [{ ...common, type: 'content', priority: weigh(section.title, paragraph, words), text: paragraph.text }]
  if (pageMatches || matched(section.rawTitle.folded, words).length === 0) return []
  return [{ ...common, type: 'title', priority: weigh(section.title, NOTHING, words), text: section.paragraphs[0]?.text ?? '' }]
}

function demoCandidate(demo: DemoEntry, entry: SearchEntry, words: string[]): Candidate[] {
  if (matched(demo.title.folded, words).length === 0 && matched(demo.description.folded, words).length === 0) return []
  return [{ type: 'demo', link: demo.link, priority: weigh(demo.title, demo.description, words), pageTitle: entry.title.text, title: demo.title.text, text: demo.description.text, picture: demo.picture }]
}

/** Each word counts once: with the weight of a title where it is in the title, as one where it is in the text alone. */
function weigh(title: Searchable, text: Searchable, words: string[]): number {
  return words.reduce((sum, word) => sum + (title.folded.includes(word) ? TITLE_MATCH_WEIGHT : text.folded.includes(word) ? 1 : 0), 0)
}

function asHit({ title, text, ...candidate }: Candidate, words: string[]): SearchHit {
  return { ...candidate, highlightTitleTexts: highlight(title, words), highlightTexts: highlight(text, words) }
}
