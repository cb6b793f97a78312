/** A part of a text. Parts that match a word of the query are highlighted. */
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
  /** The address of a demo's picture. */
  picture?: string
}

/** The hits of one navigation entry. Pages outside the navigation have a group without a title. */
export interface SearchGroup {
  title?: string
  priority: number
  hints: SearchHit[]
}

/** Separates the title of a page from the title of a section. */
export const SECTION_SEPARATOR = ' - '

/** A part of a page: the text under a heading, or an option of an API table. */
export interface SearchSection {
  /** Empty for the text before the first heading. */
  title: string
  /** Relative to the path of the page: `#usage`, `?tab=options#legend`. */
  target: string
  paragraphs: string[]
}

export interface SearchRoute {
  path: string
  title: string
  /** The component and alternative names. */
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

/** A navigation entry with its children. */
export interface SearchNav {
  title: string
  /** Paths of the entry and its children. Pages below them belong to the entry too. */
  links: string[]
  order: number
}

/** The searchable content of the site. */
export interface SearchSource {
  routes: SearchRoute[]
  demos: SearchDemo[]
  nav: SearchNav[]
}

export type SearchMessage =
  { action: 'generate-metadata'; args: SearchSource } | { action: 'get-search-result'; args: { keywords: string } }
