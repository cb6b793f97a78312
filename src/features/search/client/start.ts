import type { FeatureStart } from '../../../core/client/feature.ts'
import { text } from '../../../core/shared/texts/index.ts'
import { onReload, reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { getSessionItem } from '../../../core/client/browser/session-storage.ts'
import { FOUND_WORDS_KEY, keepTyped, restoreTyped, searchInput } from './typed.ts'

/** Loads the search when the visitor shows intent to use it: the box, `/`, Ctrl or Cmd and K, a link with `?q=`, or a page that was found. */
function startOnIntent(): void {
  onReload(keepTyped)
  addEventListener('focusin', ({ target, relatedTarget }) => target === searchInput() && void wake(relatedTarget))
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      event.target.dataset.entered = event.target.value
    const asked = event.key === '/' ? !isTyping(event.target) : event.key === 'k' && (event.metaKey || event.ctrlKey)
    if (!asked) return
    event.preventDefault()
    openSearch()
  })
  const restored = restoreTyped()
  const query = new URLSearchParams(location.search).get('q')
  if (query && !restored) openSearch(query)
  // clicked before the script was there, or a search that ended here
  else if (document.activeElement === searchInput() || getSessionItem(FOUND_WORDS_KEY)) void wake()
}

function openSearch(query?: string): void {
  const input = searchInput()
  if (!input) return
  if (query) input.value = query
  input.focus()
  input.select()
}

/** `before` had the focus, and gets it back. */
async function wake(before: EventTarget | null = null): Promise<void> {
  const input = searchInput()
  try {
    const { startSearch } = await loadPart('part:src/features/search/client/search.tsx', () => import('./search.tsx'))
    if (input) startSearch(input, before)
  } catch (error) {
    if (!(await reloadIfOutdated(error))) input?.parentElement?.setAttribute('data-failed', text('failure.title'))
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

export const feature: FeatureStart = { start: startOnIntent }
