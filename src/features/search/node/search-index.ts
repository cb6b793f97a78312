import { createHash } from 'node:crypto'
import { placeOfTitle, type IndexedDemo, type IndexedSection, type SearchIndex } from '../shared/search-index.ts'
import type { SearchNav } from '../shared/search.ts'
import type { NavEntry } from '../../../core/shared/site.ts'
import type { Content } from '../../../core/node/content/content.ts'
import { demosIn } from '../../demos/node/demo-directives.ts'
import { apiTablesOf, objectOf } from '../../api-tables/node/table-directives.ts'
import { indexObjects } from './indexed-options.ts'
import { pageSections, type TextSection } from './page-sections.ts'

/** The tables whose options the search knows from their own place, besides those of the charts. */
const SEARCHED_OBJECTS = new Set(['Options', 'Plot', 'ShapeAttrs', 'TextStyle'])

/** Everything that can be found: pages by section, options by path, demos. */
export function searchIndex(content: Content): SearchIndex {
  const { api } = content.context
  const searched = [...SEARCHED_OBJECTS, ...api.library.components]
  const { objects, common, tableOf } = indexObjects(searched, api)
  const routes = routesInOrder(content)
  const filesOf = (route: string) =>
    (content.pages.get(route) ?? []).map(({ tree, file }) => ({
      tree,
      page: file.tab === '' ? '' : `?tab=${file.tab}`,
    }))
  return {
    nav: content.config.navigation.map(searchNav),
    routes: routes.map((route) => {
      const {
        title = route,
        component,
        aliases = [],
        searchNames = [],
      } = content.pages.get(route)?.[0]?.matter.frontmatter ?? {}
      return [route, title, ...(component ? [component] : []), ...aliases, ...searchNames]
    }),
    sections: routes.map((route) =>
      filesOf(route).flatMap(({ tree, page }) => pageSections(tree).map((section) => indexedSection(section, page))),
    ),
    demos: demosByRoute(routes, content),
    tables: routes.map((route) =>
      filesOf(route).flatMap(({ tree, page }) =>
        apiTablesOf(tree)
          .map(objectOf)
          .filter((id) => searched.includes(id))
          .map((id) => tableOf(id, page)),
      ),
    ),
    objects,
    common,
  }
}

function indexedSection({ title, id, paragraphs }: TextSection, page: string): IndexedSection {
  const place = page + (id === '' ? '' : `#${id}`)
  return [title, title !== '' && place === placeOfTitle(title) ? 0 : place, ...paragraphs]
}

/** The file of the index: its address changes with its content. */
export function searchFile(content: Content): { address: string; text: string } {
  const text = JSON.stringify(searchIndex(content))
  return { address: `/search/index.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`, text }
}

/** In the order of the navigation, the charts after the API index; what is outside it comes last. */
function routesInOrder({ config, site, pages }: Content): string[] {
  const ordered = config.navigation.flatMap(({ link }) => [
    link,
    ...(link === '/api' ? site.menu.flatMap(({ items }) => items.map((item) => item.link)) : []),
  ])
  return [...new Set([...ordered, ...pages.keys()])].filter((route) => pages.has(route))
}

/** Each demo once, on the first page that shows it. */
function demosByRoute(routes: string[], { pages, context }: Content): IndexedDemo[][] {
  const seen = new Set<string>()
  return routes.map((route) => {
    const shown = (pages.get(route) ?? []).flatMap(({ tree }) => demosIn(tree)).filter((id) => !seen.has(id))
    for (const id of shown) seen.add(id)
    return shown.flatMap((id): IndexedDemo[] => {
      const demo = context.demos.get(id)
      return demo ? [[id, demo.title, demo.description, demo.poster?.pictures.narrow?.hash ?? '']] : []
    })
  })
}

const searchNav = ({ title, link, order = 0, children = [] }: NavEntry): SearchNav => ({
  title,
  links: [link, ...children.map((child) => child.link)],
  order,
})
