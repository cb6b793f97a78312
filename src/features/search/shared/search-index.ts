import { isRecord } from '../../../core/shared/is-record.ts'
import type { SearchTree, SearchTreeGroup, SearchTreeNode } from '../../../core/shared/search-entries.ts'
import type { SearchNav, SearchRoute, SearchSection, SearchSource } from './search.ts'

/**
 * The index as it is stored. Similar texts are next to each other because they compress better,
 * and shared groups of nodes are stored once.
 */
export interface SearchIndex {
  nav: SearchNav[]
  routes: [path: string, title: string, ...names: string[]][]
  /** Sections, demos and trees are listed per route, in the order of `routes`. */
  sections: IndexedSection[][]
  demos: IndexedDemo[][]
  trees: IndexedTree[][]
  groups: SearchTreeGroup[]
  /** The number of groups at the start that trees without an address leave out. */
  common: number
}

/** A target of 0 means that it can be derived from the title. */
export type IndexedSection = [title: string, target: string | 0, ...paragraphs: string[]]

export type IndexedDemo = [id: string, title: string, description: string, picture: string]

export type IndexedTree = [query: string, ...tree: SearchTree]

export const isSearchIndex = (value: unknown): value is SearchIndex =>
  isRecord(value) && Array.isArray(value.routes) && Array.isArray(value.groups)

/** The target of a heading without a custom id. */
export const createHeadingTarget = (title: string): string =>
  `#${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`

/** Picture addresses compress better without the id. */
export const shortenPicture = (picture: string, id: string): string => picture.replace(id, '*')

/** Expands the stored index into the input of the search. */
export function expandIndex({ nav, routes, sections, demos, trees, groups, common }: SearchIndex): SearchSource {
  return {
    nav,
    routes: routes.map(([path, title, ...names], index): SearchRoute => {
      const written = (sections[index] ?? []).map(([heading, target, ...paragraphs]): SearchSection => ({
        title: heading,
        target: target === 0 ? createHeadingTarget(heading) : target,
        paragraphs,
      }))
      const nodes = (trees[index] ?? []).flatMap((tree) => expandTree(tree, groups, common))
      return { path, title, names, sections: [...written, ...nodes] }
    }),
    demos: routes.flatMap(([path], index) =>
      (demos[index] ?? []).map(([id, title, description, picture]) => ({
        id,
        routeId: path,
        title,
        description,
        ...(picture === '' ? {} : { picture: picture.replace('*', id) }),
      })),
    ),
  }
}

/** Deeper than any tree. Stops groups that contain themselves. */
const MAX_DEPTH = 8

/** Lists each node and everything inside it: `xAxis`, `xAxis.label`, `xAxis.label.formatter`. */
function expandTree(
  [query, address, label, ...nodes]: IndexedTree,
  groups: SearchTreeGroup[],
  common: number,
): SearchSection[] {
  const hasAddress = address !== ''
  const sections: SearchSection[] = []
  for (const node of nodes) {
    expand(node, label === '' ? '' : `${label}.`, hasAddress ? `${address.toLowerCase()}-` : '', 1)
  }
  return sections

  function expand([name, text, ...nested]: SearchTreeNode, pathAbove: string, addressAbove: string, depth: number) {
    const path = pathAbove + name
    const nodeAddress = addressAbove + name.toLowerCase()
    sections.push({ title: path, target: `${query}#${nodeAddress}`, paragraphs: text === '' ? [] : [text] })
    if (depth === MAX_DEPTH) return
    for (const index of nested) {
      const group = groups[index]
      if (!group || (!hasAddress && index < common)) continue
      const [slug, ...inner] = group
      // with several groups, the address contains the slug of the group
      const prefix = nested.length > 1 ? `${nodeAddress}-${slug.toLowerCase()}-` : `${nodeAddress}-`
      for (const node of inner) expand(node, `${path}.`, prefix, depth + 1)
    }
  }
}
