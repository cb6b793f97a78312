import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { lookup } from 'mime-types'
import { isRunnableDevEnvironment, normalizePath, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite'
import type { PageData } from '../../shared/page.ts'
import { oncePer } from '../../shared/once-per.ts'
import { findRedirect } from '../../shared/redirects.ts'
import { getCleanPath, getPageFileName, isSpecialRoute } from '../../shared/routes.ts'
import { startHighlighter, stopHighlighter } from '../code/highlighter.ts'
import { compilePage } from '../content/compile-page.ts'
import type { SiteBuild } from '../content/content.ts'
import { findPage } from '../content/site-build.ts'
import { CONFIG_FILE } from '../content/site-config.ts'
import type { BuildInfo, Feature } from '../feature.ts'
import { ContentError } from '../files/problems.ts'
import { createDocuments } from '../hosting/hosting.ts'
import { listRedirects, mountPage } from '../locales/mount.ts'
import { STYLE, type Assets } from '../prerender/assets.ts'
import { renderPage, renderSpecialDocument, type ServerEntry } from '../prerender/documents.ts'
import { createFileContent, listFeatureFiles, renderManifest } from '../prerender/prerender.ts'
import type { ContentSource } from './content-source.ts'
import { bundleInlineScripts, listRareStyles, resolveClientFile } from './client-files.ts'
import { findPageProblems, showEdits } from './show-edits.ts'

const VERSION = 'dev'
const BUILD: BuildInfo = { mode: 'development' }
const PAGE_DATA = new RegExp(`^/pages/(.+)\\.${VERSION}\\.json$`)

/** Browsers take TypeScript for the video format with the same extension. */
const getType = (pathname: string): string => (!pathname.endsWith('.ts') && lookup(pathname)) || 'text/plain'

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
    buildEnd: stopHighlighter,
    configureServer(server) {
      startHighlighter('development')
      const assets = createDevelopmentAssets(root, server.config, features)
      showEdits(server, source, features)

      return () => {
        server.middlewares.use((request, response, next) => {
          answer(request.originalUrl ?? '/', { server, source, features, assets, response })
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
  features: Feature[]
  assets: Promise<Assets>
  response: ServerResponse
}

async function answer(url: string, context: RequestContext): Promise<boolean> {
  const { server, source, features, assets, response } = context
  // joined, because an address that starts with two slashes would be another host
  const requested = new URL(`http://localhost${url}`)
  const { pathname } = requested
  const send = (type: string, body: string | Buffer, status = 200) => {
    response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
    return true
  }
  const document = (await createDocuments(features, pathname))[0]
  if (document) {
    response.setHeader('Content-Security-Policy', document.policy)
    return send('text/html', document.html)
  }
  const content = await source.current()
  const { config } = source
  if (pathname === '/site.webmanifest') return send('application/manifest+json', renderManifest(config))
  const redirects = listRedirects(content)
  if (pathname === '/version.json') {
    return send('application/json', JSON.stringify({ version: VERSION, routes: listRoutes(content), redirects }))
  }
  const clean = getCleanPath(pathname)
  const isSecondAddress =
    clean !== pathname && (listRoutes(content).includes(clean) || content.targets.specialAddresses.has(clean))
  const moved = findRedirect(redirects, requested) ?? (isSecondAddress ? clean + requested.search : undefined)
  if (moved) {
    // browsers cache permanent redirects, even after the next edit
    response.writeHead(302, { Location: moved, 'Cache-Control': 'no-store' }).end()
    return true
  }
  const file = listFiles(content).get(pathname)
  if (file) return send(getType(pathname), await createFileContent(file))

  const pageName = PAGE_DATA.exec(pathname)?.[1]
  if (pageName) {
    const route = listRoutes(content).find((candidate) => getPageFileName(candidate) === pageName) ?? ''
    const { site, page } = await compileAt(content, route)
    if (!page) return send('text/plain', 'no such page', 404)
    return send('application/json', JSON.stringify(mountPage(page, site)))
  }
  if (/\.\w+$/.test(pathname) && !isSpecialRoute(pathname)) return false

  const sendDocument = async (html: string, status: number) =>
    send('text/html', await server.transformIndexHtml(url, html), status)
  const special = content.features.map(({ specialPage }) => specialPage?.(pathname, content)).find(Boolean)
  if (special) {
    const { locale } = content
    return sendDocument(renderSpecialDocument(special, { version: VERSION, assets: await assets, locale, config }), 200)
  }

  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development server needs the ssr environment')
  const { render } = (await ssr.runner.import(resolveClientFile('server.tsx'))) as ServerEntry
  const { site, page = null } = await compileAt(content, pathname)
  const rendering = { version: VERSION, assets: await assets, build: BUILD, render }
  return sendDocument(renderPage(page, site, rendering), page ? 200 : 404)
}

const listRoutes = ({ inLocales }: SiteBuild): string[] =>
  inLocales.flatMap(({ pages, getAddress }) => [...pages.keys()].map(getAddress))

/** Compiles the page at a path. If that fails, the error lists the problems in its files. */
async function compileAt(content: SiteBuild, pathname: string): Promise<{ site: SiteBuild; page?: PageData }> {
  const { site, route } = findPage(content, pathname)
  try {
    return { site, page: await compilePage(site, route) }
  } catch (error) {
    const problems = findPageProblems(content, pathname)
    throw problems.length > 0 ? new ContentError(problems) : error
  }
}

/** The output files of all features by their address. */
const listFiles = oncePer(
  (content: SiteBuild) => new Map(listFeatureFiles(content, BUILD).map((file) => [file.address, file])),
)

async function createDevelopmentAssets(
  root: string,
  { environments }: ResolvedConfig,
  features: Feature[],
): Promise<Assets> {
  const inputs = environments.client?.build.rolldownOptions.input as Record<string, string> | undefined
  const reportPage = createDevelopmentAddress(root, resolveClientFile('report-page.ts'))
  const rareStyles = listRareStyles(root, features).files.map((file) => createDevelopmentAddress(root, file))
  return {
    scripts: await bundleInlineScripts(),
    entry: createDevelopmentAddress(root, resolveClientFile('entry.tsx')),
    preloads: [],
    // with a link, the page is styled before its scripts run
    stylesheet: createDevelopmentAddress(root, inputs?.[STYLE] ?? resolveClientFile('styles/index.css')),
    development: [
      `<script type="module" src="${reportPage}"></script>`,
      ...rareStyles.map((address) => `<link rel="stylesheet" href="${address}">`),
    ].join('\n'),
  }
}

/** The address at which Vite serves a file, inside or outside the root of the site. */
function createDevelopmentAddress(root: string, file: string): string {
  const name = normalizePath(path.relative(root, file))
  return name.startsWith('../') ? path.posix.join('/@fs/', normalizePath(file)) : `/${name}`
}
