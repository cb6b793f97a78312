// @ts-check
import { FAST, SLOW, withPage } from './chromium.mjs'

/** The speed of continuous wheel scrolling, in pixels per frame. */
export const STEP = 60

/**
 * Measures the frames, in milliseconds, while a page is scrolled from top to bottom on a slow machine.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<number[]>}
 */
export function measureScrolling(browser, address) {
  return withPage(browser, { ...FAST, cpu: SLOW.cpu }, async (page) => {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(4000)
    return page.evaluate(scrollThrough, STEP)
  })
}

/**
 * Runs in the page.
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
