import { SECTION_SEPARATOR, type SearchNav, type SearchSource } from '../../shared/search.ts'
import { fold } from './words.ts'

/** A text and the form in which it is compared. */
export interface Searchable {
  text: string
  folded: string
}

export interface SectionEntry {
  rawTitle: Searchable
  /** With the title of its page before it. */
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

/** A page as it is searched. */
export interface SearchEntry {
  navTitle?: string
  navOrder: number
  title: Searchable
  /** What else it is called. */
  names: Searchable[]
  link: string
  sections: SectionEntry[]
  demos: DemoEntry[]
  /** All of these texts in one, folded: a word that is not in it is nowhere on the page. Words hold no space, so none is found across two texts. */
  folded: string
  /** The same of its titles alone. */
  foldedTitles: string
}

/** Prepares the pages for the search. */
export function generateMetadata({ routes, demos, nav }: SearchSource): SearchEntry[] {
  // many options share a description, which is folded once
  const known = new Map<string, Searchable>()
  const shared = (text: string): Searchable => {
    const found = known.get(text) ?? searchable(text)
    known.set(text, found)
    return found
  }
  const demosOf = new Map<string, typeof demos>()
  for (const demo of demos) demosOf.set(demo.routeId, [...(demosOf.get(demo.routeId) ?? []), demo])
  return routes.map(({ path, title, names, sections }) => {
    const group = nav.find((entry) => belongsTo(path, entry))
    const entry = {
      navTitle: group?.title,
      // what is outside the navigation comes last
      navOrder: group?.order ?? -Infinity,
      title: searchable(title),
      names: names.map(searchable),
      link: path,
      sections: sections.map(({ title: heading, place, paragraphs }) => ({
        rawTitle: searchable(heading),
        title: searchable(heading === '' ? title : title + SECTION_SEPARATOR + heading),
        link: path + place,
        paragraphs: paragraphs.map(shared),
      })),
      demos: (demosOf.get(path) ?? []).map((demo) => ({
        title: searchable(demo.title),
        description: searchable(demo.description),
        link: `${path}#demo-${demo.id}`,
        picture: demo.picture,
      })),
    }
    return { ...entry, ...foldedTexts(entry) }
  })
}

function foldedTexts({
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

const searchable = (text: string): Searchable => ({ text, folded: fold(text) })

const belongsTo = (path: string, { links }: SearchNav): boolean =>
  links.some((link) => path === link || path.startsWith(`${link}/`))
