import { createHash } from 'node:crypto'
import { escapeXml, stringifyForScript } from '../../shared/escape.ts'
import type { PageData } from '../../shared/page.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { addBase, findLocale, getLanguage, isSpecialRoute, removeBase } from '../../shared/routes.ts'
import type { Locale, NavEntry, SiteData } from '../../shared/site.ts'
import type { BuildInfo, Feature, FeatureContent, OutputFile, Site } from '../feature.ts'

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

interface Edition<Self> {
  locale: Locale
  editions: Self[]
}

/** The site in the locale that a path belongs to, and the route of the path in it. */
export function findPage<Self extends Edition<Self>>(site: Self, pathname: string): { edition: Self; route: string } {
  const locale = findLocale(
    pathname,
    site.editions.map((edition) => edition.locale),
  )
  const edition = site.editions.find((one) => one.locale === locale) ?? site
  return { edition, route: removeBase(pathname, edition.locale.base) }
}

/** A page in another language, for search engines. */
export interface Alternate {
  /** A language tag, or `x-default`. */
  language: string
  /** With the origin. */
  address: string
}

/** True for all pages of the default locale. */
export function isTranslated({ pages, locale, editions }: Site, route: string): boolean {
  return locale === editions[0]?.locale || pages.get(route)?.[0]?.file.locale === locale.id
}

/** The page in all languages that it is translated to. Empty if there is only one, or if the page is a copy. */
export function listAlternates(site: Site, route: string): Alternate[] {
  const { config, editions } = site
  const translated = editions.filter((edition) => isTranslated(edition, route))
  if (translated.length < 2 || !isTranslated(site, route)) return []
  return [
    ...translated.map(({ locale: { id, base } }) => ({
      language: getLanguage(id),
      address: config.url + addBase(route, base),
    })),
    { language: 'x-default', address: config.url + route },
  ]
}

/** What a site with other locales than English has in addition. `client` are the files of the browser's code. */
export const createLocalesFeature = (client: { ui: string; start: string }): Feature => ({
  name: 'locales',
  client,
  hosting: { hashedFolders: ['locales'] },
  read: () => CONTENT,
})

/** The same object for every run because the feature reads no files. */
const CONTENT: FeatureContent = {
  document: (page, site, build) => ({
    head: [
      ...listAlternates(site, page?.route ?? '').map(
        ({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${escapeXml(address)}">`,
      ),
      ...describeLocales(page, site),
      ...createLocaleFiles(site, build).map(({ address }) => `<script defer src="${address}"></script>`),
    ],
  }),
  outputFiles: createLocaleFiles,
}

/** For social networks. */
function describeLocales(page: PageData | null, { locale, editions }: Site): string[] {
  if (!page || editions.length < 2) return []
  const others = editions.filter((edition) => edition.locale !== locale)
  return [createMeta('og:locale', locale), ...others.map((other) => createMeta('og:locale:alternate', other.locale))]
}

const createMeta = (name: string, { id }: Locale): string =>
  `<meta property="${name}" content="${id.replace('-', '_')}">`

/** The texts and the navigation of a locale in a script that runs before the entry, which contains the English ones. */
function createLocaleFiles(site: Site, { mode }: BuildInfo): OutputFile[] {
  const { locale, editions, texts } = site
  if (locale === editions[0]?.locale && !texts) return []
  // the browser reads the menu and the logo from the document
  const { menu: _menu, logo: _logo, ...data } = mountSiteData(site)
  const script = `globalThis.siteLocale=${stringifyForScript({ texts, site: data })}`
  const version = mode === 'build' ? createHash('sha256').update(script).digest('hex').slice(0, 10) : 'dev'
  return [{ address: `/locales/${locale.id}.${version}.js`, content: () => script }]
}
