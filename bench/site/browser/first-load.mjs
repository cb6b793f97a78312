// @ts-check
/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this scope */
import { withPage } from './chromium.mjs'

/** @import { Profile } from './chromium.mjs' */

/**
 * The cost of the first visit to a page: transferred bytes, and milliseconds since the start of the navigation.
 * @typedef {object} FirstLoad
 * @property {number} script
 * @property {number} bytes
 * @property {number} requests
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} blocking
 * @property {number} shift
 */

/** How long to observe the page after the load event. */
const OBSERVE_MS = 2500

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {Profile} profile
 * @returns {Promise<FirstLoad>}
 */
export function measureFirstLoad(browser, address, profile) {
  return withPage(browser, profile, async (page, session) => {
    const { origin } = new URL(address)
    /** @type {Map<string, { type: string, bytes: number }>} */
    const requests = new Map()
    session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
      if (request.url.startsWith(origin)) requests.set(requestId, { type, bytes: 0 })
    })
    /** @type {string[]} */
    const failed = []
    session.on('Network.responseReceived', ({ response }) => {
      if (response.status >= 400 && response.url.startsWith(origin) && !response.url.includes('/favicon.'))
        failed.push(response.url)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId)
      if (request) request.bytes = encodedDataLength
    })
    await page.addInitScript(observePaints)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(OBSERVE_MS)
    // a site with missing files would be faster
    if (failed.length > 0) throw new Error(`${address} could not load ${failed.join(', ')}`)
    const paints = await page.evaluate(() => /** @type {any} */ (window).benchPaints())
    const all = [...requests.values()]
    const sum = (/** @type {typeof all} */ list) => list.reduce((total, { bytes }) => total + bytes, 0)
    return {
      script: sum(all.filter(({ type }) => type === 'Script')),
      bytes: sum(all),
      requests: all.length,
      ...paints,
    }
  })
}

/** Runs in the page. `benchPaints()` returns what was observed. */
export function observePaints() {
  let largestPaint = 0
  let shift = 0
  /** @type {PerformanceEntry[]} */
  const longTasks = []
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (largestPaint = startTime))
  observe('layout-shift', ({ value }) => (shift += value))
  observe('longtask', (entry) => longTasks.push(entry))
  Object.assign(window, {
    benchPaints: () => {
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      // the part of every task over 50 ms, after the first paint
      const blocking = longTasks.reduce(
        (total, { startTime, duration }) =>
          total + Math.max(startTime + duration - Math.max(startTime + 50, firstPaint), 0),
        0,
      )
      return { firstPaint, largestPaint, blocking, shift }
    },
  })
}
