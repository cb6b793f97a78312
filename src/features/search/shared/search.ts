/** A part of a text. Parts that match a word of the query are highlighted. */
export interface HighlightedPart {
  text: string
  highlighted?: true
}

export type HitType = 'content' | 'title' | 'demo' | 'page'

/** What a hit shows. The list can be narrowed to one of them. */
export type HitKind = 'chart' | 'demo' | 'option' | 'guide' | 'changelog'

/** The type and the default of an option, shortened. */
export interface OptionFacts {
  type: string
  default: string
}

export interface SearchHit {
  type: HitType
  link: string
  priority: number
  pageTitle: string
  highlightTitleTexts: HighlightedPart[]
  highlightTexts: HighlightedPart[]
  kind?: HitKind
  /** The address of a demo's picture. */
  picture?: string
  option?: OptionFacts
}

/** The hits of one navigation entry. Pages outside the navigation have a group without a title. */
export interface SearchGroup {
  title?: string
  priority: number
  hints: SearchHit[]
  /** The number of all hits of each kind. `hints` contains only the best ones. */
  counts?: Partial<Record<HitKind, number>>
  /** True for the hits that match every word. They are in the other groups too. */
  isBest?: true
  /** The words that were searched for instead, because nothing matches the given ones. */
  corrected?: string
  /** The words to highlight on the page that was found: those of the query and their synonyms, without common words. */
  words?: string[]
}

/** The title of the group with the hits that match every word. */
export const BEST_MATCHES = 'Best matches'

/** Separates the title of a page from the title of a section. */
export const SECTION_SEPARATOR = ' - '

/** A part of a page: the text under a heading, or an option of an API table. */
export interface SearchSection {
  /** Empty for the text before the first heading. */
  title: string
  /** Relative to the path of the page: `#usage`, `?tab=options#legend`. */
  target: string
  paragraphs: string[]
  /** Words of its code and tables, which are searched but not shown. */
  words?: string
  option?: OptionFacts
  /** How many options a nested option is inside of. */
  depth?: number
}

export interface SearchRoute {
  path: string
  title: string
  /** The component and alternative names. */
  names?: string[]
  sections?: SearchSection[]
  kind?: 'chart' | 'changelog'
}

export interface SearchDemo {
  id: string
  /** The path of the page that shows it. */
  routeId: string
  asset?: { id: string; title: string; description: string; keywords?: string[] }
  picture?: string
  /** Words of its code, which are searched but not shown. */
  words?: string
}

/** A navigation entry with its children. */
export interface SearchNav {
  title: string
  /** Paths of the entry and its children. Pages below them belong to the entry too. */
  links: string[]
  order: number
}

/** Words that visitors type. */
export interface SearchWords {
  /** Words such as `how`, which a best match doesn't need to contain. */
  ignored: string[]
  /** A word of the site, followed by other words for it. */
  synonyms: [word: string, ...others: string[]][]
}

/** The searchable content of the site. */
export interface SearchSource {
  routes: SearchRoute[]
  demos: SearchDemo[]
  nav: SearchNav[]
  words?: SearchWords
  /** True until the texts are loaded. Spelling is not corrected before. */
  isPartial?: boolean
}

/** `page` is the path of the current page. */
export interface SearchQuery {
  keywords: string
  page?: string
}

export type SearchMessage =
  { action: 'generate-metadata'; args: SearchSource } | { action: 'get-search-result'; args: SearchQuery }
