import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
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

export interface PrerenderOptions {
  /** The site in the default locale. */
  site: Site
  /** The finished pages in each locale, the default one first. */
  pages: Map<Site, PageData[]>
  server: ServerEntry
  assets: Assets
  documents: OwnDocument[]
  manifest: Manifest
}

type NamedFile = [name: string, content: string | Buffer]

/** Every file of the site except assets, one at a time because a large site would not fit into memory. */
export async function* prerender(options: PrerenderOptions): AsyncGenerator<NamedFile> {
  const { site, pages: allPages, server, assets, documents, manifest } = options
  const build: BuildInfo = { mode: 'build', manifest, pages: allPages }
  const { config, locale, texts } = site
  const version = createVersion([...allPages.values()].flat(), assets)
  const context: RenderContext = { version, assets, build, render: server.render }
  const routes: string[] = []
  const listed: SitemapPage[] = []
  for (const [own, pages] of allPages) {
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
  const redirects = listRedirects(site).filter((redirect) => !isSectionRedirect(redirect))
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

const listSpecialPages = (site: Site): SpecialPage[] =>
  site.features.flatMap(({ specialRoutes = [], specialPage }) =>
    specialRoutes.flatMap((route) => specialPage?.(route, site) ?? []),
  )

/** The files of all features. A file that is the same in all locales is written once. */
export function listFeatureFiles({ inLocales }: Site, build: BuildInfo): OutputFile[] {
  const files = new Map<string, OutputFile>()
  for (const site of inLocales) {
    const own = site.features.flatMap(({ outputFiles }) => outputFiles?.(site, build) ?? [])
    for (const { address, code, content } of own) {
      if (files.has(address)) continue
      files.set(address, { address, code, content: (highlight) => withTexts(site.texts, () => content(highlight)) })
    }
  }
  return [...files.values()]
}

/** The content of a feature's file, whose code is highlighted before. */
export const createFileContent = async ({ code = [], content }: OutputFile): Promise<string | Buffer> =>
  content(await loadHighlight(code))

/** A hash that changes with any page or script. */
function createVersion(pages: PageData[], assets: Assets): string {
  const hash = createHash('sha256')
  for (const part of [assets, ...pages]) hash.update(JSON.stringify(part))
  return hash.digest('hex').slice(0, 10)
}

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
