import { createHash } from 'node:crypto'
import type { Deployment, PageData } from '../../shared/page.ts'
import { fileNameOf, pageDataAddress } from '../../shared/routes.ts'
import type { SiteConfig } from '../../shared/site.ts'
import { optionFiles } from '../../../features/api-tables/node/option-files.ts'
import { renderFeed } from '../../../features/changelog/node/feed.ts'
import type { Content } from '../content/content.ts'
import { demosIn } from '../../../features/demos/node/demo-directives.ts'
import { searchFile } from '../../../features/search/node/search-index.ts'
import type { Assets } from './assets.ts'
import { renderDocument } from './document.ts'
import { renderManifest, renderRobots, renderSitemap } from './site-files.ts'

/** The one door through which the build renders the site's components. */
export interface ServerEntry {
  /** The markup of a page in its layout; null gives the not-found page. */
  render: (page: PageData | null) => string
}

/** Every file of the site that is not an asset, name and text, one at a time: together they would fill the memory of a large site. */
export function* prerender(
  content: Content,
  pages: PageData[],
  server: ServerEntry,
  assets: Assets,
  cardOf: (route: string) => string | undefined,
): Generator<[name: string, text: string]> {
  const { config } = content
  const version = versionOf(pages, assets)
  const index = searchFile(content)
  const common = { version, search: index.address, assets, config }
  yield [index.address.slice(1), index.text]
  for (const page of pages) {
    const html = renderDocument({
      page,
      body: server.render(page),
      card: cardOf(page.route),
      drawing: drawingOf(page, content, assets),
      ...common,
    })
    const name = fileNameOf(page.route)
    // hosts that know clean addresses serve the first, all others the second
    yield [`${name}.html`, html]
    if (name !== 'index') yield [`${name}/index.html`, html]
    yield [pageDataAddress(page.route, version).slice(1), JSON.stringify(page)]
  }
  // for hosts that send every /~demos/{id} to one file
  yield ['~demos/index.html', renderDocument({ page: null, body: '', ...common })]
  yield ['404.html', renderDocument({ page: null, body: server.render(null), ...common })]
  for (const [address, part] of optionFiles(content.context.api)) yield [address.slice(1), JSON.stringify(part)]
  yield* siteFiles(content, pages, version, config)
}

/** A chart page begins with a demo. */
function drawingOf(
  { route, component }: PageData,
  { context, pages }: Content,
  { drawing }: Assets,
): string[] | undefined {
  const [main] = pages.get(route) ?? []
  const [id = ''] = component && main ? demosIn(main.tree) : []
  return drawing?.get(context.demos.get(id)?.file ?? '')
}

function siteFiles(content: Content, pages: PageData[], version: string, config: SiteConfig): [string, string][] {
  const deployment: Deployment = { version, routes: pages.map(({ route }) => route) }
  return [
    ['version.json', JSON.stringify(deployment)],
    ['changelog.xml', renderFeed(content.context.releases, config)],
    ['sitemap.xml', renderSitemap(pages, config)],
    ['robots.txt', renderRobots(config)],
    ['site.webmanifest', renderManifest(config)],
  ]
}

/** Changes when any page or any script does. */
function versionOf(pages: PageData[], assets: Assets): string {
  const hash = createHash('sha256')
  for (const part of [assets, ...pages]) hash.update(JSON.stringify(part))
  return hash.digest('hex').slice(0, 10)
}
