import type { ServerResponse } from 'node:http'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { demoIdOf, fileNameOf, SPECIAL_PREFIX, withoutTrailingSlash } from '../../shared/routes.ts'
import { optionFiles } from '../../../features/api-tables/node/option-files.ts'
import { renderFeed } from '../../../features/changelog/node/feed.ts'
import { compilePage, requireSound, type Content } from '../content/content.ts'
import { asFile } from '../../../features/demos/node/posters/posters.ts'
import { ENTRY, STYLE, type Assets } from '../prerender/assets.ts'
import { renderDocument } from '../prerender/document.ts'
import type { ServerEntry } from '../prerender/prerender.ts'
import { renderManifest } from '../prerender/site-files.ts'
import { searchFile } from '../../../features/search/node/search-index.ts'
import type { ContentSource } from './content-source.ts'
import { bundleInlineScripts } from './inline-scripts.ts'
import { showEdits } from './show-edits.ts'

const VERSION = 'dev'
/** Made when it is asked for, so that an edit does not wait for it. */
const SEARCH_INDEX = `/search/index.${VERSION}.json`
const PAGE_DATA = new RegExp(`^/pages/(.+)\\.${VERSION}\\.json$`)

/** Serves pages as they are written: compiled on request, shown again on every edit. */
export function serveContent(root: string, source: ContentSource): Plugin {
  return {
    name: 'site:dev-server',
    apply: 'serve',
    configureServer(server) {
      const assets = developmentAssets(root)
      showEdits(server, source)

      return () => {
        server.middlewares.use((request, response, next) => {
          answer(request.originalUrl ?? '/', { server, source, assets, response })
            .then((answered) => (answered ? undefined : next()))
            .catch(next)
        })
      }
    },
  }
}

interface Work {
  server: ViteDevServer
  source: ContentSource
  assets: Promise<Assets>
  response: ServerResponse
}

async function answer(url: string, { server, source, assets, response }: Work): Promise<boolean> {
  const { pathname } = new URL(url, 'http://localhost')
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
    return true
  }
  const content = await source.current()
  const { config } = source
  if (pathname === '/changelog.xml') return send('application/atom+xml', renderFeed(content.context.releases, config))
  if (pathname === '/site.webmanifest') return send('application/manifest+json', renderManifest(config))
  if (pathname === '/version.json')
    return send('application/json', JSON.stringify({ version: VERSION, routes: [...content.pages.keys()] }))

  if (pathname === SEARCH_INDEX) return send('application/json', searchFile(content).text)

  const options = pathname.startsWith('/options/') ? optionFiles(content.context.api).get(pathname) : undefined
  if (options) return send('application/json', JSON.stringify(options))

  const picture = pictureAt(content, pathname)
  if (picture) return send('image/svg+xml', asFile(picture.drawing))

  requireSound(content)
  const dataOf = PAGE_DATA.exec(pathname)?.[1]
  if (dataOf) {
    const route = [...content.pages.keys()].find((candidate) => fileNameOf(candidate) === dataOf)
    const page = route && (await compilePage(content, route))
    return page ? send('application/json', JSON.stringify(page)) : send('text/plain', 'no such page', 404)
  }
  if (/\.\w+$/.test(pathname) && !pathname.startsWith(`/${SPECIAL_PREFIX}`)) return false

  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development server needs the ssr environment')
  const { render } = (await ssr.runner.import('/src/core/client/server.tsx')) as ServerEntry
  const page = (await compilePage(content, withoutTrailingSlash(pathname))) ?? null
  const standalone = demoIdOf(pathname) !== undefined
  const html = renderDocument({
    page,
    body: standalone ? '' : render(page),
    version: VERSION,
    search: SEARCH_INDEX,
    assets: await assets,
    config,
  })
  return send('text/html', await server.transformIndexHtml(url, html), page || standalone ? 200 : 404)
}

const pictureAt = ({ context }: Content, address: string) =>
  [...context.demos.values()]
    .flatMap(({ poster }) => Object.values(poster?.pictures ?? {}))
    .find((picture) => picture.address === address)

async function developmentAssets(root: string): Promise<Assets> {
  return {
    scripts: await bundleInlineScripts(root),
    entry: `/${ENTRY}`,
    preloads: [],
    // a link, so that the page is styled before its scripts have run
    stylesheet: `/${STYLE}`,
  }
}
