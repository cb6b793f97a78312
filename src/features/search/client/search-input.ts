import { setSessionItem, takeSessionItem } from '../../../core/client/browser/session-storage.ts'

const TYPED_KEY = 'site:typed'

/** Storage key for the words of a search, which are highlighted on the page that was found. */
export const FOUND_WORDS_KEY = 'site:found-words'

export const SEARCH_INPUT_ID = 'search'

export const getSearchInput = (): HTMLInputElement | null =>
  document.getElementById(SEARCH_INPUT_ID) as HTMLInputElement | null

/** Saves the text of the search box when the page unloads, after a `1` if the box has the focus and a `0` if not. */
export function saveInputOnUnload(): void {
  addEventListener('pagehide', () => {
    const input = getSearchInput()
    if (input) setSessionItem(TYPED_KEY, Number(input === document.activeElement) + input.value)
  })
}

/** Restores the text and the focus after a reload. Returns whether there was any text. */
export function restoreInput(): boolean {
  const input = getSearchInput()
  const saved = input && takeSessionItem(TYPED_KEY)
  if (!saved) return false
  input.value = saved.slice(1)
  if (saved[0] === '1') input.focus()
  return saved.length > 1
}
