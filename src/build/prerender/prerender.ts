import { createHash } from 'node:crypto'
import type { Deployment, PageData } from '../../shared/page.ts'
import { fileNameOf, pageDataAddress } from '../../shared/routes.ts'
import type { SiteConfig } from '../../shared/site.ts'
import { optionFiles } from '../api/option-files.ts'
import { renderFeed } from '../changelog/feed.ts'
import type { Content } from '../content.ts'
import { searchFile } from '../search/search-index.ts'
import type { Assets } from './assets.ts'
import { renderDocument } from './document.ts'
import { renderManifest, renderRobots, renderSitemap } from './site-files.ts'

/** The one door through which the build renders the site's components. */
export interface ServerEntry {
  /** The markup of a page in its layout; null gives the not-found page. */
  render: (page: PageData | null) => string
}

/** Every file of the site that is not an asset: name -> text. */
export function prerender(content: Content, pages: PageData[], server: ServerEntry, assets: Assets, cardOf: (route: string) => string | undefined): Map<string, string> {
  const { config } = content
  const version = versionOf(pages, assets)
  const index = searchFile(content)
  const common = { version, search: index.address, assets, config }
  const files = new Map<string, string>([[index.address.slice(1), index.text]])
  for (const page of pages) {
    const html = renderDocument({ page, body: server.render(page), card: cardOf(page.route), drawing: drawingOf(page, content, assets), ...common })
    const name = fileNameOf(page.route)
    // hosts that know clean addresses serve the first, all others the second
    files.set(`${name}.html`, html)
    if (name !== 'index') files.set(`${name}/index.html`, html)
    files.set(pageDataAddress(page.route, version).slice(1), JSON.stringify(page))
  }
  // for hosts that send every /~demos/{id} to one file
  files.set('~demos/index.html', renderDocument({ page: null, body: '', ...common }))
  files.set('404.html', renderDocument({ page: null, body: server.render(null), ...common }))
  for (const [address, part] of optionFiles(content.context.api)) files.set(address.slice(1), JSON.stringify(part))
  for (const [name, text] of siteFiles(content, pages, version, config)) files.set(name, text)
  return files
}

/** A chart page begins with a demo. */
function drawingOf({ component, tabs }: PageData, { context }: Content, { drawing }: Assets): string[] | undefined {
  const id = component && /<live-demo[^>]* data-id="([^"]+)"/.exec(tabs[0]?.html ?? '')?.[1]
  return drawing?.get(context.demos.get(id ?? '')?.file ?? '')
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
  return createHash('sha256').update(JSON.stringify([pages, assets])).digest('hex').slice(0, 10)
}
