/** A piece of a text; what a word of the query matched is highlighted. */
export interface HighlightedPart {
  text: string
  highlighted?: true
}

export type HitType = 'content' | 'title' | 'demo' | 'page'

export interface SearchHit {
  type: HitType
  link: string
  priority: number
  pageTitle: string
  highlightTitleTexts: HighlightedPart[]
  highlightTexts: HighlightedPart[]
  /** The picture of a demo. */
  picture?: string
}

/** The hits of one entry of the navigation; without a title those of pages outside it. */
export interface SearchGroup {
  title?: string
  priority: number
  hints: SearchHit[]
}

/** Between the title of a page and that of a section. */
export const SECTION_SEPARATOR = ' - '

/** A part of a page: under a heading, or an option of its API table. */
export interface SearchSection {
  /** Empty for what stands before the first heading. */
  title: string
  /** From the path of the page: `#usage`, `?tab=options#legend`. */
  place: string
  paragraphs: string[]
}

export interface SearchRoute {
  path: string
  title: string
  /** Its component, and what else it is called. */
  names: string[]
  sections: SearchSection[]
}

export interface SearchDemo {
  id: string
  /** The path of the page that shows it. */
  routeId: string
  title: string
  description: string
  picture?: string
}

/** An entry of the navigation, with both of its levels. */
export interface SearchNav {
  title: string
  /** The paths that belong to it, with everything below them. */
  links: string[]
  order: number
}

/** What the worker is given. */
export interface SearchSource {
  routes: SearchRoute[]
  demos: SearchDemo[]
  nav: SearchNav[]
}

export type SearchMessage =
  { action: 'generate-metadata'; args: SearchSource } | { action: 'get-search-result'; args: { keywords: string } }
