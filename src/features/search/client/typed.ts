import { remember, take } from '../../../core/client/browser/session-storage.ts'

const TYPED_KEY = 'site:typed'

export const SEARCH_INPUT = 'search'

export const searchInput = (): HTMLInputElement | null =>
  document.getElementById(SEARCH_INPUT) as HTMLInputElement | null

/** Keeps what stands in the box, up to the last key, over a load that the visitor has not asked for. The first sign says whether the box has the focus. */
export function keepTyped(): void {
  addEventListener('pagehide', () => {
    const input = searchInput()
    if (input) remember(TYPED_KEY, Number(input === document.activeElement) + input.value)
  })
}

/** Puts it back, with the focus if the box had it. Says whether there was something. */
export function restoreTyped(): boolean {
  const input = searchInput()
  const kept = input && take(TYPED_KEY)
  if (!kept) return false
  input.value = kept.slice(1)
  if (kept[0] === '1') input.focus()
  return kept.length > 1
}
