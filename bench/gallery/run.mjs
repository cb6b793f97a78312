// @ts-check
// Scrolls the gallery and a page of text, and compares the longest tasks. Needs a build: npm run build
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/run.mjs'
import { FAST, launchChromium, withPage } from '../site/browser/chromium.mjs'
import { hostOutput } from '../site/browser/host.mjs'
import { scrollThrough, STEP } from '../site/browser/scrolling.mjs'

/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args: { name?: string } }} TraceEvent */

const PAGES = ['/examples', '/changelog']
const ROUNDS = 5

/**
 * The longest task of the main thread while a page is scrolled, in milliseconds of processor time. Other programs on the
 * machine change the time on the clock, but hardly this.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
function measureLongestTask(browser, address) {
  return withPage(browser, FAST, async (page, session) => {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(3000)
    /** @type {TraceEvent[]} */
    const events = []
    session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {TraceEvent[]} */ (value)))
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel'] },
    })
    await page.evaluate(scrollThrough, STEP)
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    const tasks = events.filter(({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid))
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
  })
}

/** @param {number[]} values */
const getMedian = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const host = await hostOutput(path.join(root, 'dist'))
const browser = await launchChromium()
/** @type {Map<string, number[]>} */
const results = new Map(PAGES.map((page) => [page, []]))
for (let round = 0; round < ROUNDS; round += 1)
  for (const page of PAGES) results.get(page)?.push(await measureLongestTask(browser, host.origin + page))
await browser.close()
host.stop()

const [gallery = 0, text = 1] = PAGES.map((page) => getMedian(results.get(page) ?? []))
const report = `# Scrolling the gallery

Made by \`node bench/gallery/run.mjs\`: the longest task of the main thread while a page is scrolled from top to bottom at
${STEP} pixels per frame, in processor time. Median of ${ROUNDS} rounds; the pages take turns.

| Page | Longest task | With the CPU six times slower |
| --- | --- | --- |
${PAGES.map((page) => {
  const median = getMedian(results.get(page) ?? [])
  return `| ${page} | ${median.toFixed(1)} ms | ${(median * 6).toFixed(0)} ms |`
}).join('\n')}

The gallery relative to a page of text: ${(gallery / text).toFixed(2)}
`
writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), report)
console.log(report)
