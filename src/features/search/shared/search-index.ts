import { isRecord } from '../../../core/shared/is-record.ts'
import type { SearchTree, SearchTreeGroup, SearchTreeNode } from '../../../core/shared/search-entries.ts'
import type { SearchNav, SearchRoute, SearchSection, SearchSource } from './search.ts'

/** The file of the index. It is short: similar texts are next to each other, and a shared group of nodes is stored once. */
export interface SearchIndex {
  nav: SearchNav[]
  routes: [path: string, title: string, ...names: string[]][]
  /** By route, as are the next two. */
  sections: IndexedSection[][]
  demos: IndexedDemo[][]
  trees: IndexedTree[][]
  groups: SearchTreeGroup[]
  /** The number of groups at the start that trees without an address leave out. */
  common: number
}

/** A place of 0 is the one that follows from the title. */
export type IndexedSection = [title: string, place: string | 0, ...paragraphs: string[]]

export type IndexedDemo = [id: string, title: string, description: string, picture: string]

export type IndexedTree = [query: string, ...tree: SearchTree]

export const isSearchIndex = (value: unknown): value is SearchIndex =>
  isRecord(value) && Array.isArray(value.routes) && Array.isArray(value.groups)

/** The place of a heading without an id of its own. */
export const createTitlePlace = (title: string): string =>
  `#${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')}`

/** Addresses that differ in fewer places compress better. */
export const shortenPicture = (picture: string, id: string): string => picture.replace(id, '*')

/** Expands the short form of the index. */
export function openIndex({ nav, routes, sections, demos, trees, groups, common }: SearchIndex): SearchSource {
  return {
    nav,
    routes: routes.map(([path, title, ...names], index): SearchRoute => {
      const written = (sections[index] ?? []).map(([heading, place, ...paragraphs]): SearchSection => ({
        title: heading,
        place: place === 0 ? createTitlePlace(heading) : place,
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

/** Deeper than any tree; a group that contains itself ends here. */
const MAX_DEPTH = 8

/** Each node with everything inside it: `xAxis`, `xAxis.label`, `xAxis.label.formatter`. The first search waits for this. */
function expandTree(
  [query, address, label, ...nodes]: IndexedTree,
  groups: SearchTreeGroup[],
  common: number,
): SearchSection[] {
  const isOwn = address === ''
  const sections: SearchSection[] = []
  for (const node of nodes) {
    expand(node, label === '' ? '' : `${label}.`, isOwn ? '' : `${address.toLowerCase()}-`, 1)
  }
  return sections

  function expand([name, text, ...nested]: SearchTreeNode, pathAbove: string, addressAbove: string, depth: number) {
    const path = pathAbove + name
    const here = addressAbove + name.toLowerCase()
    sections.push({ title: path, place: `${query}#${here}`, paragraphs: text === '' ? [] : [text] })
    if (depth === MAX_DEPTH) return
    for (const index of nested) {
      const group = groups[index]
      if (!group || (isOwn && index < common)) continue
      const [slug, ...inner] = group
      // the address names the group where there are several
      const within = nested.length > 1 ? `${here}-${slug.toLowerCase()}-` : `${here}-`
      for (const node of inner) expand(node, `${path}.`, within, depth + 1)
    }
  }
}
