import { expect, test, type Page } from '@playwright/test'
import { markCharts, waitForChart } from '../src/features/demos/node/posters/demo-page.ts'
import { demos } from './content.ts'
import { COLOR_RULES, findViolations } from './fixtures/axe.ts'
import { countColors } from './fixtures/canvas.ts'
import { findTextProblems, waitForStillCharts } from './fixtures/chart-texts.ts'
import { takeTurns } from './fixtures/full.ts'
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

type Rules = Parameters<typeof findViolations>[1]

// an embedded demo has no heading
const ALL_RULES: Rules = { without: ['page-has-heading-one'] }

/** Lists the problems of the page in its current state. */
async function findFaults(page: Page, rules: Rules): Promise<string[]> {
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
  return (await hasOwnHtml(page)) ? [...found, ...(await findViolations(page, rules))] : found
}

/** A demo that is only charts has nothing for axe besides what all demos share. The pages are checked with it. */
const hasOwnHtml = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.stage-live *')].some(
      (element) => !element.closest('[data-chart-source-type]') || element.matches('.g2-html-annotation'),
    ),
  )

// the tests share a context because starting one takes longer than drawing a demo
let page: Page
let messages: string[]
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL: host?.address ?? baseURL })
  messages = collectMessages(page.context())
  await page.addInitScript(() => {
    localStorage.setItem('dumi:prefers-color', 'auto')
    localStorage.setItem('site:demo-theme', 'library')
  })
})
test.afterAll(() => page.context().close())

/** Chooses a theme, as another tab would. */
async function chooseTheme(theme: 'library' | 'site'): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('site:demo-theme', value)
    dispatchEvent(new StorageEvent('storage', { key: 'site:demo-theme' }))
  }, theme)
}

const VIEWS = [
  { colorScheme: 'light', width: 1200 },
  { colorScheme: 'dark', width: 320 },
] as const

for (const [index, id] of [...demos.keys()].entries()) {
  const views = takeTurns(VIEWS, index)
  const names = views.map(({ colorScheme, width }) => `in ${colorScheme} mode, ${width} px wide`).join(', and ')
  test(`${id} is readable without the theme, and renders ${names}`, async () => {
    messages.length = 0
    await page.setViewportSize({ width: 826, height: 700 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(`/~demos/${id}?embed`)
    await waitForChart(page)
    await waitForStillCharts(page)
    expect(await findTextProblems(page), 'without the theme').toEqual([])
    for (const [position, { colorScheme, width }] of views.entries()) {
      // each theme mounts the demo again, in its new width
      await markCharts(page)
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (position === 0) await chooseTheme('site')
      await waitForChart(page)
      // both color modes have the same elements
      const rules = position === 0 ? ALL_RULES : { only: COLOR_RULES }
      expect(await findFaults(page, rules), `${colorScheme}, ${width} wide`).toEqual([])
    }
    expect(messages).toEqual([])
  })
}
