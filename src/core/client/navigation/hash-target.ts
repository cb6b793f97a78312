/** How long a hash may wait for the part it points to. */
const WAIT_MS = 10_000

/** Scrolls to the target of a hash that is not in the document yet, as soon as it is. The browser does the rest. */
export function revealHashTarget(hash: string): void {
  const id = decodeHash(hash)
  if (id === '' || document.getElementById(id)) return
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of GESTURES) removeEventListener(event, stop)
  }
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id)
    if (!target) return
    stop()
    target.scrollIntoView()
  })
  const timer = setTimeout(stop, WAIT_MS)
  // a visitor who moves on is not pulled back
  for (const event of GESTURES) addEventListener(event, stop, { passive: true })
  observer.observe(document.body, { childList: true, subtree: true })
}

const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** A hash that is not validly encoded names nothing. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
