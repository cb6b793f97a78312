import type { Page } from '@playwright/test'
import { useSystemFont } from './fixtures/system-font.ts'
import { expect, isMarked, markDocument, open, test } from './site.ts'

const isScrolledTo = (y: number) => `Math.abs(scrollY - ${y}) < 3`

test('links navigate without a page load, and back and forward restore the scroll position', async ({ page }) => {
  await open(page, '/guide')
  await markDocument(page)
  await page.evaluate(() => scrollTo(0, 900))
  // click() would scroll to the sticky header first
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await page.waitForFunction('scrollY === 0')
  await expect(page).toHaveTitle('Changelog - G2Plot React')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://g2plot.opd.cool/changelog')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await page.waitForFunction(isScrolledTo(900))
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await page.waitForFunction('scrollY === 0')
  expect(await isMarked(page)).toBe(true)
})

test('a page opened by a link gets the same height as a loaded one and renders its last part', async ({ page }) => {
  const getHeight = () =>
    page
      .locator('article')
      .first()
      .evaluate(({ clientHeight }) => clientHeight)
  await useSystemFont(page)
  await open(page, '/api')
  const loaded = await getHeight()
  await open(page, '/changelog')
  await markDocument(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await expect.poll(getHeight).toBe(loaded)
  expect(
    await page
      .locator('article')
      .first()
      .locator('> *')
      .last()
      .evaluate((last) => last.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true)
  expect(await isMarked(page)).toBe(true)
})

test('a link to a section of another page scrolls it below the header', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Updates without remounting' }).click()
  const heading = page.locator('#update-data')
  await expect(heading).toBeInViewport()
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(56)
  expect(top).toBeLessThan(200)
})

test('loading an address with a hash scrolls its target below the header, even in the changelog', async ({ page }) => {
  await open(page, '/changelog#1.4.0')
  const heading = page.locator('[id="1.4.0"]')
  await expect(heading).toBeInViewport()
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(56)
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200)
})

test('a hash whose target is added late scrolls to it, unless the visitor has scrolled', async ({ page }) => {
  const addLate = () =>
    page.evaluate(() => {
      const late = document.createElement('h2')
      late.id = 'late-part'
      late.textContent = 'Late'
      document.querySelector('.footer')?.before(late)
    })
  await open(page, '/guide#late-part')
  await addLate()
  await expect(page.locator('#late-part')).toBeInViewport()
  await open(page, '/guide?again#late-part')
  await page.mouse.wheel(0, 10)
  await page.waitForTimeout(100)
  await addLate()
  await page.waitForTimeout(200)
  await expect(page.locator('#late-part')).not.toBeInViewport()
})

test('navigation resets the focus and announces the title of the next page', async ({ page }) => {
  await open(page, '/guide')
  // demos have a status of their own
  const status = page.getByRole('status').and(page.locator('.visually-hidden'))
  await expect(status).toHaveText('')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recipes' }).click()
  await expect(status).toHaveText('Recipes - G2Plot React')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('the next page is fetched on hover, and only once', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/pages/') && requests.push(new URL(request.url()).pathname))
  await open(page, '/guide')
  expect(requests).toEqual([])
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' })
  const fetched = page.waitForResponse(/\/pages\/changelog\..+\.json/)
  await link.hover()
  await fetched
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  expect(requests).toHaveLength(1)
})

test('nothing is fetched on hover and focus with Save-Data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page, '/guide')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const link = page.locator('.side a[href="/api/line"]')
  await link.hover()
  await link.focus()
  await page.waitForTimeout(500)
  expect(requests.filter((url) => url.includes('/pages/'))).toEqual([])
})

test('on a slow connection a progress bar appears at once and a skeleton after 150 ms', async ({ page }) => {
  await page.clock.install()
  await open(page, '/guide')
  let release = () => {}
  const blocked = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/pages\/changelog/, async (route) => {
    await blocked
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.evaluate(() => document.querySelector<HTMLElement>('.navigation a[href="/changelog"]')?.click())
  await expect(page.getByRole('progressbar')).toBeAttached()
  await page.clock.runFor(140)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await page.clock.runFor(20)
  await expect(page.locator('.skeleton')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.locator('.skeleton')).toHaveCount(0)
})

test('the later of two clicks wins', async ({ page }) => {
  await open(page, '/guide')
  await page.route(/\/pages\/changelog/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.evaluate(() => document.querySelector<HTMLElement>('.navigation a[href="/changelog"]')?.click())
  await page.getByRole('link', { name: 'Sankey', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
  await page.waitForTimeout(900)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
  expect(page.url()).toMatch(/\/api\/sankey$/)
})

test('tabs have addresses, and an unknown tab shows the first one', async ({ page }) => {
  await open(page, '/api')
  await markDocument(page)
  const tabs = page.getByRole('navigation', { name: 'Page tabs' })
  await expect(tabs.getByRole('link', { name: 'Doc' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Shared options' }).click()
  await expect(page.locator('#axes')).toBeVisible()
  await expect(page.locator('#choose-a-chart')).toBeHidden()
  expect(page.url()).toMatch(/\/api\?tab=options$/)
  await page.goBack()
  await expect(page.locator('#choose-a-chart')).toBeVisible()
  expect(await isMarked(page)).toBe(true)

  await open(page, '/api?tab=options')
  await expect(page.locator('#axes')).toBeVisible()
  await open(page, '/api?tab=<script>')
  await expect(page.locator('#choose-a-chart')).toBeVisible()
})

test('client-side navigation to an unknown path shows the not-found page', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await open(page, '/guide')
  await markDocument(page)
  await page.evaluate(() => void navigation.navigate('/nothing-here'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
  expect(await isMarked(page)).toBe(true)
})

test('without the Navigation API every link loads a new document', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await open(page, '/guide')
  await markDocument(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  expect(await isMarked(page)).toBe(false)
})

test('the tab in the address is visible before the scripts load', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, () => {})
  await page.goto('/api?tab=options', { waitUntil: 'commit' })
  await expect(page.locator('#axes')).toBeVisible()
  await expect(page.locator('#choose-a-chart')).toBeHidden()
})

for (const [how, leave, comeBack] of [
  [
    'client-side navigation',
    (page: Page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).dispatchEvent('click'),
    (page: Page) => page.goBack(),
  ],
  ['loading another page', (page: Page) => page.goto('/licenses'), (page: Page) => page.goBack()],
  ['a reload', () => Promise.resolve(), (page: Page) => page.reload()],
] as const) {
  test(`the changelog keeps its scroll position after ${how}`, async ({ page }) => {
    await useSystemFont(page)
    await open(page, '/changelog')
    const release = page.locator('.release:has([id="1.2.0"])')
    const getTop = async () => Math.round((await release.boundingBox())?.y ?? Number.NaN)
    await release.scrollIntoViewIfNeeded()
    const before = await getTop()
    await leave(page)
    if (how !== 'a reload') await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Changelog')
    await comeBack(page)
    await expect(page).toHaveURL(/changelog/)
    await expect.poll(getTop).toBe(before)
  })
}
