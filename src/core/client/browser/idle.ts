/** A page that has not been scrolled for this long is at rest. */
const REST_MS = 120

let scrolledAt = -REST_MS
addEventListener('scroll', () => (scrolledAt = performance.now()), { passive: true })

/** Comes when the page is not being scrolled: what takes longer than a frame would make it stumble. */
export async function atRest(): Promise<void> {
  const left = scrolledAt + REST_MS - performance.now()
  if (left <= 0) return
  await new Promise((resolve) => setTimeout(resolve, left))
  await atRest()
}
