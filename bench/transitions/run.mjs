// @ts-check
// Records what a visitor sees between two states of a page: every frame of a page change, a switch of the color mode,
// opening code, the search, the editor, and menus. Needs a build: npm run build
// node bench/transitions/run.mjs [name]: only the transitions whose names contain a word; their frames are kept.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../../scripts/run.mjs'
import { launchChromium, withPage } from '../site/browser/chromium.mjs'
import { hostOutput } from '../site/browser/host.mjs'

/** @import { Browser, Page } from '@playwright/test' */
/** @typedef {{ name: string, address: string, width?: number, prepare?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<unknown>, moves?: boolean }} Transition */
/** @typedef {{ shift: number, unexpected: number, contrast: string[], empty: number, flash: number, frames: number }} Result */

const CPU = 4
/** Time between two frames that are compared, and for how long, in milliseconds. */
const STEP = 50
const WATCHED = 2500
/** What a frame may have. */
const MOST_SHIFT = 0.02
const LEAST_CONTRAST = 3

/** @param {Page} page */
const firstCard = (page) => page.locator('live-demo').first()
/** @param {string} name */
const press = (name) => (/** @type {Page} */ page) => firstCard(page).getByRole('button', { name }).first().click()
/** @param {string} selector */
const clickLink = (selector) => (/** @type {Page} */ page) => page.locator(selector).first().click()
/** @param {Page} page */
const openColorMenu = (page) => page.getByRole('button', { name: 'Color mode' }).click()
/** @param {string} mode */
const chooseColor = (mode) => (/** @type {Page} */ page) => page.getByRole('menuitemradio', { name: mode }).click()

/** `moves`: content below the control makes room, so only shifts without a cause count. @type {Transition[]} */
const TRANSITIONS = [
  { name: 'Page to page', address: '/guide', act: clickLink('.navigation a[href="/changelog"]') },
  { name: 'Chart to chart', address: '/api/line', act: clickLink('nav a[href="/api/column"]') },
  { name: 'Light to dark', address: '/api/line', prepare: openColorMenu, act: chooseColor('Dark Mode') },
  { name: 'Light to dark, home', address: '/', prepare: openColorMenu, act: chooseColor('Dark Mode') },
  { name: 'Code of a demo', address: '/api/line', act: press('Show Code'), moves: true },
  { name: 'Search', address: '/guide', act: (page) => page.keyboard.press('/') },
  {
    name: 'Typing in the search',
    address: '/guide',
    prepare: (page) => page.keyboard.press('/'),
    act: (page) => page.keyboard.type('stacked column', { delay: 60 }),
  },
  { name: 'Edit', address: '/api/line', act: press('Edit'), moves: true },
  { name: 'Menu of a demo', address: '/api/line', act: press('More') },
  {
    name: 'Menu of the navigation',
    address: '/api/line',
    act: (page) => page.getByRole('button', { name: 'API: more pages' }).click(),
  },
  { name: 'Menu of the color mode', address: '/api/line', act: openColorMenu },
  {
    name: 'Sidebar on a phone',
    address: '/api/line',
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Sidebar' }).click(),
  },
]

/** Records layout shifts, also those that follow a click. Runs in the page. */
const recordShifts = () => {
  const shifts = /** @type {{ value: number, hadRecentInput: boolean }[]} */ ([])
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(/** @type {any} */ (entry))
  }).observe({ type: 'layout-shift', buffered: false })
}

/**
 * Compares frames with the first and the last one. `empty` is the largest share of the window that had content before
 * and after, but none in a frame; `flash` the largest share that is far from both. Runs in an empty page.
 * @param {string[]} frames
 */
const compareFrames = async (frames) => {
  const TILE = 16
  const tiles = await Promise.all(
    frames.map(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
      context?.drawImage(image, 0, 0)
      const pixels = context?.getImageData(0, 0, width, height).data ?? []
      const found = []
      for (let top = 0; top + TILE <= height; top += TILE)
        for (let left = 0; left + TILE <= width; left += TILE) {
          let [lowest, highest, sum] = [255, 0, 0]
          for (let y = top; y < top + TILE; y += 1)
            for (let x = left; x < left + TILE; x += 1) {
              const at = 4 * (y * width + x)
              const value = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3
              lowest = Math.min(lowest, value)
              highest = Math.max(highest, value)
              sum += value
            }
          found.push({ contrast: highest - lowest, mean: sum / TILE ** 2 })
        }
      return found
    }),
  )
  const first = tiles[0] ?? []
  const last = tiles.at(-1) ?? []
  /** @param {(index: number, frame: { contrast: number, mean: number }[]) => boolean} test */
  const getShare = (test) =>
    Math.max(0, ...tiles.map((frame) => first.filter((_, index) => test(index, frame)).length / (first.length || 1)))
  return {
    empty: getShare(
      (index, frame) =>
        (first[index]?.contrast ?? 0) > 40 && (last[index]?.contrast ?? 0) > 40 && (frame[index]?.contrast ?? 0) < 8,
    ),
    flash: getShare((index, frame) =>
      [first, last].every((end) => Math.abs((end[index]?.mean ?? 0) - (frame[index]?.mean ?? 0)) > 60),
    ),
  }
}

/** @param {{ value: number }[]} shifts */
const getWorst = (shifts) => Math.max(0, ...shifts.map(({ value }) => value))
/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(1)}%`

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {Transition} transition
 * @param {string} [folder] for the frames
 * @returns {Promise<Result>}
 */
const record = (browser, origin, { address, width = 1440, prepare, act, moves }, folder) =>
  withPage(
    browser,
    { name: 'slow', cpu: CPU },
    async (page, session) => {
      await page.addInitScript("localStorage.setItem('dumi:prefers-color', 'light')")
      await page.goto(origin + address, { waitUntil: 'load' })
      // everything that is prepared while the page is idle
      await page.waitForTimeout(3000)
      await prepare?.(page)
      await page.waitForTimeout(prepare ? 1000 : 0)
      await page.evaluate(recordShifts)
      const { module } = await runnerImport('/tests/fixtures/contrast-samples.ts', { root, configFile: false })
      const stopContrast = await module.recordContrast(page, LEAST_CONTRAST)
      /** @type {{ time: number, data: string }[]} */
      const frames = [{ time: 0, data: (await page.screenshot()).toString('base64') }]
      session.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
        frames.push({ time: timestamp * 1000, data })
        void session.send('Page.screencastFrameAck', { sessionId })
      })
      await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
      await act(page)
      await page.waitForTimeout(WATCHED)
      await session.send('Page.stopScreencast')
      const contrast = await stopContrast()
      const shifts = await page.evaluate(
        () => /** @type {{ value: number, hadRecentInput: boolean }[]} */ (Reflect.get(window, 'shifts')),
      )
      // the frame of the browser has the size of the window from the second one on
      const sampled = frames
        .slice(1)
        .filter(({ time }, index, all) => index === all.length - 1 || time - (all[index - 1]?.time ?? 0) >= 0)
      const kept = sampled.filter(({ time }, index) => {
        const next = sampled[index + 1]
        return !next || Math.floor(next.time / STEP) !== Math.floor(time / STEP)
      })
      const shown = kept.map(({ data }) => data)
      if (folder)
        for (const [index, data] of shown.entries()) writeFileSync(path.join(folder, `${index}.png`), data, 'base64')
      const empty = await page.context().newPage()
      const { empty: emptied, flash } = await empty.evaluate(compareFrames, shown)
      return {
        shift: moves ? 0 : getWorst(shifts),
        unexpected: getWorst(shifts.filter(({ hadRecentInput }) => !hadRecentInput)),
        contrast,
        empty: emptied,
        flash,
        frames: shown.length,
      }
    },
    { viewport: { width, height: width < 600 ? 844 : 900 } },
  )

const [word] = process.argv.slice(2)
const host = await hostOutput(path.join(root, 'dist'))
const browser = await launchChromium()
/** @type {string[]} */
const rows = []
for (const transition of TRANSITIONS.filter(({ name }) => !word || name.toLowerCase().includes(word.toLowerCase()))) {
  const folder = word && path.join(root, '.cache', 'transitions', transition.name.replaceAll(/\W+/g, '-').toLowerCase())
  if (folder) mkdirSync(folder, { recursive: true })
  const { shift, unexpected, contrast, empty, flash, frames } = await record(browser, host.origin, transition, folder)
  rows.push(
    `| ${transition.name} | ${Math.max(shift, unexpected).toFixed(3)} | ${contrast.length === 0 ? 'none' : contrast.slice(0, 3).join('; ')} | ${percent(empty)} | ${percent(flash)} | ${frames} |`,
  )
  console.log(rows.at(-1))
}
await browser.close()
host.stop()

const report = `# Between two states

Made by \`node bench/transitions/run.mjs\`: each frame of ${WATCHED / 1000} seconds after a click or a key, at most one per ${STEP} ms, with the CPU ${CPU} times slower.

- Shift: the worst layout shift; at most ${MOST_SHIFT}. Where content makes room for what was opened, shifts without a cause.
- Low contrast: texts that were readable before and after, but had a contrast below ${LEAST_CONTRAST}:1 in between.
- Empty: the largest part of the window that had content before and after, but was empty in a frame.
- Flash: the largest part of the window whose brightness in a frame was far from that before and after.

| Transition | Shift | Low contrast | Empty | Flash | Frames |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
if (!word) writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), report)
