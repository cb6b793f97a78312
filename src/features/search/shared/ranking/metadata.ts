import {
  SECTION_SEPARATOR,
  type HitKind,
  type OptionFacts,
  type SearchDemo,
  type SearchNav,
  type SearchRoute,
  type SearchSection,
  type SearchSource,
} from '../search.ts'
import { foldText } from './words.ts'

/** A text and its folded form, which is compared with queries. */
export interface Searchable {
  text: string
  folded: string
}

/** A section or demo, prepared for searching. */
export interface Part {
  type: 'section' | 'demo'
  kind: HitKind
  /** The title of a section starts with the title of the page. */
  title: Searchable
  rawTitle: Searchable
  link: string
  /** For a demo, its description. */
  paragraphs: Searchable[]
  /** Folded words that are searched but not shown: keywords, code and tables. */
  words: string
  /** 0 for headings and options of the chart, higher for nested options, and highest for options of the theme. */
  depth: number
  picture?: string
  option?: OptionFacts
}

/** A page, prepared for searching. */
export interface SearchEntry {
  navTitle?: string
  navOrder: number
  kind: HitKind
  title: Searchable
  /** Alternative names. */
  names: Searchable[]
  link: string
  parts: Part[]
  /** All texts of the page, folded and joined with line breaks, to skip pages without a match. */
  folded: string
}

export interface Metadata {
  entries: SearchEntry[]
  ignored: Set<string>
  /** The words of the site for a word that visitors type. */
  synonyms: Map<string, string[]>
  /** The texts are still missing, so a word without a match is not a mistake. */
  isPartial: boolean
}

export const NO_METADATA: Metadata = { entries: [], ignored: new Set(), synonyms: new Map(), isPartial: false }

/** Prepares the pages for searching. */
export function generateMetadata({ routes, demos, nav, words, isPartial = false }: SearchSource): Metadata {
  // many options share a description, so each one is folded only once
  const cache = new Map<string, Searchable>()
  const getShared = (text: string): Searchable => {
    const entry = cache.get(text) ?? createSearchable(text)
    cache.set(text, entry)
    return entry
  }
  const demosByRoute = new Map<string, SearchDemo[]>()
  for (const demo of demos) demosByRoute.set(demo.routeId, [...(demosByRoute.get(demo.routeId) ?? []), demo])
  const entries = routes.map((route): SearchEntry => {
    const { path, title, names = [], sections = [] } = route
    const group = nav.find((entry) => belongsTo(path, entry))
    const entry = {
      navTitle: group?.title,
      // pages outside the navigation come last
      navOrder: group?.order ?? -Infinity,
      kind: getKind(route),
      title: createSearchable(title),
      names: names.map(createSearchable),
      link: path,
      parts: [
        ...sections.map((section) => createSection(section, route, getShared)),
        ...(demosByRoute.get(path) ?? []).flatMap((demo) => createDemo(demo, path)),
      ],
    }
    return { ...entry, folded: joinFoldedTexts(entry) }
  })
  const synonyms = new Map<string, string[]>()
  for (const [word, ...others] of words?.synonyms ?? []) {
    for (const other of others.map(foldText)) synonyms.set(other, [...(synonyms.get(other) ?? []), foldText(word)])
  }
  return { entries, ignored: new Set(words?.ignored.map(foldText)), synonyms, isPartial }
}

const getKind = ({ kind }: SearchRoute): HitKind => kind ?? 'guide'

/** Deeper than any option. */
const THEME_DEPTH = 100

function createSection(
  { title, target, paragraphs, words = '', option, depth = 0 }: SearchSection,
  route: SearchRoute,
  getShared: (text: string) => Searchable,
): Part {
  return {
    type: 'section',
    kind: option ? 'option' : getKind(route),
    title: createSearchable(title === '' ? route.title : route.title + SECTION_SEPARATOR + title),
    rawTitle: createSearchable(title),
    link: route.path + target,
    paragraphs: paragraphs.map(getShared),
    words: foldText(words),
    depth: title.startsWith('theme.') ? THEME_DEPTH : depth,
    ...(option ? { option } : {}),
  }
}

/** A demo without an asset has nothing to search for. */
function createDemo({ id, asset, picture, words = '' }: SearchDemo, path: string): Part[] {
  if (!asset) return []
  const title = createSearchable(asset.title)
  return [
    {
      type: 'demo',
      kind: 'demo',
      title,
      rawTitle: title,
      link: `${path}#demo-${id}`,
      paragraphs: asset.description === '' ? [] : [createSearchable(asset.description)],
      words: foldText([asset.keywords ?? [], words].flat().join('\n')),
      depth: 0,
      ...(picture === undefined ? {} : { picture }),
    },
  ]
}

function joinFoldedTexts({ title, names, parts }: Omit<SearchEntry, 'folded'>): string {
  let folded = title.folded + SECTION_SEPARATOR
  for (const name of names) folded += `\n${name.folded}`
  for (const { rawTitle, paragraphs, words } of parts) {
    folded += `\n${rawTitle.folded}\n${words}`
    for (const paragraph of paragraphs) folded += `\n${paragraph.folded}`
  }
  return folded
}

const createSearchable = (text: string): Searchable => ({ text, folded: foldText(text) })

const belongsTo = (path: string, { links }: SearchNav): boolean =>
  links.some((link) => path === link || path.startsWith(`${link}/`))
