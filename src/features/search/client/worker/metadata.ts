import { SECTION_SEPARATOR, type SearchNav, type SearchSource } from '../../shared/search.ts'
import { foldText } from './words.ts'

/** A text and its folded form, which is compared with queries. */
export interface Searchable {
  text: string
  folded: string
}

export interface SectionEntry {
  rawTitle: Searchable
  /** Starts with the title of the page. */
  title: Searchable
  link: string
  paragraphs: Searchable[]
}

export interface DemoEntry {
  title: Searchable
  description: Searchable
  link: string
  picture?: string
}

/** A page, prepared for searching. */
export interface SearchEntry {
  navTitle?: string
  navOrder: number
  title: Searchable
  /** Alternative names. */
  names: Searchable[]
  link: string
  sections: SectionEntry[]
  demos: DemoEntry[]
  /** All texts of the page, folded and joined with line breaks, to skip pages without a match. */
  folded: string
  /** The same for titles only. */
  foldedTitles: string
}

/** Prepares the pages for searching. */
export function generateMetadata({ routes, demos, nav }: SearchSource): SearchEntry[] {
  // many options share a description, so each one is folded only once
  const cache = new Map<string, Searchable>()
  const getShared = (text: string): Searchable => {
    const entry = cache.get(text) ?? createSearchable(text)
    cache.set(text, entry)
    return entry
  }
  const demosByRoute = new Map<string, typeof demos>()
  for (const demo of demos) demosByRoute.set(demo.routeId, [...(demosByRoute.get(demo.routeId) ?? []), demo])
  return routes.map(({ path, title, names, sections }) => {
    const group = nav.find((entry) => belongsTo(path, entry))
    const entry = {
      navTitle: group?.title,
      // pages outside the navigation come last
      navOrder: group?.order ?? -Infinity,
      title: createSearchable(title),
      names: names.map(createSearchable),
      link: path,
      sections: sections.map(({ title: heading, target, paragraphs }) => ({
        rawTitle: createSearchable(heading),
        title: createSearchable(heading === '' ? title : title + SECTION_SEPARATOR + heading),
        link: path + target,
        paragraphs: paragraphs.map(getShared),
      })),
      demos: (demosByRoute.get(path) ?? []).map((demo) => ({
        title: createSearchable(demo.title),
        description: createSearchable(demo.description),
        link: `${path}#demo-${demo.id}`,
        picture: demo.picture,
      })),
    }
    return { ...entry, ...joinFoldedTexts(entry) }
  })
}

function joinFoldedTexts({
  title,
  names,
  sections,
  demos,
}: Omit<SearchEntry, 'folded' | 'foldedTitles'>): Pick<SearchEntry, 'folded' | 'foldedTitles'> {
  let foldedTitles = `${title.folded}\n${SECTION_SEPARATOR}`
  let others = ''
  for (const name of names) others += `\n${name.folded}`
  for (const { rawTitle, paragraphs } of sections) {
    foldedTitles += `\n${rawTitle.folded}`
    for (const paragraph of paragraphs) others += `\n${paragraph.folded}`
  }
  for (const demo of demos) {
    foldedTitles += `\n${demo.title.folded}`
    others += `\n${demo.description.folded}`
  }
  return { folded: foldedTitles + others, foldedTitles }
}

const createSearchable = (text: string): Searchable => ({ text, folded: foldText(text) })

const belongsTo = (path: string, { links }: SearchNav): boolean =>
  links.some((link) => path === link || path.startsWith(`${link}/`))
