import { createHash } from 'node:crypto'
import { mapValues } from 'es-toolkit'
import { escapeXml, stringifyForScript } from '../../shared/escape.ts'
import type { PageData } from '../../shared/page.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { addBase, getLanguage, isSpecialRoute } from '../../shared/routes.ts'
import type { Locale, SiteData } from '../../shared/site.ts'
import type { BuildInfo, Feature, FeatureContent, OutputFile, Site } from '../feature.ts'

type Mount = Pick<Site, 'locale' | 'getAddress'>

/** The page at its address in a locale. Its links stay in the locale. */
export function mountPage(page: PageData, { locale: { base }, getAddress }: Mount): PageData {
  if (base === '/') return page
  return {
    ...mountData(page, getAddress),
    route: addBase(page.route, base),
    redirects: page.redirects && mapValues(page.redirects, getAddress),
    tabs: page.tabs.map((tab) => ({ ...tab, html: mountLinks(tab.html, getAddress) })),
  }
}

/** Replaces each `link` in the data. */
const mountData = <Data>(data: Data, getAddress: Mount['getAddress']): Data =>
  JSON.parse(JSON.stringify(data), (key, value: string) => (key === 'link' ? getAddress(value) : value)) as Data

/** The start of a link in finished HTML. The quoted values of the attributes before its address can contain `>`. */
const LINK = /(<a(?:\s[^\s=>"]+(?:="[^"]*")?)*?\shref=")(\/[^"]*)(?=")/g

/** Features render links of their own, so all links are replaced in the finished HTML. */
export const mountLinks = (html: string, getAddress: Mount['getAddress']): string =>
  html.replace(LINK, (_whole, start: string, link: string) => start + getAddress(link))

/** The navigation and the menu with the addresses of a locale. */
export const mountSiteData = ({ data, getAddress }: Pick<Site, 'data' | 'getAddress'>): SiteData =>
  mountData(data, getAddress)

/** The redirects of all locales. A special route belongs to no locale. */
export const listRedirects = ({ inLocales }: Pick<Site, 'inLocales'>): Redirect[] =>
  inLocales.flatMap(({ redirects, locale: { base }, getAddress }) =>
    redirects
      .filter(({ from }) => base === '/' || !isSpecialRoute(from))
      .map(({ from, to }) => ({ from: addBase(from, base), to: getAddress(to) })),
  )

/** A page in another language, for search engines. */
export interface Alternate {
  /** A language tag, or `x-default`. */
  language: string
  /** With the origin. */
  address: string
}

/** True for all pages of the default locale. */
export function isTranslated({ pages, locale, inLocales }: Site, route: string): boolean {
  return locale === inLocales[0]?.locale || pages.get(route)?.[0]?.file.locale === locale.id
}

/** The page in all languages that it is translated to. Empty if there is only one, or if the page is a copy. */
export function listAlternates(site: Site, route: string): Alternate[] {
  const { config, inLocales } = site
  const translated = inLocales.filter((own) => isTranslated(own, route))
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
export const createLocalesFeature = (client: { ui: string; activate: string }): Feature => ({
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
function describeLocales(page: PageData | null, { locale, inLocales }: Site): string[] {
  if (!page || inLocales.length < 2) return []
  const others = inLocales.filter((other) => other.locale !== locale)
  return [createMeta('og:locale', locale), ...others.map((other) => createMeta('og:locale:alternate', other.locale))]
}

const createMeta = (name: string, { id }: Locale): string =>
  `<meta property="${name}" content="${id.replace('-', '_')}">`

/** The texts and the navigation of a locale in a script that runs before the entry, which contains the English ones. */
function createLocaleFiles(site: Site, { mode }: BuildInfo): OutputFile[] {
  const { locale, inLocales, texts } = site
  if (locale === inLocales[0]?.locale && !texts) return []
  // the browser reads the menu and the logo from the document
  const { menu: _menu, logo: _logo, ...data } = mountSiteData(site)
  const script = `globalThis.siteLocale=${stringifyForScript({ texts, site: data })}`
  const version = mode === 'build' ? createHash('sha256').update(script).digest('hex').slice(0, 10) : 'dev'
  return [{ address: `/locales/${locale.id}.${version}.js`, content: () => script }]
}
