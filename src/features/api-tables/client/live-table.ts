import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { serveFilter } from './filter.ts'
import { reveal } from './reveal.ts'
import { unfold } from './unfold.ts'

/** Makes a table answer: folds load what they hold, the filter filters, addresses lead to their row. Returns what ends it. */
export function enliven(table: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const onToggle = (event: Event) => {
    if (event.target instanceof HTMLDetailsElement && event.target.open) void unfold(table, event.target)
  }
  const seek = () => void reveal(table, decodeHash(location.hash))
  table.addEventListener('toggle', onToggle, { capture: true, signal })
  addEventListener('hashchange', seek, { signal })
  serveFilter(table, signal)
  // what was opened before this script was there
  for (const fold of table.querySelectorAll<HTMLDetailsElement>('details[data-object][open]')) void unfold(table, fold)
  seek()
  return () => controller.abort()
}
