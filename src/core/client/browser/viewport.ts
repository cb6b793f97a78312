/**
 * Calls back when an element comes within `margin` of the viewport and when it leaves. Returns a function that stops
 * observing. Without IntersectionObserver every element counts as near.
 */
export function observeNearViewport(element: Element, margin: string, onChange: (isNear: boolean) => void): () => void {
  if (!('IntersectionObserver' in window)) {
    onChange(true)
    return () => {}
  }
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: margin,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** A page that has not been scrolled for this long is idle. */
const IDLE_MS = 120

let scrolledAt = -IDLE_MS
addEventListener('scroll', () => (scrolledAt = performance.now()))

/** Resolves when the page is not being scrolled: work longer than a frame would make the scrolling stutter. */
export async function waitForIdle(): Promise<void> {
  const left = scrolledAt + IDLE_MS - performance.now()
  if (left <= 0) return
  await new Promise((resolve) => setTimeout(resolve, left))
  await waitForIdle()
}
