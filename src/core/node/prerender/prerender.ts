import { createHash } from 'node:crypto'
import type { Deployment, PageData } from '../../shared/page.ts'
import { isSectionRedirect } from '../../shared/redirects.ts'
import { getPageFileName, getPageDataAddress } from '../../shared/routes.ts'
import type { BuildInfo, DocumentAdditions, Site } from '../feature.ts'
import type { Assets } from './assets.ts'
import { renderDocument, renderRedirect } from './document.ts'
import { renderManifest, renderRobots, renderSitemap } from './site-files.ts'

/** The module of the browser's code that the build runs. */
export interface ServerEntry {
  /** The HTML of a page in its layout. Null gives the not-found page. */
  render: (page: PageData | null) => string
}

export interface PrerenderOptions {
  site: Site
  pages: PageData[]
  server: ServerEntry
  assets: Assets
  build: BuildInfo
  /** Prefixes such as `/~demos/` below which all addresses get the same document. */
  specialRoutes: string[]
}

type NamedFile = [name: string, content: string | Buffer]

/** Every file of the site except assets, one at a time because a large site would not fit into memory. */
export function* prerender({
  site,
  pages,
  server,
  assets,
  build,
  specialRoutes,
}: PrerenderOptions): Generator<NamedFile> {
  const { config } = site
  const version = createVersion(pages, assets)
  const render = (page: PageData | null, body: string) =>
    renderDocument({ page, body, version, assets, config, additions: collectAdditions(page, site, build) })
  for (const page of pages) {
    const html = render(page, server.render(page))
    const name = getPageFileName(page.route)
    yield* listCleanFiles(name, html)
    yield [getPageDataAddress(page.route, version).slice(1), JSON.stringify(page)]
  }
  // the page of a section redirects it
  const redirects = site.redirects.filter((redirect) => !isSectionRedirect(redirect))
  for (const redirect of redirects) {
    yield* listCleanFiles(getPageFileName(redirect.from), renderRedirect(redirect, assets, config.url))
  }
  for (const route of specialRoutes) yield [`${route.slice(1)}index.html`, render(null, '')]
  yield ['404.html', render(null, server.render(null))]
  for (const feature of site.features) {
    for (const { address, content } of feature.outputFiles?.(site, build) ?? []) yield [address.slice(1), content()]
  }
  const deployment: Deployment = { version, routes: pages.map(({ route }) => route), redirects }
  yield ['version.json', JSON.stringify(deployment)]
  yield ['sitemap.xml', renderSitemap(pages, config)]
  yield ['robots.txt', renderRobots(config, specialRoutes)]
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

/** The additions of all features to the document of a page. */
export function collectAdditions(page: PageData | null, site: Site, build: BuildInfo): DocumentAdditions {
  const all = site.features.flatMap((feature) => feature.document?.(page, site, build) ?? [])
  return {
    head: all.flatMap(({ head = [] }) => head),
    data: Object.assign({}, ...all.map(({ data }) => data)) as Record<string, string>,
    image: all.find(({ image }) => image !== undefined)?.image,
    prefetch: all.flatMap(({ prefetch = [] }) => prefetch),
  }
}

/** A hash that changes with any page or script. */
function createVersion(pages: PageData[], assets: Assets): string {
  const hash = createHash('sha256')
  for (const part of [assets, ...pages]) hash.update(JSON.stringify(part))
  return hash.digest('hex').slice(0, 10)
}
