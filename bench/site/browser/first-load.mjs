// @ts-check
/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import { withPage } from './profiles.mjs'

/** @import { Profile } from './profiles.mjs' */

/**
 * The cost of the first visit to a page: transferred bytes, and milliseconds since the start of the navigation.
 * @typedef {{ script: number, bytes: number, requests: number, firstPaint: number, largestPaint: number, blocking: number, shift: number }} FirstLoad
 */

/** How long to observe the page after the load event. */
const AFTERWARDS_MS = 2500

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
    const refused = []
    session.on('Network.responseReceived', ({ response }) => {
      if (response.status >= 400 && response.url.startsWith(origin) && !response.url.includes('/favicon.'))
        refused.push(response.url)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId)
      if (request) request.bytes = encodedDataLength
    })
    await page.addInitScript(observePaints)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(AFTERWARDS_MS)
    // a site with missing files would be the fastest
    if (refused.length > 0) throw new Error(`${address} could not load ${refused.join(', ')}`)
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

/** Runs in the page. */
function observePaints() {
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
