import { optionPlace, type SearchDemo, type SearchNav, type SearchRoute, type SearchSection, type SearchSource } from '../../shared/search.ts'
import type { NavEntry } from '../../shared/site.ts'
import type { Content } from '../content.ts'
import { apiTablesOf, objectOf } from '../markdown/api-tables.ts'
import { optionSections } from './option-sections.ts'
import { pageSections } from './page-sections.ts'

/** The tables whose options the search knows from their own place, besides those of the charts. */
const SEARCHED_OBJECTS = new Set(['Options', 'Plot', 'ShapeAttrs', 'TextStyle'])

/** Everything that can be found: pages by section, options by path, demos. */
export function searchSource(content: Content): SearchSource {
  const texts = new Map<string, number>()
  const placeOf = (text: string) => texts.set(text, texts.get(text) ?? texts.size).get(text) ?? 0
  const routes = routesInOrder(content).map((path): SearchRoute => {
    const files = content.pages.get(path) ?? []
    return {
      path,
      title: files[0]?.matter.frontmatter.title ?? path,
      sections: files.flatMap(({ file, tree }) => {
        const page = file.tab === '' ? '' : `?tab=${file.tab}`
        const written = pageSections(tree).map(({ title, id, paragraphs }): SearchSection => [title, page + (id === '' ? '' : `#${id}`), ...paragraphs.map(placeOf)])
        const options = apiTablesOf(tree)
          .map(objectOf)
          .filter((id) => SEARCHED_OBJECTS.has(id) || content.context.api.library.components.includes(id))
          .flatMap((id) => optionSections(id, content.context.api))
          .map(({ title, id, text }): SearchSection => [title, page === '' ? optionPlace(title, id) : `${page}#${id}`, ...(text === '' ? [] : [placeOf(text)])])
        return [...written, ...options]
      }),
    }
  })
  return { routes, demos: searchDemos(content, routes), nav: content.config.navigation.map(searchNav), texts: [...texts.keys()] }
}

/** In the order of the navigation, the charts after the API index; what is outside it comes last. */
function routesInOrder({ config, site, pages }: Content): string[] {
  const ordered = config.navigation.flatMap(({ link }) => [link, ...(link === '/api' ? site.menu.flatMap(({ items }) => items.map((item) => item.link)) : [])])
  return [...new Set([...ordered, ...pages.keys()])].filter((route) => pages.has(route))
}

/** Each demo once, on the first page that shows it. */
function searchDemos({ context, pages }: Content, routes: SearchRoute[]): SearchDemo[] {
  return [...context.demos.values()].flatMap(({ id, title, description, poster }) => {
    const shownOn = routes.find(({ path }) => pages.get(path)?.some(({ file }) => new RegExp(`^::demo\\{id=${id}\\b(?!-)`, 'm').test(file.text)))
    return shownOn ? [{ id, routeId: shownOn.path, title, description, picture: poster?.pictures.narrow?.address }] : []
  })
}

const searchNav = ({ title, link, order = 0, children = [] }: NavEntry): SearchNav => ({ title, links: [link, ...children.map((child) => child.link)], order })
