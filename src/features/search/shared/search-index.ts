import { isRecord } from '../../../core/shared/is-record.ts'
import type { SearchNav, SearchRoute, SearchSection, SearchSource, SearchWords } from './search.ts'

/**
 * Everything that is searched. It is stored in two files of the same structure: the names, which are small, so the first
 * results appear soon, and the texts (`TEXT_FIELDS`). Empty fields are not stored.
 */
export interface SearchIndex {
  nav: SearchNav[]
  words: SearchWords
  pages: IndexedPage[]
  /** Nodes that several trees share. */
  groups: { slug: string; nodes: IndexedNode[] }[]
  /** The number of groups at the start that trees without an address leave out. */
  common: number
}

export interface IndexedPage {
  path: string
  title: string
  kind?: SearchRoute['kind']
  names?: string[]
  /** Without a `target`, it is derived from the title. */
  sections?: { title?: string; target?: string; paragraphs?: string[]; otherWords?: string }[]
  demos?: IndexedDemo[]
  trees?: { query?: string; address?: string; label?: string; nodes: IndexedNode[] }[]
  /** The other words of options. */
  optionWords?: [target: string, words: string][]
}

export interface IndexedDemo {
  id: string
  title: string
  picture?: string
  description?: string
  keywords?: string[]
  /** Words that are only in its code and tables. Sections have them too. */
  otherWords?: string
}

/** An option, or another entry of a tree. */
export interface IndexedNode {
  name: string
  text?: string
  type?: string
  default?: string
  /** The places of the groups that contain its child nodes. */
  nested?: number[]
}

export const TEXT_FIELDS = [
  'paragraphs',
  'description',
  'keywords',
  'text',
  'type',
  'default',
  'otherWords',
  'optionWords',
]

/** The second file. */
export interface SearchTexts {
  pages: Partial<IndexedPage>[]
  groups: object[]
}

export const isSearchTexts = (value: unknown): value is SearchTexts =>
  isRecord(value) && Array.isArray(value.pages) && Array.isArray(value.groups)

export const isSearchIndex = (value: unknown): value is SearchIndex => isSearchTexts(value) && 'nav' in value

/** The address of the texts. */
export const getTextsAddress = (index: string): string => index.replace('index', 'texts')

/** The target of a heading without a custom id. */
export const createHeadingTarget = (title: string): string =>
  `#${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`

/** Picture addresses compress better without the id. */
export const shortenPicture = (picture: string, id: string): string => picture.replace(id, '*')

/** Adds the texts to the names, place by place. A function of es-toolkit would be in the file of the chart engine. */
function merge(names: unknown, texts: unknown): unknown {
  if (Array.isArray(names) && Array.isArray(texts))
    return Array.from({ length: Math.max(names.length, texts.length) }, (_, place) => merge(names[place], texts[place]))
  if (!isRecord(names) || !isRecord(texts)) return texts ?? names
  const merged = { ...names }
  for (const [key, value] of Object.entries(texts)) merged[key] = merge(names[key], value)
  return merged
}

/** Turns the stored index into the input of the search. Without the texts, only names can be found. */
export function expandIndex(index: SearchIndex, texts?: SearchTexts): SearchSource {
  const { nav, words, pages, groups, common } = merge(index, texts) as SearchIndex
  const routes = pages.map(({ path, title, names = [], sections = [], trees = [], kind, optionWords }): SearchRoute => {
    const wordsOfOptions = new Map(optionWords)
    const written = sections.map((section) =>
      addWords(
        { title: section.title ?? '', target: getTarget(section), paragraphs: section.paragraphs ?? [] },
        section.otherWords,
      ),
    )
    const options = trees
      .flatMap((tree) => expandTree(tree, groups, common))
      .map((option) => addWords(option, wordsOfOptions.get(option.target)))
    return { path, title, names, sections: [...written, ...options], ...(kind ? { kind } : {}) }
  })
  const demos = pages.flatMap(({ path, demos: shown = [] }) =>
    shown.map(({ id, title, description = '', keywords = [], picture, otherWords }) => {
      const asset = { id, title, description, keywords }
      const demo = { id, routeId: path, asset, ...(picture ? { picture: picture.replace('*', id) } : {}) }
      return addWords(demo, otherWords)
    }),
  )
  return { nav, words, routes, demos, ...(texts ? {} : { isPartial: true }) }
}

export const getTarget = ({ title = '', target }: { title?: string; target?: string }): string =>
  target ?? (title === '' ? '' : createHeadingTarget(title))

export const getDemoTarget = (id: string): string => `#demo-${id}`

const addWords = <Entry extends object>(entry: Entry, words: string | undefined): Entry & { words?: string } =>
  words === undefined ? entry : { ...entry, words }

/** Deeper than any tree. Stops groups that contain themselves. */
const MAX_DEPTH = 8

/** Lists each node of a tree and everything inside it: `xAxis`, `xAxis.label`, `xAxis.label.formatter`. */
function expandTree(
  { query = '', address = '', label = '', nodes }: NonNullable<IndexedPage['trees']>[number],
  groups: SearchIndex['groups'],
  common: number,
): SearchSection[] {
  const expand = (list: IndexedNode[], pathAbove: string, addressAbove: string, depth: number): SearchSection[] =>
    list.flatMap(({ name, nested = [], text, type = '', default: standard = '' }) => {
      const path = pathAbove + name
      const nodeAddress = addressAbove + name.toLowerCase()
      const inside = nested.flatMap((place) => {
        const group = groups[place]
        if (!group || depth === MAX_DEPTH || (address === '' && place < common)) return []
        // with several groups, the address contains the slug of the group
        const prefix = nested.length > 1 ? `${nodeAddress}-${group.slug.toLowerCase()}-` : `${nodeAddress}-`
        return expand(group.nodes, `${path}.`, prefix, depth + 1)
      })
      const section = {
        title: path,
        target: `${query}#${nodeAddress}`,
        paragraphs: text === undefined ? [] : [text],
        option: { type, default: standard },
        depth: depth - 1,
      }
      return [section, ...inside]
    })
  return expand(nodes, label === '' ? '' : `${label}.`, address === '' ? '' : `${address.toLowerCase()}-`, 1)
}
