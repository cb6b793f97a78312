import type { PrismEditor } from 'prism-code-editor'
import { loadPart } from '../../../../core/client/loading/load-part.ts'
import { loadHints } from '../option-files.ts'

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
      if (!isStopped) stop = part.activateHints(editor, view, loadHints)
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
