import path from 'node:path'
import { normalizePath, type HotPayload, type ViteDevServer } from 'vite'
import { withoutTrailingSlash } from '../../shared/routes.ts'
import type { SiteBuild } from '../content/content.ts'
import { CONFIG_FILE } from '../content/site-config.ts'
import type { Feature } from '../feature.ts'
import { ContentError, type Problem } from '../files/problems.ts'
import { findPage } from '../content/site-build.ts'
import { watchForWrites, type ContentSource } from './content-source.ts'
import { isVirtual } from './virtual-modules.ts'

/** Sent by a page that has been opened, with its path. */
const PAGE_OPENED = 'site:page-opened'
/** Sent to open pages after an edit. */
const CONTENT_CHANGED = 'site:content'

/** An update without modules removes the error overlay. */
const CLEAR_OVERLAY: HotPayload = { type: 'update', updates: [] }

/** Reads the content again on every edit, updates open pages, and shows problems in Vite's error overlay. */
export function showEdits(server: ViteDevServer, source: ContentSource, features: Feature[]): void {
  const { root, logger } = server.config
  const folders = ['content', ...features.flatMap(({ sources = [] }) => sources.map(({ folder }) => folder))]
  const isContent = (file: string): boolean =>
    file === CONFIG_FILE || folders.some((folder) => file.startsWith(`${folder}/`))
  let reported = ''
  /** No page has shown the current problems yet. */
  let isUnseen = false

  const report = ({ problems }: SiteBuild) => {
    const message = problems.length > 0 ? new ContentError(problems).message : ''
    const isNew = message !== reported
    reported = message
    if (isNew && message) logger.error(message, { timestamp: true })
    return isNew
  }

  const announce = (content: SiteBuild) => {
    const isNew = report(content)
    server.ws.send({ type: 'custom', event: CONTENT_CHANGED, data: { routes: [...content.pages.keys()] } })
    if (!reported) server.ws.send(CLEAR_OVERLAY)
    else if (isNew) {
      server.ws.send(createErrorPayload(content.problems))
      isUnseen = server.ws.clients.size === 0
    }
  }

  const refresh = async (file: string): Promise<void> => {
    if (!isContent(normalizePath(path.relative(root, file)))) return
    const isUnchanged = watchForWrites(file)
    invalidateVirtualModules(server)
    const reading = source.readAgain(file)
    const content = await reading
    // the later of two simultaneous edits has read both
    if (source.current() === reading) announce(content)
    // the watcher reports no second change of a file within 50 ms
    if (!(await isUnchanged())) await refresh(file)
  }

  const logFailure = (error: unknown) =>
    logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error), { timestamp: true })

  for (const event of ['add', 'change', 'unlink'] as const)
    server.watcher.on(event, (file) => void refresh(file).catch(logFailure))

  const withOverlay = new WeakSet<object>()
  server.ws.on(PAGE_OPENED, async ({ pathname }: { pathname: string }, client) => {
    const content = await source.current()
    const problems = isUnseen ? content.problems : findPageProblems(content, withoutTrailingSlash(pathname))
    isUnseen = false
    if (problems.length > 0) client.send(createErrorPayload(problems))
    else if (withOverlay.has(client)) client.send(CLEAR_OVERLAY)
    if (problems.length > 0) withOverlay.add(client)
    else withOverlay.delete(client)
  })

  source.current().then((content) => (isUnseen = report(content)), logFailure)
}

/**
 * The problems of one page. Besides its own Markdown, files that have its name belong to it:
 * `demos/line/basic.tsx` to `/api/line`, `content/changelog.yaml` to `/changelog`.
 */
export function findPageProblems(content: SiteBuild, pathname: string): Problem[] {
  const { site, route } = findPage(content, pathname)
  const own = new Set((site.pages.get(route) ?? []).map(({ file }) => file.path))
  const name = route.split('/').at(-1) || 'index'
  return content.problems.filter(
    ({ file }) => own.has(file) || (!file.endsWith('.md') && file.split(/[/.]/).includes(name)),
  )
}

/** Virtual modules are created again on the next request, because they depend on the content. */
function invalidateVirtualModules(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) if (isVirtual(id)) moduleGraph.invalidateModule(module)
  }
}

function createErrorPayload(problems: Problem[]): HotPayload {
  const [first] = problems
  return {
    type: 'error',
    err: {
      message: new ContentError(problems).message,
      stack: '',
      ...(first ? { id: first.file, loc: { file: first.file, line: first.line, column: 0 } } : {}),
    },
  }
}
