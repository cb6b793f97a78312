import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { isRunnableDevEnvironment, normalizePath, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite'
import type { PageData } from '../../shared/page.ts'
import { findRedirect } from '../../shared/redirects.ts'
import { getPageFileName, SPECIAL_PREFIX, withoutTrailingSlash } from '../../shared/routes.ts'
import { compilePage, type Content } from '../content/content.ts'
import { CONFIG_FILE } from '../content/site-config.ts'
import type { BuildInfo, Feature, OutputFile } from '../feature.ts'
import { ContentError } from '../files/problems.ts'
import { listSpecialRoutes } from '../hosting/hosting.ts'
import { STYLE, type Assets } from '../prerender/assets.ts'
import { renderDocument } from '../prerender/document.ts'
import { collectAdditions, type ServerEntry } from '../prerender/prerender.ts'
import { renderManifest } from '../prerender/site-files.ts'
import type { ContentSource } from './content-source.ts'
import { bundleInlineScripts, resolveClientFile } from './client-files.ts'
import { findPageProblems, showEdits } from './show-edits.ts'

const VERSION = 'dev'
const BUILD: BuildInfo = { mode: 'development' }
const PAGE_DATA = new RegExp(`^/pages/(.+)\\.${VERSION}\\.json$`)

const TYPES: Record<string, string> = {
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  xml: 'application/atom+xml',
}

/** Compiles pages on request and updates them after an edit. */
export function serveContent(root: string, source: ContentSource, features: Feature[]): Plugin {
  return {
    name: 'site:dev-server',
    apply: 'serve',
    configResolved({ configFileDependencies }) {
      // `showEdits` reads this file again; as a dependency of vite.config.ts it would restart the server
      const index = configFileDependencies.findIndex((file) => file.endsWith(`/${CONFIG_FILE}`))
      if (index >= 0) configFileDependencies.splice(index, 1)
    },
    configureServer(server) {
      const assets = createDevelopmentAssets(root, server.config)
      const specialRoutes = listSpecialRoutes(features)
      showEdits(server, source, features)

      return () => {
        server.middlewares.use((request, response, next) => {
          answer(request.originalUrl ?? '/', { server, source, assets, specialRoutes, response })
            .then((answered) => (answered ? undefined : next()))
            .catch(next)
        })
      }
    },
  }
}

interface RequestContext {
  server: ViteDevServer
  source: ContentSource
  assets: Promise<Assets>
  specialRoutes: string[]
  response: ServerResponse
}

async function answer(
  url: string,
  { server, source, assets, specialRoutes, response }: RequestContext,
): Promise<boolean> {
  const requested = new URL(url, 'http://localhost')
  const { pathname } = requested
  const send = (type: string, body: string | Buffer, status = 200) => {
    response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
    return true
  }
  const content = await source.current()
  const { config } = source
  if (pathname === '/site.webmanifest') return send('application/manifest+json', renderManifest(config))
  if (pathname === '/version.json') {
    return send(
      'application/json',
      JSON.stringify({ version: VERSION, routes: [...content.pages.keys()], redirects: content.redirects }),
    )
  }
  const moved = findRedirect(content.redirects, requested)
  if (moved) {
    // browsers cache permanent redirects, even after the next edit
    response.writeHead(302, { Location: moved, 'Cache-Control': 'no-store' }).end()
    return true
  }
  const file = findFile(content, pathname)
  if (file) return send(TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain', file.content())

  const pageName = PAGE_DATA.exec(pathname)?.[1]
  if (pageName) {
    const route = [...content.pages.keys()].find((candidate) => getPageFileName(candidate) === pageName)
    const page = route && (await compilePageOrExplain(content, route))
    return page ? send('application/json', JSON.stringify(page)) : send('text/plain', 'no such page', 404)
  }
  if (/\.\w+$/.test(pathname) && !pathname.startsWith(`/${SPECIAL_PREFIX}`)) return false

  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development server needs the ssr environment')
  const { render } = (await ssr.runner.import(resolveClientFile('server.tsx'))) as ServerEntry
  const page = (await compilePageOrExplain(content, withoutTrailingSlash(pathname))) ?? null
  const isSpecial = specialRoutes.some((route) => pathname.startsWith(route))
  const html = renderDocument({
    page,
    body: isSpecial ? '' : render(page),
    version: VERSION,
    additions: collectAdditions(page, content, BUILD),
    assets: await assets,
    config,
  })
  return send('text/html', await server.transformIndexHtml(url, html), page || isSpecial ? 200 : 404)
}

/** Compiles a page. If that fails, the error lists the problems in its files. */
async function compilePageOrExplain(content: Content, route: string): Promise<PageData | undefined> {
  try {
    return await compilePage(content, route)
  } catch (error) {
    const problems = findPageProblems(content, route)
    throw problems.length > 0 ? new ContentError(problems) : error
  }
}

const outputFiles = new WeakMap<Content, Map<string, OutputFile>>()

/** The output file of a feature at this address. */
function findFile(content: Content, address: string): OutputFile | undefined {
  let files = outputFiles.get(content)
  if (!files) {
    const all = content.features.flatMap((feature) => feature.outputFiles?.(content, BUILD) ?? [])
    files = new Map(all.map((file) => [file.address, file]))
    outputFiles.set(content, files)
  }
  return files.get(address)
}

async function createDevelopmentAssets(root: string, { environments }: ResolvedConfig): Promise<Assets> {
  const inputs = environments.client?.build.rolldownOptions.input as Record<string, string> | undefined
  const reportPage = createDevelopmentAddress(root, resolveClientFile('report-page.ts'))
  return {
    scripts: await bundleInlineScripts(),
    entry: createDevelopmentAddress(root, resolveClientFile('entry.tsx')),
    preloads: [],
    // with a link, the page is styled before its scripts run
    stylesheet: createDevelopmentAddress(root, inputs?.[STYLE] ?? resolveClientFile('styles/index.css')),
    development: `<script type="module" src="${reportPage}"></script>`,
  }
}

/** The address at which Vite serves a file, inside or outside the root of the site. */
function createDevelopmentAddress(root: string, file: string): string {
  const name = normalizePath(path.relative(root, file))
  return name.startsWith('../') ? path.posix.join('/@fs/', normalizePath(file)) : `/${name}`
}
