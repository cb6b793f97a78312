// @ts-check
/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this scope */
import { FAST, SLOW, withPage } from '../site/browser/chromium.mjs'
import { observePaints } from '../site/browser/first-load.mjs'
import { scrollThrough, STEP } from '../site/browser/scrolling.mjs'

/** @import { Browser, Page } from '@playwright/test' */

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** Long enough for everything that a page does when it is idle. */
const IDLE_MS = 4000

/**
 * The first load of a page on a slow phone. Times are milliseconds since the start of the navigation.
 * @typedef {{ firstPaint: number, largestPaint: number, blocking: number, elements: number, html: number }} Load
 */

/**
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<Load>}
 */
export const measureLoad = (browser, address) =>
  withPage(
    browser,
    SLOW,
    async (page) => {
      await page.addInitScript(observePaints)
      await page.goto(address, { waitUntil: 'load' })
      const loaded = await page.evaluate(() => {
        const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))
        return { elements: document.querySelectorAll('*').length, html: navigation?.encodedBodySize ?? Number.NaN }
      })
      await page.waitForTimeout(10_000)
      const paints = await page.evaluate(() => /** @type {any} */ (window).benchPaints())
      return { ...paints, ...loaded }
    },
    PHONE,
  )

/**
 * Milliseconds from the first movement of the pointer over a chart to its tooltip, for the first demo of an idle page
 * and for the next one.
 * @param {Browser} browser
 * @param {string} address
 * @param {number} cpu
 * @returns {Promise<{ first: number, later: number }>}
 */
export const measureTooltips = (browser, address, cpu) =>
  withPage(browser, { ...FAST, cpu }, async (page) => {
    await page.goto(address, { waitUntil: 'load' })
    return { first: await measureTooltip(page, 0), later: await measureTooltip(page, 1) }
  })

/**
 * @param {Page} page
 * @param {number} index
 */
async function measureTooltip(page, index) {
  const stage = page.locator('live-demo:not([data-eager]) .stage').nth(index)
  await page.mouse.move(0, 0)
  await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(IDLE_MS)
  const box = await stage.boundingBox()
  if (!box) throw new Error('the page has no chart')
  const shown = stage.evaluate(
    (element) =>
      new Promise((resolve) => {
        let start = 0
        element.addEventListener('pointermove', ({ timeStamp }) => (start ||= timeStamp))
        const check = () => {
          const isShown = element.querySelector('.g2-tooltip')?.checkVisibility({ visibilityProperty: true })
          if (isShown) resolve(performance.now() - start)
          else requestAnimationFrame(check)
        }
        check()
      }),
  )
  // lets the page start to watch
  await page.waitForTimeout(100)
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.55)
  return /** @type {Promise<number>} */ (shown)
}

/**
 * The longest frame while a page is scrolled, in milliseconds, on a phone with a slow processor.
 * @param {Browser} browser
 * @param {string} address
 */
export const measureLongestFrame = (browser, address) =>
  withPage(
    browser,
    { ...FAST, cpu: SLOW.cpu },
    async (page) => {
      await page.goto(address, { waitUntil: 'load' })
      await page.waitForTimeout(IDLE_MS)
      return Math.max(...(await page.evaluate(scrollThrough, STEP)))
    },
    PHONE,
  )

/**
 * The memory of the scripts of a page after it was scrolled through and back, in bytes.
 * @param {Browser} browser
 * @param {string} address
 */
export const measureMemory = (browser, address) =>
  withPage(
    browser,
    FAST,
    async (page, session) => {
      await page.goto(address, { waitUntil: 'load' })
      await page.waitForTimeout(IDLE_MS)
      await page.evaluate(scrollThrough, STEP)
      await page.evaluate(() => scrollTo(0, 0))
      await page.waitForTimeout(1000)
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      return usedSize
    },
    PHONE,
  )
