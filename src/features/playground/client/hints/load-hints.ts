import type { PrismEditor } from 'prism-code-editor'
import { components, version } from 'virtual:playground/hints'
import { loadPart, loadJson } from '../../../../core/client/loading/load-part.ts'
import { isRecord } from '../../../../core/shared/is-record.ts'
import { loadOnce } from '../../../../core/client/loading/load-once.ts'
import { getHintsAddress, SHARED_HINTS, type OptionHints } from '../../shared/hints/option-hints.ts'

/** Safari has no `requestIdleCallback`. */
const IDLE_DELAY_MS = 500

/** Loads suggestions and checks of options when the page is idle. Without them the editor works as before. */
export function loadHintsWhenIdle(editor: PrismEditor, view: HTMLElement): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  const load = async () => {
    try {
      const part = await loadPart(
        'part:src/features/playground/client/hints/start-hints.ts',
        () => import('./start-hints.ts'),
      )
      // passed on, because the build would split the script of every page if that part loaded files itself
      if (!isStopped) stop = part.startHints(editor, view, loadHints)
    } catch {
      // nothing that the visitor asked for is missing
    }
  }
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: 4000 })
    else void load()
  }, IDLE_DELAY_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop?.()
  }
}

/** Loads the options of some components and of the objects in them. */
async function loadHints(names: string[]): Promise<OptionHints> {
  const known = names.filter((name) => components.includes(name))
  const files = await Promise.all((known.length > 0 ? [SHARED_HINTS, ...known] : []).map(loadFile))
  return {
    objects: Object.fromEntries(files.flatMap(({ objects }) => Object.entries(objects))),
    defaults: Object.fromEntries(files.flatMap(({ defaults }) => Object.entries(defaults))),
  }
}

const loadFile = (name: string): Promise<OptionHints> =>
  loadOnce(getHintsAddress(name, version), (address) => loadJson(address, isOptionHints))

const isOptionHints = (value: unknown): value is OptionHints =>
  isRecord(value) && isRecord(value.objects) && isRecord(value.defaults)
