import { createHash } from 'node:crypto'
import { escapeXml, stringifyForScript } from '../../shared/escape.ts'
import type { PageData } from '../../shared/page.ts'
import type { Locale } from '../../shared/site.ts'
import type { BuildInfo, Feature, FeatureContent, OutputFile, Site } from '../feature.ts'
import { listAlternates, mountSiteData } from './mount.ts'

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
