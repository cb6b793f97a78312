import { createHash } from 'node:crypto'
import type { Site } from '../../../core/node/feature.ts'
import type { ParsedFile } from '../../../core/node/model/page-file.ts'
import type { NavEntry } from '../../../core/shared/site.ts'
import {
  createHeadingTarget,
  shortenPicture,
  type IndexedDemo,
  type IndexedSection,
  type IndexedTree,
  type SearchIndex,
} from '../shared/search-index.ts'
import type { SearchNav } from '../shared/search.ts'
import { splitSections, type TextSection } from './page-sections.ts'

/** Creates the index from the sections of all pages and the entries of the features. */
export function createSearchIndex({ config, pages, routes, features }: Site): SearchIndex {
  const providers = features.flatMap(({ search }) => search ?? [])
  const [treeGroups, ...others] = providers.flatMap((provider) => provider.treeGroups ?? [])
  if (others.length > 0) throw new Error('only one feature can provide groups of search trees')
  const listFiles = (route: string) => pages.get(route) ?? []
  const seen = new Set<string>()
  return {
    nav: config.navigation.map(createNav),
    routes: routes.map((route) => createRoute(route, pages.get(route)?.[0])),
    sections: routes.map((route) => listFiles(route).flatMap(createSections)),
    // each demo is indexed once, on the first page that shows it
    demos: routes.map((route) =>
      listFiles(route).flatMap((file) =>
        providers
          .flatMap(({ entries }) => entries(file).demos ?? [])
          .filter(({ id }) => !seen.has(id) && seen.add(id))
          .map(({ id, title, description, picture = '' }): IndexedDemo => [
            id,
            title,
            description,
            shortenPicture(picture, id),
          ]),
      ),
    ),
    trees: routes.map((route) =>
      listFiles(route).flatMap((file) =>
        providers
          .flatMap(({ entries }) => entries(file).trees ?? [])
          .map((tree): IndexedTree => [getQuery(file), ...tree]),
      ),
    ),
    groups: treeGroups?.groups ?? [],
    common: treeGroups?.common ?? 0,
  }
}

/** The address contains a hash of the content. */
export function createSearchFile(site: Site): { address: string; text: string } {
  const text = JSON.stringify(createSearchIndex(site))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return { address: `/search/index.${hash}.json`, text }
}

const createNav = ({ title, link, order = 0, children = [] }: NavEntry): SearchNav => ({
  title,
  links: [link, ...children.map((child) => child.link)],
  order,
})

function createRoute(route: string, page: ParsedFile | undefined): SearchIndex['routes'][number] {
  const { title = route, component, aliases = [], searchNames = [] } = page?.matter.frontmatter ?? {}
  return [route, title, ...(component ? [component] : []), ...aliases, ...searchNames]
}

const getQuery = ({ file }: ParsedFile): string => (file.tab === '' ? '' : `?tab=${file.tab}`)

const createSections = (file: ParsedFile): IndexedSection[] =>
  splitSections(file.tree).map((section) => createSection(section, getQuery(file)))

function createSection({ title, id, paragraphs }: TextSection, query: string): IndexedSection {
  const target = query + (id === '' ? '' : `#${id}`)
  return [title, title !== '' && target === createHeadingTarget(title) ? 0 : target, ...paragraphs]
}
