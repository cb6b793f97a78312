import type { Page } from '@playwright/test'
import { expect, hydrated, isMarked, markDocument, open, test } from './site.ts'

const CHANGELOG = /\/pages\/changelog\..+\.json/
const goToChangelog = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('.navigation a[href="/changelog"]')?.click())
const failure = (page: Page) => page.getByRole('heading', { name: 'This part did not arrive' })

async function expectRestInUse(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
}

test('a broken connection shows what failed, and Retry brings the page', async ({ page, expectMessages }) => {
  expectMessages(/ERR_FAILED/)
  await open(page, '/guide')
  await markDocument(page)
  await page.route(CHANGELOG, (route) => route.abort())
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
  await expect(page.getByText(CHANGELOG)).toBeVisible()
  await expectRestInUse(page)
  await page.unroute(CHANGELOG)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await expectRestInUse(page)
})

test('a failing server shows the same, and another page can be opened meanwhile', async ({ page, expectMessages }) => {
  expectMessages(/500/)
  await open(page, '/guide')
  await markDocument(page)
  await page.route(CHANGELOG, (route) => route.fulfill({ status: 500 }))
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
  await page.getByRole('link', { name: 'Sankey', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
  await expectRestInUse(page)
})

test('a truncated answer shows the failure', async ({ page }) => {
  await open(page, '/guide')
  await page.route(CHANGELOG, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"route":"/changelog","tabs":[{"key"' }))
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
})

test('a server that never answers is given up after 120 seconds', async ({ page }) => {
  await page.clock.install()
  await open(page, '/guide')
  await page.route(CHANGELOG, () => {})
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await goToChangelog(page)
  await page.clock.runFor(119_000)
  await expect(page.locator('.skeleton')).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
  await page.clock.runFor(1_500)
  await expect(failure(page)).toBeVisible()
  await expect(page.getByText('The server took too long to answer.')).toBeVisible()
})

test('a missing page of the running version shows the failure, without a reload', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await open(page, '/guide')
  await markDocument(page)
  await page.route(CHANGELOG, (route) => route.fulfill({ status: 404 }))
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
  await expect(page.getByText('The server does not have it.')).toBeVisible()
  await expectRestInUse(page)
})

test('a page that is missing after a new deployment comes by one reload', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await open(page, '/guide')
  await markDocument(page)
  await page.route(CHANGELOG, (route) => route.fulfill({ status: 404 }))
  await page.route('/version.json', (route) => route.fulfill({ json: { version: 'newer', routes: [] } }))
  await goToChangelog(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  expect(await isMarked(page)).toBe(false)
  expect(page.url()).toMatch(/\/changelog$/)

  // the same version is not reloaded for again
  await hydrated(page)
  await markDocument(page)
  await page.route(/\/pages\/guide\./, (route) => route.fulfill({ status: 404 }))
  await page.evaluate(() => document.querySelector<HTMLElement>('.navigation a[href="/guide"]')?.click())
  await expect(page.locator('.message')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('where nothing can be remembered there is no reload, so no loop', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await page.addInitScript(() => Object.defineProperty(window, 'sessionStorage', { get: () => { throw new DOMException('blocked', 'SecurityError') } }))
  await open(page, '/guide')
  await markDocument(page)
  await page.route(CHANGELOG, (route) => route.fulfill({ status: 404 }))
  await page.route('/version.json', (route) => route.fulfill({ json: { version: 'newer', routes: ['/changelog'] } }))
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('the code of a demo that fails to come leaves its picture, says so, and comes by Retry', async ({ page, expectMessages }) => {
  expectMessages(/ERR_FAILED/)
  const address = /\/assets\/city-temperatures-.+\.js/
  await page.route(address, (route) => route.abort())
  await open(page, '/')
  const stage = page.locator('#demo-line-city-temperatures .stage')
  await expect(stage.getByRole('alert')).toContainText('The code of this demo did not arrive')
  await expect(stage.getByRole('alert')).toContainText(address)
  await expect(stage.locator('.poster')).toBeVisible()
  await page.unroute(address)
  await stage.getByRole('button', { name: 'Retry' }).click()
  await expect(stage.locator('canvas')).toBeVisible()
})

for (const [part, address] of [['script', /\/assets\/mount-.+\.js/], ['stylesheet', /\/assets\/live-.+\.css/]] as const) {
  test(`a ${part} of the frame that fails leaves the picture and the code, and is tried again on the next approach`, async ({ page, expectMessages }) => {
    expectMessages(/ERR_FAILED/)
    await page.route(address, (route) => route.abort())
    await open(page, '/guide#render')
    const demo = page.locator('#demo-guide-render')
    await expect(demo.locator('.poster')).toBeVisible()
    await demo.getByText('Show Code').click()
    await expect(demo.locator('pre')).toBeVisible()
    await expect(demo.locator('canvas')).toHaveCount(0)
    await page.unroute(address)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(200)
    await demo.scrollIntoViewIfNeeded()
    await expect(demo.locator('canvas')).toBeVisible()
  })
}

test('a script that is missing after a new deployment is healed by one reload', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  let loads = 0
  page.on('framenavigated', () => loads++)
  await page.route(/\/assets\/city-temperatures-.+\.js/, (route) => route.fulfill({ status: 404 }))
  await page.route('/version.json', (route) => route.fulfill({ json: { version: 'newer', routes: [] } }))
  await page.goto('/')
  await expect.poll(() => loads).toBe(2)
  await expect(page.locator('#demo-line-city-temperatures').getByRole('alert')).toBeVisible()
  expect(loads).toBe(2)
})
