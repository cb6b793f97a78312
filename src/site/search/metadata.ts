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
  return routes.map(({ path, title, names, sections }) => {
    const group = nav.find((entry) => belongsTo(path, entry))
    return {
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
      demos: demos
        .filter(({ routeId }) => routeId === path)
        .map((demo) => ({ title: searchable(demo.title), description: searchable(demo.description), link: `${path}#demo-${demo.id}`, picture: demo.picture })),
    }
  })
}

const searchable = (text: string): Searchable => ({ text, folded: fold(text) })

const belongsTo = (path: string, { links }: SearchNav): boolean => links.some((link) => path === link || path.startsWith(`${link}/`))
