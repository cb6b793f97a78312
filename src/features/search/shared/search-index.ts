import { isRecord } from '../../../core/shared/is-record.ts'
import type { SearchDemo, SearchNav, SearchRoute, SearchSection, SearchSource, SearchWords } from './search.ts'

/**
 * The first part of the index: everything with a name. It is small, so the first results appear soon.
 * Similar texts are next to each other because they compress better, and shared groups of nodes are stored once.
 */
export interface SearchIndex {
  nav: SearchNav[]
  words: SearchWords
  routes: [path: string, title: string, kind: SearchRoute['kind'] | 0, ...names: string[]][]
  /** Sections, demos and trees are listed per route, in the order of `routes`. */
  sections: IndexedSection[][]
  demos: [id: string, title: string, picture: string][][]
  trees: [query: string, address: string, label: string, ...nodes: IndexedNode[]][][]
  groups: [slug: string, ...nodes: IndexedNode[]][]
  /** The number of groups at the start that trees without an address leave out. */
  common: number
}

/** A target of 0 means that it can be derived from the title. */
export type IndexedSection = [title: string, target: string | 0]

/** A node without nested groups is only a name. */
export type IndexedNode = string | [name: string, ...groups: number[]]

/** The second part: the texts of the entries in the first part, in the same order. */
export interface SearchTexts {
  sections: string[][][]
  demos: [description: string, ...keywords: string[]][][]
  /** The texts of the nodes of all trees, then those of all groups. A number repeats an earlier text. */
  nodes: (string | number)[]
  types: (string | number)[]
  defaults: (string | number)[]
  /** Words that are only in code and tables, after the index of their section, or of their demo after all sections. */
  words: (string | number)[][]
}

export const isSearchIndex = (value: unknown): value is SearchIndex =>
  isRecord(value) && Array.isArray(value.routes) && Array.isArray(value.groups)

export const isSearchTexts = (value: unknown): value is SearchTexts =>
  isRecord(value) && Array.isArray(value.nodes) && Array.isArray(value.words)

/** The address of the second part. */
export const getTextsAddress = (index: string): string => index.replace('index', 'texts').replace(/json$/, 'bin')

/** The target of a heading without a custom id. */
export const createHeadingTarget = (title: string): string =>
  `#${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`

/** Picture addresses compress better without the id. */
export const shortenPicture = (picture: string, id: string): string => picture.replace(id, '*')

/** Expands the stored index into the input of the search. Without the texts, only names can be found. */
export function expandIndex(index: SearchIndex, texts?: SearchTexts): SearchSource {
  const { nav, words, routes, sections, demos } = index
  const expandTrees = createTreeExpander(index, texts)
  const demoList: SearchDemo[] = []
  const routeList = routes.map(([path, title, kind, ...names], place): SearchRoute => {
    const written = (sections[place] ?? []).map(([heading, target], section): SearchSection => ({
      title: heading,
      target: target === 0 ? createHeadingTarget(heading) : target,
      paragraphs: texts?.sections[place]?.[section] ?? [],
    }))
    const all = [...written, ...expandTrees(place)]
    const shown = (demos[place] ?? []).map(([id, demoTitle, picture], demo): SearchDemo => {
      const [description = '', ...keywords] = texts?.demos[place]?.[demo] ?? []
      const asset = { id, title: demoTitle, description, keywords }
      return { id, routeId: path, asset, ...(picture === '' ? {} : { picture: picture.replace('*', id) }) }
    })
    addWords(texts?.words[place] ?? [], [...all, ...shown])
    demoList.push(...shown)
    return { path, title, names, sections: all, ...(kind === 0 ? {} : { kind }) }
  })
  return { nav, words, routes: routeList, demos: demoList, ...(texts ? {} : { isPartial: true }) }
}

function addWords(words: (string | number)[], entries: { words?: string }[]): void {
  for (let place = 0; place < words.length; place += 2) {
    const entry = entries[Number(words[place])]
    if (entry) entry.words = String(words[place + 1])
  }
}

/** Deeper than any tree. Stops groups that contain themselves. */
const MAX_DEPTH = 8

/** A node with its texts. The path of a nested node has the names of the nodes around it. */
interface TreeNode extends Pick<SearchSection, 'paragraphs' | 'option'> {
  name: string
  /** The places of the groups that contain its child nodes. */
  nested: number[]
}

/** Lists each node of the trees of a route and everything inside it: `xAxis`, `xAxis.label`, `xAxis.label.formatter`. */
function createTreeExpander(index: SearchIndex, texts: SearchTexts | undefined): (route: number) => SearchSection[] {
  const readNodes = createNodeReader(texts)
  const trees = index.trees.map((list) =>
    list.map(([query, address, label, ...nodes]) => ({ query, address, label, nodes: readNodes(nodes) })),
  )
  const groups = index.groups.map(([slug, ...nodes]) => ({ slug, nodes: readNodes(nodes) }))
  return (route) =>
    (trees[route] ?? []).flatMap(({ query, address, label, nodes }) => {
      const expand = (list: TreeNode[], pathAbove: string, addressAbove: string, depth: number): SearchSection[] =>
        list.flatMap(({ name, nested, ...facts }) => {
          const path = pathAbove + name
          const nodeAddress = addressAbove + name.toLowerCase()
          const inside = nested.flatMap((place) => {
            const group = groups[place]
            if (!group || depth === MAX_DEPTH || (address === '' && place < index.common)) return []
            // with several groups, the address contains the slug of the group
            const prefix = nested.length > 1 ? `${nodeAddress}-${group.slug.toLowerCase()}-` : `${nodeAddress}-`
            return expand(group.nodes, `${path}.`, prefix, depth + 1)
          })
          return [{ title: path, target: `${query}#${nodeAddress}`, ...facts, depth: depth - 1 }, ...inside]
        })
      return expand(nodes, label === '' ? '' : `${label}.`, address === '' ? '' : `${address.toLowerCase()}-`, 1)
    })
}

/** Gives each node its texts, whose lists have the order in which the nodes are read. */
function createNodeReader(texts: SearchTexts | undefined): (nodes: IndexedNode[]) => TreeNode[] {
  const [descriptions, types, defaults] = [texts?.nodes, texts?.types, texts?.defaults].map(readTexts)
  let count = 0
  return (nodes) =>
    nodes.map((node) => {
      const [name, ...nested] = typeof node === 'string' ? [node] : node
      const place = count++
      const text = descriptions?.[place] ?? ''
      const option = { type: types?.[place] ?? '', default: defaults?.[place] ?? '' }
      return { name, nested, paragraphs: text === '' ? [] : [text], option }
    })
}

/** Stores each text once. A repeated text is the index of the first one. */
export function writeTexts(texts: string[]): (string | number)[] {
  const known = new Map<string, number>()
  return texts.map((text) => {
    const index = known.get(text)
    if (index === undefined) known.set(text, known.size)
    return index ?? text
  })
}

/** Replaces the repeated texts. */
function readTexts(stored: (string | number)[] = []): string[] {
  const known = stored.filter((value) => typeof value === 'string')
  return stored.map((value) => (typeof value === 'string' ? value : (known[value] ?? '')))
}
