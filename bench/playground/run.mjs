// @ts-check
// Types into the editor and measures how long the chart takes to be drawn again, and opens links that were made to block
// the page. Needs a build: npm run build
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../../scripts/run.mjs'
import { FAST, launchChromium, withPage } from '../site/browser/chromium.mjs'
import { hostOutput } from '../site/browser/host.mjs'

/** @import { Browser } from '@playwright/test' */

/** Long enough that each key draws the chart, and an animation is over. */
const PAUSE = 700
const KEYS = 7
const TARGET = 100
/** A link must not block the page longer before the visitor agrees to run its code, in milliseconds. */
const LINK_TARGET = 200
/** Longer than the limit of compiling. */
const WATCHED = 3000
const ROUNDS = 3
const USUAL = 'usual code'

const demos = readdirSync(path.join(root, 'demos'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: chart }) => {
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

/** Collects how long the page was blocked. Runs in the page. */
const recordBlocks = () => {
  const times = [0]
  Object.assign(window, { times })
  new PerformanceObserver((list) => times.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  })
}

/**
 * The longest time for which a link blocks the page, in milliseconds.
 * @param {Browser} browser
 * @param {string} address
 */
const measureLink = (browser, address) =>
  withPage(browser, FAST, async (page) => {
    await page.addInitScript(recordBlocks)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(WATCHED)
    return Math.max(...(await page.evaluate(readTimes)))
  })

/** @param {string} origin @param {Browser} browser */
async function measureLinks(browser, origin) {
  const { module } = await runnerImport('/tests/fixtures/hostile-links.ts', { root, configFile: false })
  const { LARGE_LINKS, SLOW_LINKS, createCodeHash } = module
  const links = Object.entries({
    [USUAL]: createCodeHash('export default () => null\n'),
    ...LARGE_LINKS,
    ...SLOW_LINKS,
  })
  /** @type {{ name: string, time: number }[]} */
  const blocks = []
  for (const [name, hash] of links) {
    /** @type {number[]} */
    const times = []
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await measureLink(browser, `${origin}/playground${hash}`))
    blocks.push({ name, time: getMedian(times) })
  }
  return blocks
}

const host = await hostOutput(path.join(root, 'dist'))
const browser = await launchChromium()
/** @type {{ demo: string, time: number }[]} */
const rows = []
for (const demo of demos)
  rows.push({ demo, time: await measureDemo(browser, `${host.origin}/playground?demo=${demo}`) })
const links = await measureLinks(browser, host.origin)
await browser.close()
host.stop()

/** @param {{ time: number }[]} items */
const sortSlowest = (items) => items.toSorted((a, b) => b.time - a.time).slice(0, 5)
const report = `# From a key to the chart

Made by \`node bench/playground/run.mjs\`: the time from a key in the editor of the playground to the frame in which the
new chart is shown. ${KEYS} keys for the first demo of each of ${rows.length} charts.

- Median of all demos: ${getMedian(rows.map(({ time }) => time)).toFixed(0)} ms; the target is ${TARGET} ms.
- Slowest demos: ${sortSlowest(rows)
  .map(({ demo, time }) => `${demo} (${time.toFixed(0)} ms)`)
  .join(', ')}

# Links that were made to block the page

The longest time for which a link blocks the page before the visitor agrees to run its code. Median of ${ROUNDS} visits of
${WATCHED / 1000} s to each of ${links.length} links.

- Target: ${LINK_TARGET} ms; ${USUAL}: ${links.find(({ name }) => name === USUAL)?.time} ms.
- Slowest links: ${sortSlowest(links)
  .map(({ name, time }) => `${name} (${time.toFixed(0)} ms)`)
  .join(', ')}
`
writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), report)
console.log(report)
