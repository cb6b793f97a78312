// @ts-check
// Types into the editor and measures how long the chart takes to be drawn again. Needs a build: npm run build
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/run.mjs'
import { FAST, launchChromium, withPage } from '../site/browser/chromium.mjs'
import { hostOutput } from '../site/browser/host.mjs'

/** @import { Browser } from '@playwright/test' */

/** Long enough that each key draws the chart, and an animation is over. */
const PAUSE = 700
const KEYS = 7
const TARGET = 100

const demos = readdirSync(path.join(root, 'demos')).flatMap((chart) => {
  const first = readdirSync(path.join(root, 'demos', chart)).find((name) => name.endsWith('.tsx'))
  return first === undefined ? [] : `${chart}-${first.replace('.tsx', '')}`
})

/** The time on the clock that pages in different processes have in common. Runs in the page. */
const recordKeys = () => {
  const times = /** @type {number[]} */ ([])
  Object.assign(window, { times })
  addEventListener('input', () => times.push(performance.timeOrigin + performance.now()), true)
}

/** Records when a new chart is shown. Runs in the frame. */
const recordCharts = () => {
  const times = /** @type {number[]} */ ([])
  Object.assign(window, { times })
  new MutationObserver((records) => {
    const isShown = records.some(
      ({ target }) => target instanceof Element && target.matches('.stage-live') && target.querySelector('canvas'),
    )
    if (isShown) requestAnimationFrame(() => times.push(performance.timeOrigin + performance.now()))
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] })
}

const readTimes = () => /** @type {number[]} */ (Reflect.get(window, 'times'))

/** @param {number[]} values */
const getMedian = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * The median time from a key to the chart, in milliseconds.
 * @param {Browser} browser
 * @param {string} address
 */
const measureDemo = (browser, address) =>
  withPage(browser, FAST, async (page) => {
    await page.goto(address, { waitUntil: 'load' })
    const frame = page.frameLocator('.editor iframe')
    await frame.locator('.stage-live canvas').first().waitFor()
    await page.waitForTimeout(PAUSE)
    await page.evaluate(recordKeys)
    await frame.locator('body').evaluate(recordCharts)
    await page.locator('.editor textarea').first().press('Control+End')
    await page.keyboard.type('//')
    await page.waitForTimeout(PAUSE)
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.type('x')
      await page.waitForTimeout(PAUSE)
    }
    const keys = (await page.evaluate(readTimes)).slice(-KEYS)
    const charts = await frame.locator('body').evaluate(readTimes)
    return getMedian(keys.map((time) => (charts.find((drawn) => drawn > time) ?? Infinity) - time))
  })

const host = await hostOutput(path.join(root, 'dist'))
const browser = await launchChromium()
/** @type {{ demo: string, time: number }[]} */
const rows = []
for (const demo of demos)
  rows.push({ demo, time: await measureDemo(browser, `${host.origin}/playground?demo=${demo}`) })
await browser.close()
host.stop()

const slowest = rows.toSorted((a, b) => b.time - a.time).slice(0, 5)
const report = `# From a key to the chart

Made by \`node bench/playground/run.mjs\`: the time from a key in the editor of the playground to the frame in which the
new chart is shown. ${KEYS} keys for the first demo of each of ${rows.length} charts.

- Median of all demos: ${getMedian(rows.map(({ time }) => time)).toFixed(0)} ms; the target is ${TARGET} ms.
- Slowest demos: ${slowest.map(({ demo, time }) => `${demo} (${time.toFixed(0)} ms)`).join(', ')}
`
writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), report)
console.log(report)
