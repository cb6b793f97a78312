// The chart engine keeps references to these functions, so this module is imported before it.
const requestAnimationFrame = window.requestAnimationFrame.bind(window)
const requestIdleCallback = window.requestIdleCallback.bind(window)
const setTimeout = window.setTimeout.bind(window)
let frozen = false

window.requestAnimationFrame = (callback) => (frozen ? 0 : requestAnimationFrame(callback))
window.requestIdleCallback = (callback, options) => (frozen ? 0 : requestIdleCallback(callback, options))
window.setTimeout = ((callback: () => void, delay?: number) =>
  frozen ? 0 : setTimeout(callback, delay)) as typeof window.setTimeout

/** Stops animations and deferred work, so that a chart is compared in the state right after it was drawn. */
export function freezeTime(): void {
  frozen = true
}

export const wait = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
