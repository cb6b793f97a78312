import path from 'node:path'
import type { HotPayload, ViteDevServer } from 'vite'
import { withoutTrailingSlash } from '../../shared/routes.ts'
import type { Content } from '../content/content.ts'
import { ContentError, type Problem } from '../files/problems.ts'
import { CONFIG_FILE } from '../content/site-config.ts'
import { watchForWrites, type ContentSource } from './content-source.ts'
import { findPageProblems } from './page-problems.ts'
import { isVirtual } from './virtual-modules.ts'

/** Sent by a page that has been opened, with its path. */
const PAGE_OPENED = 'site:page-opened'
/** Sent to open pages after an edit. */
const CONTENT_CHANGED = 'site:content'

/** An update without modules removes the error overlay. */
const CLEAR_OVERLAY: HotPayload = { type: 'update', updates: [] }

/** Reads the content again on every edit, updates open pages, and shows problems in Vite's error overlay. */
export function showEdits(server: ViteDevServer, source: ContentSource): void {
  const { root, logger } = server.config
  let reported = ''
  /** No page has shown the current problems yet. */
  let isUnseen = false

  const report = ({ problems }: Content) => {
    const message = problems.length > 0 ? new ContentError(problems).message : ''
    const isNew = message !== reported
    reported = message
    if (isNew && message) logger.error(message, { timestamp: true })
    return isNew
  }

  const announce = (content: Content) => {
    const isNew = report(content)
    server.ws.send({ type: 'custom', event: CONTENT_CHANGED, data: { routes: [...content.pages.keys()] } })
    if (!reported) server.ws.send(CLEAR_OVERLAY)
    else if (isNew) {
      server.ws.send(createErrorPayload(content.problems))
      isUnseen = server.ws.clients.size === 0
    }
  }

  const refresh = async (file: string): Promise<void> => {
    if (!isContent(path.relative(root, file))) return
    const isUnchanged = watchForWrites(file)
    forgetModules(server)
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

const isContent = (file: string): boolean => /^(?:content|demos)[\\/]/.test(file) || file === CONFIG_FILE

/** Virtual modules are created again on the next request, so that a new demo is found without a restart. */
function forgetModules(server: ViteDevServer): void {
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
