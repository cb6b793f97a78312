/** How far a page key goes. */
const PAGE = 8

/** The row that a key leads to; undefined for a key that does not move in the list. Arrows go round. */
export function getNextRow(
  { key, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>,
  active: number,
  count: number,
): number | undefined {
  // with these one selects text
  if (count === 0 || shiftKey || altKey) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? last : active - 1
    case 'PageDown':
      return Math.min(active + PAGE, last)
    case 'PageUp':
      return Math.max(active - PAGE, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
