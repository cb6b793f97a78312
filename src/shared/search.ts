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

/** A page as the search knows it. Paragraphs are places in `texts`: many options share a description. */
export interface SearchRoute {
  path: string
  title: string
  sections: SearchSection[]
}

/**
 * The title of a section (empty for what stands before the first heading), its place from the path of the page
 * (`#usage`, `?tab=options#legend`), and its paragraphs. A place that begins with `~` is an option, whose address
 * follows from its title: `~options-` and `xAxis.label` are `#options-xaxis-label`.
 */
export type SearchSection = [title: string, place: string, ...paragraphs: number[]]

/** The place of an option whose address is `id`, as short as can be. */
export function optionPlace(title: string, id: string): string {
  const made = addressOfTitle(title)
  return id.endsWith(made) ? `~${id.slice(0, id.length - made.length)}` : `#${id}`
}

/** The place of a section, written out. */
export function wholePlace(title: string, place: string): string {
  return place.startsWith('~') ? `#${place.slice(1)}${addressOfTitle(title)}` : place
}

const addressOfTitle = (title: string): string => title.replaceAll('.', '-').toLowerCase()

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

/** What the worker is given, and what the file of the index holds. */
export interface SearchSource {
  texts: string[]
  routes: SearchRoute[]
  demos: SearchDemo[]
  nav: SearchNav[]
}

export type SearchMessage =
  | { action: 'generate-metadata'; args: SearchSource }
  | { action: 'get-search-result'; args: { keywords: string } }
