import { createHash } from 'node:crypto'
import type { Site } from '../../../core/node/feature.ts'
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
import type { SearchNav, SearchWords } from '../shared/search.ts'
import { packTexts } from './pack-texts.ts'
import { findOtherWords, splitSections, type TextSection } from './page-texts.ts'

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
