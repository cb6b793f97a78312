import { createHash } from 'node:crypto'
import type { Nodes, Root, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Site } from '../../../core/node/feature.ts'
import { listVisibleTexts } from '../../../core/node/markdown/visible-text.ts'
import type { ParsedFile } from '../../../core/node/model/page-file.ts'
import type { PageData } from '../../../core/shared/page.ts'
import type { SearchTreeNode } from '../../../core/shared/search-entries.ts'
import type { NavEntry } from '../../../core/shared/site.ts'
import {
  createHeadingTarget,
  expandIndex,
  getTextsAddress,
  shortenPicture,
  writeTexts,
  type IndexedNode,
  type IndexedSection,
  type SearchIndex,
  type SearchTexts,
} from '../shared/search-index.ts'
import type { SearchNav, SearchSource, SearchWords } from '../shared/search.ts'
import { packTexts } from './pack-texts.ts'

interface SearchParts {
  index: SearchIndex
  texts: SearchTexts
}

/**
 * Creates the index from the sections of all pages and the entries of the features.
 * Without the finished pages, words that are only in code and tables are missing.
 */
export function createSearchIndex(
  { config, pages, routes, features, getAddress }: Site,
  words: SearchWords,
  finished: PageData[] = [],
): SearchParts {
  const providers = features.flatMap(({ search }) => search ?? [])
  const [treeGroups, ...others] = providers.flatMap((provider) => provider.treeGroups ?? [])
  if (others.length > 0) throw new Error('only one feature can provide groups of search trees')
  const seen = new Set<string>()
  const entries = routes.map((route) => {
    const files = pages.get(route) ?? []
    const found = files.map((file) => ({ query: getQuery(file), entries: providers.map((one) => one.entries(file)) }))
    return {
      route,
      page: files[0],
      kind: found.flatMap((file) => file.entries.flatMap(({ kind }) => kind ?? []))[0],
      sections: files.flatMap((file) =>
        splitSections(file.tree).map((section) => ({ ...section, query: getQuery(file) })),
      ),
      // each demo is indexed once, on the first page that shows it
      demos: found
        .flatMap((file) => file.entries.flatMap(({ demos = [] }) => demos))
        .filter(({ id }) => !seen.has(id) && seen.add(id)),
      trees: found.flatMap(({ query, entries: list }) =>
        list.flatMap(({ trees = [] }) => trees.map((tree) => ({ ...tree, query }))),
      ),
    }
  })
  const groups = treeGroups?.groups ?? []
  const skipped = providers.flatMap(({ skippedElement }) => skippedElement ?? [])
  const index: SearchIndex = {
    nav: config.navigation.map((entry) => createNav(entry, getAddress)),
    words,
    routes: entries.map(({ route, page, kind }) => createRoute(getAddress(route), page, kind)),
    sections: entries.map(({ sections }) => sections.map(createSection)),
    demos: entries.map(({ demos }) =>
      demos.map(({ id, title, picture = '' }) => [id, title, shortenPicture(picture, id)]),
    ),
    trees: entries.map(({ trees }) =>
      trees.map(({ query, address, label, nodes }) => [query, address, label, ...nodes.map(createNode)]),
    ),
    groups: groups.map(({ slug, nodes }) => [slug, ...nodes.map(createNode)]),
    common: treeGroups?.common ?? 0,
  }
  const nodes = [...entries.flatMap(({ trees }) => trees), ...groups].flatMap((list) => list.nodes)
  const texts: SearchTexts = {
    sections: entries.map(({ sections }) => sections.map(({ paragraphs }) => paragraphs)),
    demos: entries.map(({ demos }) => demos.map(({ description, keywords }) => [description, ...keywords])),
    nodes: writeTexts(nodes.map(({ text }) => text)),
    types: writeTexts(nodes.map(({ type }) => type)),
    defaults: writeTexts(nodes.map((node) => node.default)),
    words: [],
  }
  const mounted = finished.map((page) => ({ ...page, route: getAddress(page.route) }))
  return { index, texts: { ...texts, words: findOtherWords(expandIndex(index, texts), mounted, skipped) } }
}

const createNav = ({ title, link, order = 0, children = [] }: NavEntry, getAddress: Site['getAddress']): SearchNav => ({
  title,
  links: [link, ...children.map((child) => child.link)].map(getAddress),
  order,
})

function createRoute(
  route: string,
  page: ParsedFile | undefined,
  kind: 'changelog' | undefined,
): SearchIndex['routes'][number] {
  const { title = route, component, aliases = [], searchNames = [] } = page?.matter.frontmatter ?? {}
  const names = [...(component ? [component] : []), ...aliases, ...searchNames]
  return [route, title, kind ?? (component ? 'chart' : 0), ...names]
}

const getQuery = ({ file }: ParsedFile): string => (file.tab === '' ? '' : `?tab=${file.tab}`)

function createSection({ title, id, query }: TextSection & { query: string }): IndexedSection {
  const target = query + (id === '' ? '' : `#${id}`)
  return [title, title !== '' && target === createHeadingTarget(title) ? 0 : target]
}

const createNode = ({ name, groups }: SearchTreeNode): IndexedNode => (groups.length === 0 ? name : [name, ...groups])

export interface SearchFiles {
  /** The address of the first part, from which the other one is derived. */
  address: string
  index: string
  textsAddress: string
  texts: Buffer
}

/** The files of the index. Their addresses contain a hash of the content. */
export function createSearchFiles(parts: SearchParts): SearchFiles {
  const index = JSON.stringify(parts.index)
  const hash = createHash('sha256')
    .update(index + JSON.stringify(parts.texts))
    .digest('hex')
    .slice(0, 10)
  const address = `/search/index.${hash}.json`
  return { address, index, textsAddress: getTextsAddress(address), texts: packTexts(parts.texts) }
}

/** The text under one heading of a page. */
interface TextSection {
  /** Empty for the text before the first heading. */
  title: string
  id: string
  paragraphs: string[]
}

/** Sections of links are not indexed, because they would be found instead of the linked pages. */
const LINK_SECTIONS = new Set(['see-also'])

/** Splits the text of a page by heading. Code is left out, because demos and options have their own entries. */
export function splitSections(tree: Root): TextSection[] {
  const sections: TextSection[] = [{ title: '', id: '', paragraphs: [] }]
  const add = (text: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (plain !== '') sections.at(-1)?.paragraphs.push(plain)
  }
  const walk = (node: Nodes) => {
    if (node.type === 'heading') {
      if (node.depth === 1) return
      sections.push({ title: toString(node), id: String(node.data?.hProperties?.id ?? ''), paragraphs: [] })
    } else if (node.type === 'paragraph') {
      add(toString(node))
    } else if (node.type === 'table') {
      const rows = node.children.slice(1).filter(({ children }) => children.some(isProse))
      for (const row of rows) add(row.children.map((cell) => toString(cell)).join(' · '))
    } else if ('children' in node) {
      node.children.forEach(walk)
    }
  }
  tree.children.forEach(walk)
  return sections.filter(
    ({ title, id, paragraphs }) => !LINK_SECTIONS.has(id) && (title !== '' || paragraphs.length > 0),
  )
}

/** Tables of sample data contain only names and numbers, which nobody searches for. */
const isProse = (cell: TableCell): boolean => toString(cell).split(' ').length >= 3

/** Names and words. Queries with other characters are searched for by these parts if nothing matches. */
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu

/**
 * Finds the words of each page that are in none of its texts, such as those of code and tables.
 * Each is listed once per page, with the section or demo in which it first occurs, because whole texts
 * would make the index twice as large.
 */
function findOtherWords(
  { routes, demos }: SearchSource,
  pages: PageData[],
  skippedElements: string[],
): SearchTexts['words'] {
  return routes.map(({ path, title, sections = [] }) => {
    const page = pages.find(({ route }) => route === path)
    if (!page) return []
    const shown = demos.filter(({ routeId }) => routeId === path)
    const places = new Map([
      ...sections.map(({ target }, index): [string, number] => [target, index]),
      ...shown.map(({ id }, index): [string, number] => [`#demo-${id}`, sections.length + index]),
    ])
    const texts = [
      title,
      ...sections.flatMap((section) => [section.title, ...section.paragraphs]),
      ...shown.flatMap(({ asset }) => [asset?.title, asset?.description, ...(asset?.keywords ?? [])]),
    ]
    const known = texts.join('\n').toLowerCase()
    let added = ''
    // most words occur often, and searching the texts takes long
    const seen = new Set<string>()
    const isNew = (word: string) => {
      if (seen.has(word)) return false
      seen.add(word)
      return !known.includes(word) && !added.includes(word)
    }
    const found = new Map<number, Set<string>>()
    for (const { key, html } of page.tabs) {
      const query = key === '' ? '' : `?tab=${key}`
      for (const { text, ids } of listVisibleTexts(html, skippedElements)) {
        // what follows a target that is not indexed belongs to the page
        const place = places.get(`${query}#${ids[0]}`) ?? places.get(`#${ids[0]}`) ?? 0
        const words = (text.toLowerCase().match(WORD) ?? []).filter(isNew)
        if (words.length === 0) continue
        added += ` ${words.join(' ')}`
        const list = found.get(place) ?? new Set()
        for (const word of words) list.add(word)
        found.set(place, list)
      }
    }
    return [...found].flatMap(([place, words]) => [place, [...words].toSorted().join(' ')])
  })
}
