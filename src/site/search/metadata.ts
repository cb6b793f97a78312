import { wholePlace, type SearchNav, type SearchSource } from '../../shared/search.ts'
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
  link: string
  sections: SectionEntry[]
  demos: DemoEntry[]
}

/** Prepares the pages for the search. A text that many sections share is folded once. */
export function generateMetadata({ texts: all, routes, demos, nav }: SearchSource): SearchEntry[] {
  const paragraphs = all.map(searchable)
  return routes.map(({ path, title, sections }) => {
    const group = nav.find((entry) => belongsTo(path, entry))
    return {
      navTitle: group?.title,
      // what is outside the navigation comes last
      navOrder: group?.order ?? -Infinity,
      title: searchable(title),
      link: path,
      sections: sections.map(([heading, place, ...texts]) => ({
        rawTitle: searchable(heading),
        title: searchable(heading === '' ? title : `${title} - ${heading}`),
        link: path + wholePlace(heading, place),
        paragraphs: texts.flatMap((index) => paragraphs[index] ?? []),
      })),
      demos: demos
        .filter(({ routeId }) => routeId === path)
        .map((demo) => ({ title: searchable(demo.title), description: searchable(demo.description), link: `${path}#demo-${demo.id}`, picture: demo.picture })),
    }
  })
}

const searchable = (text: string): Searchable => ({ text, folded: fold(text) })

const belongsTo = (path: string, { links }: SearchNav): boolean => links.some((link) => path === link || path.startsWith(`${link}/`))
