import type { ViteDevServer } from 'vite'
import type { Content } from '../content/content.ts'
import { ContentError } from '../files/problems.ts'
import { lookAt, type ContentSource } from './content-source.ts'
import { isVirtual } from './virtual-modules.ts'

const WATCHED = /[\\/](content|demos)[\\/]|[\\/]site\.config\.ts$/

/** Reads the content again on every edit, and has open pages show it. */
export function showEdits(server: ViteDevServer, source: ContentSource): void {
  const refresh = async (file: string) => {
    if (!WATCHED.test(file)) return
    const isAsItWas = lookAt(file)
    forgetModules(server)
    const reading = source.readAgain(file)
    const content = await reading
    // of two edits at once the later one has read both
    if (source.current() === reading) announce(server, content)
    // the watcher is silent about a file for 50 ms after it has told of it
    if (!(await isAsItWas())) await refresh(file)
  }
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, (file) => void refresh(file))
}

/** What the browser imports of the content is made anew when it is next asked for: a new demo is found without a restart. */
function forgetModules(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) if (isVirtual(id)) moduleGraph.invalidateModule(module)
  }
}

/** Tells open pages that the content has changed, or what is wrong with it. */
function announce(server: ViteDevServer, { problems, pages }: Content): void {
  if (problems.length > 0) {
    const { message } = new ContentError(problems)
    server.config.logger.error(message, { timestamp: true })
    const [first] = problems
    server.ws.send({
      type: 'error',
      err: {
        message,
        stack: '',
        ...(first ? { id: first.file, loc: { file: first.file, line: first.line, column: 0 } } : {}),
      },
    })
    return
  }
  // an update without modules takes the error overlay away
  server.ws.send({ type: 'update', updates: [] })
  server.ws.send({ type: 'custom', event: 'site:content', data: { routes: [...pages.keys()] } })
}
