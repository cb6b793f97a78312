/** How long to wait for the target of a hash. */
const WAIT_MS = 10_000

/** Scrolls to the target of a hash once it is added to the document. The browser scrolls to existing targets. */
export function scrollToHashTarget(hash: string): void {
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
  // a visitor who has moved on must not be scrolled back
  for (const event of GESTURES) addEventListener(event, stop, { passive: true })
  observer.observe(document.body, { childList: true, subtree: true })
}

const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Empty for a hash with an invalid encoding. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
