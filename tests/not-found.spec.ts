import type { Page } from '@playwright/test'
import { findViolations } from './fixtures/axe.ts'
import { recordLayoutShifts } from './fixtures/layout-shifts.ts'
import { expect, open, test } from './site.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const similar = (page: Page) => page.getByRole('navigation', { name: 'Did you mean:' }).getByRole('link')
const search = (page: Page) => page.getByRole('button', { name: /^Search for/ })

test.beforeEach(({ expectMessages }) => expectMessages(/404/))

for (const [address, name, link] of [
  ['/api/bars', 'Bar', '/api/bar'],
  ['/guides', 'Guide', '/guide'],
  ['/api/piechart', 'Pie', '/api/pie'],
  ['/docs/line', 'Line', '/api/line'],
  ['/api/candlestick', 'Stock', '/api/stock'],
] as const)
  test(`${address} leads to ${link}`, async ({ page }) => {
    await open(page, address)
    await expect(title(page)).toHaveText('PAGE NOT FOUND')
    await expect(similar(page).first()).toHaveText(name)
    await similar(page).first().click()
    await expect(page).toHaveURL(link)
    await expect(title(page)).not.toHaveText('PAGE NOT FOUND')
  })

test('a page that is not found has the policy of the pages', async ({ request }) => {
  for (const address of ['/nothing', '/guide/nothing', '/~frames']) {
    const headers = (await request.get(address)).headers()
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'self'")
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin')
  }
})

test('the words of the address can be searched for, also after the search was used', async ({ page }) => {
  await open(page, '/docs/stacked-bars')
  for (let time = 0; time < 2; time++) {
    await search(page).click()
    await expect(page.locator('#search')).toHaveValue('stacked bars')
    await expect(page.locator('#search')).toBeFocused()
    await expect(page.getByRole('option').first()).toContainText(/stacked/i)
    await page.locator('#search').fill('pie')
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeFocused()
  }
})

test('the suggestions follow client-side navigation', async ({ page }) => {
  await open(page, '/api/bars')
  await expect(similar(page).first()).toHaveText('Bar')
  await page.evaluate(() => navigation.navigate('/guides').finished)
  await expect(similar(page)).toHaveText(['Guide'])
  await page.evaluate(() => navigation.navigate('/zzz').finished)
  await expect(similar(page)).toHaveCount(0)
  await expect(search(page)).toHaveText('Search for “zzz”')
})

test('if the suggestions fail to load, the rest of the page works', async ({ page, expectMessages }) => {
  expectMessages(/ERR_FAILED/)
  await page.route('**/assets/suggestions-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await open(page, '/api/bars')
  await failed
  await expect(title(page)).toHaveText('PAGE NOT FOUND')
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('other pages do not load the suggestions', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, '/changelog')
  expect(requested.filter((address) => /suggestions|similar-names/.test(address))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in ${colorScheme} mode, and nothing moves when the suggestions appear`, async ({ page }) => {
    await page.addInitScript((color) => localStorage.setItem('dumi:prefers-color', color), colorScheme)
    const readShifts = await recordLayoutShifts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/api/tiny')
    await expect(similar(page)).toHaveCount(3)
    expect(await findViolations(page)).toEqual([])
    expect(await readShifts()).toEqual([])
  })

test('without JavaScript the message and the link are shown', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/api/bars')
  await expect(title(page)).toHaveText('PAGE NOT FOUND')
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toBeVisible()
  await page.close()
})
