import type { FeatureActivation } from '../../../core/client/feature.ts'
import { onReload } from '../../../core/client/loading/deployment.ts'
import { loadInto } from '../../../core/client/loading/failure.ts'
import { loadPart } from '../../../core/client/loading/load-part.ts'
import { getSessionItem } from '../../../core/client/browser/session-storage.ts'
import { FOUND_WORDS_KEY, getSearchInput, restoreInput, saveInputOnUnload } from './search-input.ts'

/** Loads the search on focus, `/`, Ctrl/Cmd+K and links with `?q=`. `?` lists the shortcuts. */
function loadOnIntent(): void {
  onReload(saveInputOnUnload)
  addEventListener('focusin', ({ target, relatedTarget }) => target === getSearchInput() && loadSearch(relatedTarget))
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      event.target.dataset.entered = event.target.value
    const isCommand = event.key === 'k' && (event.metaKey || event.ctrlKey)
    if (!isCommand && (!/[/?]/.test(event.key) || isTyping(event.target))) return
    event.preventDefault()
    if (event.key === '?') withSearch((part) => part.showShortcuts())
    else focusSearch()
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
const loadSearch = (previousFocus: EventTarget | null = null) =>
  withSearch(({ startSearch }, input) => startSearch(input, previousFocus))

function withSearch(use: (part: typeof import('./search.tsx'), input: HTMLInputElement) => void): void {
  const input = getSearchInput()
  const box = input?.parentElement
  if (!box) return
  void loadInto(
    box,
    () => loadPart('part:src/features/search/client/search.tsx', () => import('./search.tsx')),
    (part) => use(part, input),
    // the focus loads the search again
    { onRetry: () => input.focus() },
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

export const feature: FeatureActivation = { activate: loadOnIntent }
