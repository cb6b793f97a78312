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
  getDemoTarget,
  getTarget,
  getTextsAddress,
  shortenPicture,
  TEXT_FIELDS,
  type IndexedNode,
  type IndexedPage,
  type SearchIndex,
} from '../shared/search-index.ts'
import type { SearchNav, SearchSource, SearchWords } from '../shared/search.ts'
import { packText } from './pack-text.ts'

/**
 * Creates the index from the sections of all pages and the entries of the features.
 * Without the finished pages, words that are only in code and tables are missing.
 */
export function createSearchIndex(
  { config, pages, routes, features, getAddress }: Site,
  words: SearchWords,
  finished: PageData[] = [],
): SearchIndex {
  const providers = features.flatMap(({ search }) => search ?? [])
  const [treeGroups, ...others] = providers.flatMap((provider) => provider.treeGroups ?? [])
  if (others.length > 0) throw new Error('only one feature can provide groups of search trees')
  const seen = new Set<string>()
  const indexed = routes.map((route): IndexedPage => {
    const files = pages.get(route) ?? []
    const found = files.flatMap((file) => providers.map((one) => ({ ...one.entries(file), query: getQuery(file) })))
    return {
      ...createPage(getAddress(route), files[0], found.flatMap(({ kind }) => kind ?? [])[0]),
      sections: files.flatMap((file) => splitSections(file.tree).map((one) => createSection(one, getQuery(file)))),
      // each demo is indexed once, on the first page that shows it
      demos: found
        .flatMap(({ demos = [] }) => demos)
        .filter(({ id }) => !seen.has(id) && seen.add(id))
        .map((demo) => ({ ...demo, picture: demo.picture && shortenPicture(demo.picture, demo.id) })),
      trees: found.flatMap(({ query, trees = [] }) =>
        trees.map(({ address, label, nodes }) => ({ query, address, label, nodes: nodes.map(createNode) })),
      ),
    }
  })
  const index: SearchIndex = {
    nav: config.navigation.map((entry) => createNav(entry, getAddress)),
    words,
    pages: indexed,
    groups: (treeGroups?.groups ?? []).map(({ slug, nodes }) => ({ slug, nodes: nodes.map(createNode) })),
    common: treeGroups?.common ?? 0,
  }
  const skipped = providers.flatMap(({ skippedElement }) => skippedElement ?? [])
  const mounted = finished.map((page) => ({ ...page, route: getAddress(page.route) }))
  const found = findOtherWords(expandIndex(index), mounted, skipped)
  return { ...index, pages: indexed.map((page, place) => addOtherWords(page, found[place] ?? new Map())) }
}

/** Adds the words to their sections and demos. The others are of options, which can be in several trees. */
function addOtherWords(page: IndexedPage, words: Map<string, string>): IndexedPage {
  const rest = new Map(words)
  const take = (target: string) => {
    rest.delete(target)
    return words.get(target)
  }
  const sections = page.sections?.map((section) => ({ ...section, otherWords: take(getTarget(section)) }))
  const demos = page.demos?.map((demo) => ({ ...demo, otherWords: take(getDemoTarget(demo.id)) }))
  return { ...page, sections, demos, optionWords: [...rest] }
}

const createNav = ({ title, link, order = 0, children = [] }: NavEntry, getAddress: Site['getAddress']): SearchNav => ({
  title,
  links: [link, ...children.map((child) => child.link)].map(getAddress),
  order,
})

function createPage(path: string, page: ParsedFile | undefined, kind: 'changelog' | undefined): IndexedPage {
  const { title = path, component, aliases = [], searchNames = [] } = page?.matter.frontmatter ?? {}
  const names = [...(component ? [component] : []), ...aliases, ...searchNames]
  return { path, title, kind: kind ?? (component ? 'chart' : undefined), names }
}

const getQuery = ({ file }: ParsedFile): string => (file.tab === '' ? '' : `?tab=${file.tab}`)

function createSection({ title, id, paragraphs }: TextSection, query: string) {
  const target = query + (id === '' ? '' : `#${id}`)
  return { title, target: title !== '' && target === createHeadingTarget(title) ? undefined : target, paragraphs }
}

const createNode = ({ groups, ...node }: SearchTreeNode): IndexedNode => ({ ...node, nested: groups })

export interface SearchFiles {
  /** The address of the names, from which the one of the texts is derived. */
  address: string
  names: Buffer
  textsAddress: string
  texts: Buffer
}

/** The files of the index. Their addresses contain a hash of the content. */
export function createSearchFiles(index: SearchIndex): SearchFiles {
  const { names, texts } = writeIndex(index)
  const hash = createHash('sha256')
    .update(names + texts)
    .digest('hex')
    .slice(0, 10)
  const address = `/search/index.${hash}.bin`
  return { address, names: packText(names), textsAddress: getTextsAddress(address), texts: packText(texts) }
}

/** Lists that both files have. */
const STRUCTURE = ['pages', 'sections', 'demos', 'trees', 'nodes', 'groups']

/** The names and the texts of an index as JSON. */
export function writeIndex(index: SearchIndex): { names: string; texts: string } {
  /** Fields of the index itself and of its words stay, because readers rely on them. */
  function omitEmpty(this: unknown, _key: string, value: unknown): unknown {
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
    return isEmpty && this !== index && this !== index.words && !Array.isArray(this) ? undefined : value
  }
  const stored: unknown = JSON.parse(JSON.stringify(index, omitEmpty))
  return {
    names: JSON.stringify(stored, (key, value) => (TEXT_FIELDS.includes(key) ? undefined : value)),
    texts: JSON.stringify(stored, [...STRUCTURE, ...TEXT_FIELDS]),
  }
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
function findOtherWords({ routes, demos }: SearchSource, pages: PageData[], skippedElements: string[]) {
  return routes.map(({ path, title, sections = [] }): Map<string, string> => {
    const page = pages.find(({ route }) => route === path)
    if (!page) return new Map()
    const shown = demos.filter(({ routeId }) => routeId === path)
    const [first = '', ...others] = [
      ...sections.map(({ target }) => target),
      ...shown.map(({ id }) => getDemoTarget(id)),
    ]
    const targets = new Set([first, ...others])
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
    const found = new Map<string, Set<string>>()
    for (const { key, html } of page.tabs) {
      const query = key === '' ? '' : `?tab=${key}`
      for (const { text, ids } of listVisibleTexts(html, skippedElements)) {
        // what follows a target that is not indexed belongs to the page
        const target = [`${query}#${ids[0]}`, `#${ids[0]}`].find((one) => targets.has(one)) ?? first
        const words = (text.toLowerCase().match(WORD) ?? []).filter(isNew)
        if (words.length === 0) continue
        added += ` ${words.join(' ')}`
        const list = found.get(target) ?? new Set()
        for (const word of words) list.add(word)
        found.set(target, list)
      }
    }
    return new Map([...found].map(([target, words]) => [target, [...words].toSorted().join(' ')]))
  })
}
