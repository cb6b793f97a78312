import type { FeatureStart } from '../../../core/client/feature.ts'
import { onReload } from '../../../core/client/loading/deployment.ts'
import { loadInto } from '../../../core/client/loading/failure.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { getSessionItem } from '../../../core/client/browser/session-storage.ts'
import { FOUND_WORDS_KEY, getSearchInput, restoreInput, saveInputOnUnload } from './search-input.ts'

/** Loads the search when the visitor focuses the box, presses `/` or Ctrl/Cmd+K, or opens a link with `?q=`. */
function startOnIntent(): void {
  onReload(saveInputOnUnload)
  addEventListener('focusin', ({ target, relatedTarget }) => target === getSearchInput() && loadSearch(relatedTarget))
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      event.target.dataset.entered = event.target.value
    const isShortcut =
      event.key === '/' ? !isTyping(event.target) : event.key === 'k' && (event.metaKey || event.ctrlKey)
    if (!isShortcut) return
    event.preventDefault()
    focusSearch()
  })
  const restored = restoreInput()
  const query = new URLSearchParams(location.search).get('q')
  if (query && !restored) focusSearch(query)
  // the box was focused before this script ran, or found words have to be highlighted
  else if (document.activeElement === getSearchInput() || getSessionItem(FOUND_WORDS_KEY)) loadSearch()
}

function focusSearch(query?: string): void {
  const input = getSearchInput()
  if (!input) return
  if (query) input.value = query
  input.focus()
  input.select()
}

/** `previousFocus` gets the focus back when the search closes. */
function loadSearch(previousFocus: EventTarget | null = null): void {
  const input = getSearchInput()
  const box = input?.parentElement
  if (!box) return
  void loadInto(
    box,
    () => loadPart('part:src/features/search/client/search.tsx', () => import('./search.tsx')),
    ({ startSearch }) => startSearch(input, previousFocus),
    // the focus loads the search again
    { onRetry: () => input.focus() },
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

export const feature: FeatureStart = { start: startOnIntent }
