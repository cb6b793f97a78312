// @ts-check
/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this scope */
import { withPage } from './chromium.mjs'

/** @import { Profile } from './chromium.mjs' */

/** Long enough for any prefetching. */
const HOVER_MS = { fast: 700, slow: 4000 }
const LIMIT_MS = 60_000

/**
 * Measures the milliseconds from the click on a link until the next page is painted, with or without a full page load.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Profile} profile
 * @param {boolean} prefetched whether the pointer has been over the link for a while
 * @returns {Promise<number>}
 */
export function measureNavigation(browser, origin, profile, prefetched) {
  return withPage(browser, profile, async (page) => {
    /** @type {(milliseconds: number) => void} */
    let reportPaint = () => {}
    const painted = new Promise((resolve) => (reportPaint = resolve))
    await page.exposeFunction('benchPainted', (/** @type {number} */ milliseconds) => reportPaint(milliseconds))
    await page.addInitScript(watchForPage, 'Changelog')
    await page.goto(`${origin}/guide`, { waitUntil: 'load' })
    const link = page
      .locator('header a[href^="/changelog"]:visible, nav a[href^="/changelog"]:visible, a[href^="/changelog"]:visible')
      .first()
    const box = await link.boundingBox()
    if (!box) throw new Error(`${origin}/guide has no link to the changelog`)
    /** @type {[number, number]} */
    const middle = [box.x + box.width / 2, box.y + box.height / 2]
    if (prefetched) {
      await page.mouse.move(...middle)
      await page.waitForTimeout(HOVER_MS[profile.name])
    }
    await page.mouse.click(...middle)
    const limit = page
      .waitForTimeout(LIMIT_MS)
      .then(() => Promise.reject(new Error(`${origin}: the changelog was not shown`)))
    limit.catch(() => {})
    return /** @type {Promise<number>} */ (Promise.race([painted, limit]))
  })
}

/**
 * Runs in every document: measures from the click to the frame that shows the title, also across documents.
 * @param {string} title
 */
function watchForPage(title) {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp)),
    true,
  )
  const check = () => {
    const clicked = Number(sessionStorage.getItem('bench-click') ?? 0)
    if (clicked === 0 || !document.querySelector('h1')?.textContent?.includes(title)) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // a message is handled after the frame has been drawn
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => /** @type {any} */ (window).benchPainted(now() - clicked))
      port1.start()
      port2.postMessage(0)
    })
  }
  const observer = new MutationObserver(check)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}
