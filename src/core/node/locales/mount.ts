import { addBase } from '../../shared/locales.ts'
import type { PageData } from '../../shared/page.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { isSpecialRoute } from '../../shared/routes.ts'
import type { NavEntry, SiteData } from '../../shared/site.ts'
import type { Site } from '../feature.ts'

type Mount = Pick<Site, 'locale' | 'getAddress'>

/** The page at its address in a locale. Its links stay in the locale. */
export function mountPage(page: PageData, { locale: { base }, getAddress }: Mount): PageData {
  if (base === '/') return page
  const mountLink = <Target extends { link?: string }>(target: Target): Target =>
    target.link === undefined ? target : { ...target, link: getAddress(target.link) }
  const { route, hero, features, redirects, previous, next } = page
  return {
    ...page,
    route: addBase(route, base),
    ...(hero && { hero: { ...hero, actions: hero.actions.map(mountLink) } }),
    ...(features && { features: features.map(mountLink) }),
    ...(redirects && {
      redirects: Object.fromEntries(Object.entries(redirects).map(([hash, to]) => [hash, getAddress(to)])),
    }),
    ...(previous && { previous: mountLink(previous) }),
    ...(next && { next: mountLink(next) }),
    tabs: page.tabs.map((tab) => ({ ...tab, html: mountLinks(tab.html, getAddress) })),
  }
}

/** The start of a link in finished HTML. The quoted values of the attributes before its address can contain `>`. */
const LINK = /(<a(?:\s[^\s=>"]+(?:="[^"]*")?)*?\shref=")(\/[^"]*)(?=")/g

/** Features render links of their own, so all links are replaced in the finished HTML. */
export const mountLinks = (html: string, getAddress: Mount['getAddress']): string =>
  html.replace(LINK, (_whole, start: string, link: string) => start + getAddress(link))

/** The navigation and the menu with the addresses of a locale. */
export function mountSiteData({ data, getAddress }: Pick<Site, 'data' | 'getAddress'>): SiteData {
  const mountEntry = (entry: NavEntry): NavEntry => ({
    ...entry,
    link: getAddress(entry.link),
    ...(entry.children && { children: entry.children.map(mountEntry) }),
  })
  return {
    ...data,
    navigation: data.navigation.map(mountEntry),
    menu: data.menu.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, link: getAddress(item.link) })),
    })),
  }
}

/** The redirects of all locales. A special route belongs to no locale. */
export const listRedirects = (editions: Site[]): Redirect[] =>
  editions.flatMap(({ redirects, locale: { base }, getAddress }) =>
    redirects
      .filter(({ from }) => base === '/' || !isSpecialRoute(from))
      .map(({ from, to }) => ({ from: addBase(from, base), to: getAddress(to) })),
  )
