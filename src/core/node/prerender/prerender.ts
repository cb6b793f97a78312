import { createHash } from 'node:crypto'
import { escapeXml } from '../../shared/escape.ts'
import type { Deployment, PageData, SpecialPage } from '../../shared/page.ts'
import { isSectionRedirect } from '../../shared/redirects.ts'
import { getPageDataAddress, getPageFileName, SPECIAL_PREFIX } from '../../shared/routes.ts'
import type { SiteConfig } from '../../shared/site.ts'
import { withTexts } from '../../shared/texts/locale-texts.ts'
import { loadHighlight } from '../code/highlighter.ts'
import type { BuildInfo, OutputFile, Site } from '../feature.ts'
import type { OwnDocument } from '../hosting/hosting.ts'
import { isTranslated, listAlternates, listRedirects, mountPage, type Alternate } from '../locales/mount.ts'
import type { Assets } from './assets.ts'
import { renderPage, renderRedirect, renderSpecialDocument, type RenderContext, type ServerEntry } from './documents.ts'

/** The pages of the site in one locale. */
export interface Edition {
  site: Site
  pages: PageData[]
}

export interface PrerenderOptions {
  /** The site in the default locale. */
  site: Site
  /** All locales, the default one first. */
  editions: Edition[]
  server: ServerEntry
  assets: Assets
  documents: OwnDocument[]
  build: BuildInfo
}

type NamedFile = [name: string, content: string | Buffer]

/** Every file of the site except assets, one at a time because a large site would not fit into memory. */
export async function* prerender(options: PrerenderOptions): AsyncGenerator<NamedFile> {
  const { site, editions, server, assets, documents, build } = options
  const { config, locale, texts } = site
  const version = createVersion(editions, assets)
  const context: RenderContext = { version, assets, build, render: server.render }
  const routes: string[] = []
  const listed: SitemapPage[] = []
  for (const { site: own, pages } of editions) {
    for (const page of pages) {
      const mounted = mountPage(page, own)
      yield* listCleanFiles(getPageFileName(mounted.route), renderPage(page, own, context))
      yield [getPageDataAddress(mounted.route, version).slice(1), JSON.stringify(mounted)]
      routes.push(mounted.route)
      // the copy of a page that is not translated is not listed
      if (isTranslated(own, page.route)) listed.push({ ...mounted, alternates: listAlternates(own, page.route) })
    }
    yield [`${own.data.base}/404.html`.slice(1), renderPage(null, own, context)]
  }
  // the page of a section redirects it
  const redirects = listRedirects(site.editions).filter((redirect) => !isSectionRedirect(redirect))
  for (const redirect of redirects) {
    const html = withTexts(texts, () => renderRedirect(redirect, assets, locale, config.url))
    yield* listCleanFiles(getPageFileName(redirect.from), html)
  }
  for (const page of listSpecialPages(site)) {
    const html = withTexts(texts, () => renderSpecialDocument(page, { version, assets, locale, config }))
    yield* listCleanFiles(page.route.slice(1), html)
  }
  for (const { address, html } of documents) yield* listCleanFiles(address.slice(1), html)
  for (const file of listFeatureFiles(site, build)) yield [file.address.slice(1), await createFileContent(file)]
  const deployment: Deployment = { version, routes, redirects }
  yield ['version.json', JSON.stringify(deployment)]
  yield ['sitemap.xml', renderSitemap(listed, config)]
  yield ['robots.txt', renderRobots(config)]
  yield ['site.webmanifest', renderManifest(config)]
}

/** Hosts with clean URLs serve the first file, other hosts the second. */
function listCleanFiles(name: string, html: string): NamedFile[] {
  return name === 'index'
    ? [['index.html', html]]
    : [
        [`${name}.html`, html],
        [`${name}/index.html`, html],
      ]
}

function* listSpecialPages(site: Site): Generator<SpecialPage> {
  for (const { specialRoutes = [], specialPage } of site.features)
    for (const route of specialRoutes) {
      const page = specialPage?.(route, site)
      if (page) yield page
    }
}

/** The files of all features. A file that is the same in all locales is written once. */
export function listFeatureFiles({ editions }: Site, build: BuildInfo): OutputFile[] {
  const files = new Map<string, OutputFile>()
  for (const edition of editions) {
    const own = edition.features.flatMap(({ outputFiles }) => outputFiles?.(edition, build) ?? [])
    for (const { address, code, content } of own) {
      if (files.has(address)) continue
      files.set(address, { address, code, content: (highlight) => withTexts(edition.texts, () => content(highlight)) })
    }
  }
  return [...files.values()]
}

/** The content of a feature's file, whose code is highlighted before. */
export const createFileContent = async ({ code = [], content }: OutputFile): Promise<string | Buffer> =>
  content(await loadHighlight(code))

/** A hash that changes with any page or script. */
function createVersion(editions: Edition[], assets: Assets): string {
  const hash = createHash('sha256')
  for (const part of [assets, ...editions.flatMap(({ pages }) => pages)]) hash.update(JSON.stringify(part))
  return hash.digest('hex').slice(0, 10)
}

/** A page in the sitemap. */
interface SitemapPage extends Pick<PageData, 'route' | 'lastUpdated'> {
  alternates?: Alternate[]
}

export function renderSitemap(pages: SitemapPage[], { url }: SiteConfig): string {
  const entries = pages.map(({ route, lastUpdated, alternates = [] }) => {
    const modified =
      lastUpdated === undefined ? '' : `<lastmod>${new Date(lastUpdated).toISOString().slice(0, 10)}</lastmod>`
    return `<url><loc>${escapeXml(url + route)}</loc>${modified}${alternates.map(renderAlternate).join('')}</url>`
  })
  const hasAlternates = pages.some(({ alternates = [] }) => alternates.length > 0)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<?xml-stylesheet href="/xml.css" type="text/css"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasAlternates ? XHTML : ''}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const renderAlternate = ({ language, address }: Alternate): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`

function renderRobots({ url }: SiteConfig): string {
  return `User-agent: *\nAllow: /\nDisallow: /${SPECIAL_PREFIX}\n\nSitemap: ${url}/sitemap.xml\n`
}

export function renderManifest({ name, description }: SiteConfig): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
