/** A page that has not been scrolled for this long is idle. */
const IDLE_MS = 120

let scrolledAt = -IDLE_MS
addEventListener('scroll', () => (scrolledAt = performance.now()), { passive: true })

/** Resolves when the page is not being scrolled, so that work longer than a frame does not make it stutter. */
export async function waitForIdle(): Promise<void> {
  const left = scrolledAt + IDLE_MS - performance.now()
  if (left <= 0) return
  await new Promise((resolve) => setTimeout(resolve, left))
  await waitForIdle()
}
