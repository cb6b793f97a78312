import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import type { Content } from '../content.ts'
import { fileStamp } from '../memory.ts'
import { ContentError } from '../problems.ts'
import type { ContentSource } from './content-source.ts'
import { isVirtual } from './virtual-modules.ts'

const WATCHED = /[\\/](content|demos)[\\/]|[\\/]site\.config\.ts$/
/** The watcher tells of a file once in 50 ms, even if it is written in several steps. */
const SILENCE_MS = 60

/** Reads the content again on every edit, and has open pages show it. */
export function showEdits(server: ViteDevServer, source: ContentSource): void {
  const readAgain = () => {
    source.forget()
    forgetModules(server)
    return source.current()
  }
  const show = async (content: Content) => {
    // of two edits at once the later one has read both
    if (content === (await source.current())) announce(server, content)
  }
  const refresh = async (file: string) => {
    if (!WATCHED.test(file)) return
    const stamp = fileStamp(file)
    const content = await readAgain()
    const isSound = content.problems.length === 0
    if (isSound) await show(content)
    await setTimeout(SILENCE_MS)
    if (fileStamp(file) !== stamp) await show(await readAgain())
    // not before: the mistake may have been that half of the file was there
    else if (!isSound) await show(content)
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
    server.ws.send({ type: 'error', err: { message, stack: '', ...(first ? { id: first.file, loc: { file: first.file, line: first.line, column: 0 } } : {}) } })
    return
  }
  // an update without modules takes the error overlay away
  server.ws.send({ type: 'update', updates: [] })
  server.ws.send({ type: 'custom', event: 'site:content', data: { routes: [...pages.keys()] } })
}
