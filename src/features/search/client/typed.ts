import { setSessionItem, takeSessionItem } from '../../../core/client/browser/session-storage.ts'

const TYPED_KEY = 'site:typed'

/** The words that a hit was found by, for a page that is loaded whole. */
export const FOUND_WORDS_KEY = 'site:found-words'

export const SEARCH_INPUT = 'search'

export const searchInput = (): HTMLInputElement | null =>
  document.getElementById(SEARCH_INPUT) as HTMLInputElement | null

/** Stores the text of the box over a reload, up to the last key. The first character says whether the box has the focus. */
export function keepTyped(): void {
  addEventListener('pagehide', () => {
    const input = searchInput()
    if (input) setSessionItem(TYPED_KEY, Number(input === document.activeElement) + input.value)
  })
}

/** Restores the text, and the focus if the box had it. Returns whether there was a text. */
export function restoreTyped(): boolean {
  const input = searchInput()
  const kept = input && takeSessionItem(TYPED_KEY)
  if (!kept) return false
  input.value = kept.slice(1)
  if (kept[0] === '1') input.focus()
  return kept.length > 1
}
