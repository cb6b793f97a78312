// @ts-check
/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this scope */
import { withPage } from './chromium.mjs'

/** @import { Profile } from './chromium.mjs' */

/**
 * The milliseconds from navigation to a drawn chart, and whether its poster was part of the first paint.
 * @typedef {{ live: number, posterInFirstPaint: boolean }} LiveChart
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {Profile} profile
 * @returns {Promise<LiveChart>}
 */
export function measureLiveChart(browser, address, profile) {
  return withPage(browser, profile, async (page) => {
    await page.addInitScript(watchForChart)
    await page.goto(address, { waitUntil: 'commit' })
    const found = await page.waitForFunction(() => /** @type {any} */ (window).benchChart, undefined, {
      timeout: 120_000,
    })
    return found.jsonValue()
  })
}

/** Runs in the page: records the first canvas with content. */
function watchForChart() {
  let posterInFirstPaint = false
  new PerformanceObserver(
    () => (posterInFirstPaint ||= (document.querySelector('.poster')?.getBoundingClientRect().height ?? 0) > 100),
  ).observe({ type: 'paint', buffered: true })
  // reads a small copy, because reading the whole canvas in every frame takes longer than drawing it
  const copy = Object.assign(document.createElement('canvas'), { width: 90, height: 60 }).getContext('2d', {
    willReadFrequently: true,
  })
  const isDrawn = (/** @type {HTMLCanvasElement} */ canvas) => {
    if (!copy || canvas.width <= 100 || canvas.height <= 100) return false
    copy.clearRect(0, 0, 90, 60)
    copy.drawImage(canvas, 0, 0, 90, 60)
    return new Set(new Uint32Array(copy.getImageData(0, 0, 90, 60).data.buffer)).size > 3
  }
  const check = () => {
    if (![...document.querySelectorAll('canvas')].some(isDrawn)) return void requestAnimationFrame(check)
    Object.assign(window, { benchChart: { live: performance.now(), posterInFirstPaint } })
  }
  requestAnimationFrame(check)
}
