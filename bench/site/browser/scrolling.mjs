// @ts-check
/** The speed of continuous wheel scrolling, in pixels per frame. */
export const STEP = 60

/**
 * Runs in the page: scrolls from top to bottom and returns the duration of each frame in milliseconds.
 * @param {number} step
 * @returns {Promise<number[]>}
 */
export function scrollThrough(step) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = []
    let before = performance.now()
    const next = (/** @type {number} */ now) => {
      frames.push(now - before)
      before = now
      scrollBy({ top: step, behavior: 'instant' })
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 2) resolve(frames.slice(1))
      else requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}
