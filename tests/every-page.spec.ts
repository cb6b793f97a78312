import { expect, test, type Page } from '@playwright/test'
import { readRoutes, tabs } from './content.ts'
import { COLOR_RULES, findViolations, removeUnchecked } from './fixtures/axe.ts'
import { extensionsAreThere, withExtensions } from './fixtures/extensions.ts'
import { isFull } from './fixtures/full.ts'
import { desktop, findReplaced, phone, prepareVisit, waitForHydration } from './fixtures/hydration.ts'
import { brotliMissing, nginxMissing, startNginx } from './fixtures/nginx.ts'
import { useChart } from './fixtures/use-chart.ts'
import { collectMessages, expectInUse } from './site.ts'

// All checks share one load of a page: hydration, the number of elements, console messages (which include violations of the content security
// policy), charts, accessibility and width. Pages share a browser context because starting one takes longer than
// loading a page. The server sends everyone the same documents, and the same script adapts them to the color mode and
// the screen, so every page is visited in one of two combinations, and one page of each kind in both. With `FULL=1`,
// every page is visited in two, and one of each kind in all four.

const NOT_FOUND = '/nothing'
/** The current number plus at most 3%. */
const MOST_ELEMENTS = 2550

const everyPage = [...readRoutes(), ...tabs, NOT_FOUND]
const pageOfEachKind = ['/', '/guide', '/api', '/api/line', '/changelog', NOT_FOUND]

const takeHalf = (turn: number) =>
  everyPage.filter((address, index) => isFull || index % 2 === turn || pageOfEachKind.includes(address))
const onlyFull = isFull ? pageOfEachKind : []

const visits = [
  { color: 'light', screen: 'desktop', viewport: desktop, extensions: false, addresses: takeHalf(0) },
  { color: 'dark', screen: 'phone', viewport: phone, extensions: true, addresses: takeHalf(1) },
  { color: 'light', screen: 'phone', viewport: phone, extensions: true, addresses: onlyFull },
  { color: 'dark', screen: 'desktop', viewport: desktop, extensions: false, addresses: onlyFull },
]

// if nginx is installed, pages get the headers of a real host
let host: Awaited<ReturnType<typeof startNginx>> | undefined
test.beforeAll(async () => {
  host = nginxMissing ? undefined : await startNginx({ brotli: !brotliMissing })
})
test.afterAll(() => host?.stop())

async function expectFirstChart(page: Page): Promise<void> {
  const demo = page.locator('live-demo').first()
  if ((await demo.count()) === 0) return
  await useChart(demo)
}

async function expectNothingScrollsSideways(page: Page): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // a live chart follows the width a moment later
    await expect.poll(overflow, `${width} wide`).toBeLessThanOrEqual(0)
  }
}

async function expectAccessible(page: Page, widths: number[]): Promise<void> {
  expect(await removeUnchecked(page), 'duplicate ids').toEqual([])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page), `${width} wide`).toEqual([])
  }
}

/** Both color modes have the same elements, so the other rules are checked in light mode. */
async function expectReadable(page: Page): Promise<void> {
  await removeUnchecked(page)
  expect(await findViolations(page, { only: COLOR_RULES })).toEqual([])
}

for (const { color, screen, viewport, extensions, addresses } of visits) {
  test.describe(`${color}, ${screen}${extensions ? ', with browser extensions' : ''}`, () => {
    let page: Page
    let messages: string[]

    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage({ baseURL: host?.address ?? baseURL })
      messages = collectMessages(page.context())
      await prepareVisit(page, color, viewport)
      if (extensions) await withExtensions(page)
    })
    test.afterAll(() => page.context().close())

    for (const address of addresses) {
      test(`${address} hydrates without a mismatch or an axe violation`, async () => {
        messages.length = 0
        await page.setViewportSize(viewport)
        await page.goto(address)
        await waitForHydration(page)
        expect(await findReplaced(page)).toEqual([])
        expect(await page.locator('html').getAttribute('data-prefers-color')).toBe(color)
        if (extensions) expect(await extensionsAreThere(page)).toBe(true)
        await expectInUse(page)
        if (/^\/api(?:\/|$)/.test(address)) expect(await page.locator('*').count()).toBeLessThanOrEqual(MOST_ELEMENTS)
        await expectFirstChart(page)
        if ((color === 'light' && screen === 'desktop') || (!isFull && !pageOfEachKind.includes(address))) {
          await expectNothingScrollsSideways(page)
          const widths = isFull || pageOfEachKind.includes(address) ? [320, 1440] : [screen === 'phone' ? 320 : 1440]
          await expectAccessible(page, widths)
        } else if (color === 'dark') {
          await expectReadable(page)
        }
        const isExpected = (message: string) => address === NOT_FOUND && message.includes('status of 404')
        expect(messages.filter((message) => !isExpected(message))).toEqual([])
      })
    }
  })
}
