import { expect, test, type Page } from '@playwright/test'
import { markCharts, waitForChart } from '../src/features/demos/node/posters/demo-page.ts'
import { demos } from './content.ts'
import { COLOR_RULES, findViolations } from './fixtures/axe.ts'
import { countColors } from './fixtures/canvas.ts'
import { findTextProblems, waitForStillCharts } from './fixtures/chart-texts.ts'
import { brotliMissing, nginxMissing, startNginx } from './fixtures/nginx.ts'
import { collectMessages } from './site.ts'

/** A canvas with fewer colors is empty. */
const LEAST_COLORS = 4

// If nginx is installed, demos get the headers of a real host. The browser logs violations of the content security
// policy.
let host: Awaited<ReturnType<typeof startNginx>> | undefined
test.beforeAll(async () => {
  host = nginxMissing ? undefined : await startNginx({ brotli: !brotliMissing })
})
test.afterAll(() => host?.stop())

/** Lists the problems of the page in its current state. */
async function findFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const found: string[] = []
  // a responsive demo may be re-rendering
  await page
    .locator('canvas')
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => found.push('no canvas'))
  const canvases = await page.locator('canvas').all()
  for (const canvas of canvases) {
    const drawn = expect
      .poll(() => countColors(canvas), { timeout: 10_000, intervals: [30, 100] })
      .toBeGreaterThanOrEqual(LEAST_COLORS)
    await drawn.catch(() => found.push('an empty canvas'))
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) found.push(`${overflow} px too wide`)
  // both color modes have the same elements, and an embedded demo has no heading
  const rules = colorScheme === 'dark' ? { only: COLOR_RULES } : { without: ['page-has-heading-one'] }
  return [...found, ...(await findViolations(page, rules))]
}

// the tests share a context because starting one takes longer than drawing a demo
let page: Page
let messages: string[]
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL: host?.address ?? baseURL })
  messages = collectMessages(page.context())
  await page.addInitScript(() => {
    localStorage.setItem('dumi:prefers-color', 'auto')
    localStorage.setItem('site:demo-theme', 'site')
  })
})
test.afterAll(() => page.context().close())

/** Chooses the default theme of the library, as another tab would. */
async function chooseLibraryTheme(): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('site:demo-theme', 'library')
    dispatchEvent(new StorageEvent('storage', { key: 'site:demo-theme' }))
  })
}

for (const id of demos.keys()) {
  test(`${id} renders in both color modes, wide and narrow, and is readable without the theme`, async () => {
    messages.length = 0
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1200, height: 700 })
    await page.goto(`/~demos/${id}?embed`)
    for (const [colorScheme, width] of [
      ['light', 1200],
      ['dark', 320],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await waitForChart(page)
      expect(await findFaults(page, colorScheme), `${colorScheme}, ${width} wide`).toEqual([])
      await markCharts(page)
    }
    await page.setViewportSize({ width: 826, height: 700 })
    await chooseLibraryTheme()
    await waitForChart(page)
    await waitForStillCharts(page)
    expect(await findTextProblems(page), 'without the theme').toEqual([])
    expect(messages).toEqual([])
  })
}
