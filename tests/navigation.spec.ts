import type { Page } from '@playwright/test'
import { expect, isMarked, markDocument, open, test } from './site.ts'

const scrolled = (y: number) => `Math.abs(scrollY - ${y}) < 3`

test('a link shows the next page without a load, and back and forward return to where one was', async ({ page }) => {
  await open(page, '/guide')
  await markDocument(page)
  await page.evaluate(() => scrollTo(0, 900))
  // a click by position would scroll to the sticky header first
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await page.waitForFunction('scrollY === 0')
  await expect(page).toHaveTitle('Changelog - G2Plot React')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://g2plot.opd.cool/changelog')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await page.waitForFunction(scrolled(900))
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await page.waitForFunction('scrollY === 0')
  expect(await isMarked(page)).toBe(true)
})

test('a page that a link leads to is soon as long as one that is loaded, and what is further down can be read', async ({
  page,
}) => {
  const length = () =>
    page
      .locator('article')
      .first()
      .evaluate(({ clientHeight }) => clientHeight)
  // the first page of all may be set in the font of the system, in which lines break elsewhere
  await open(page, '/guide')
  await page.evaluate(() => document.fonts.ready)
  await open(page, '/api')
  const loaded = await length()
  await open(page, '/changelog')
  await markDocument(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await expect.poll(length).toBe(loaded)
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

test('a link to a section of another page ends with the section below the header', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Updates without remounting' }).click()
  const heading = page.locator('#update-data')
  await expect(heading).toBeInViewport()
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(56)
  expect(top).toBeLessThan(200)
})

test('a load with a hash ends at its target, below the header, in the long changelog too', async ({ page }) => {
  await open(page, '/changelog#1.4.0')
  const heading = page.locator('[id="1.4.0"]')
  await expect(heading).toBeInViewport()
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(56)
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200)
})

test('a hash whose target comes late is followed when it comes, unless the visitor has moved on', async ({ page }) => {
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

test('focus starts anew on the next page, and its title is announced', async ({ page }) => {
  await open(page, '/guide')
  const status = page.getByRole('status')
  await expect(status).toHaveText('')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click()
  await expect(status).toHaveText('Changelog - G2Plot React')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('the next page is fetched on intent and only once', async ({ page }) => {
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

test('on a slow line the bar shows at once, the old page stays for 150 ms, then the skeleton', async ({ page }) => {
  await page.clock.install()
  await open(page, '/guide')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/pages\/changelog/, async (route) => {
    await held
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

test('of two clicks the later one wins', async ({ page }) => {
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

test('tabs have addresses; an unknown one shows the first', async ({ page }) => {
  await open(page, '/api')
  await markDocument(page)
  const tabs = page.getByRole('navigation', { name: 'Parts of this page' })
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

test('an unknown path inside the site shows the not-found page', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await open(page, '/guide')
  await markDocument(page)
  await page.evaluate(() => void navigation.navigate('/nothing-here'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
  expect(await isMarked(page)).toBe(true)
})

test('without the Navigation API every link loads its page whole', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await open(page, '/guide')
  await markDocument(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  expect(await isMarked(page)).toBe(false)
})

test('the tab of the address is the first one seen, before the scripts have come', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, () => {})
  await page.goto('/api?tab=options', { waitUntil: 'commit' })
  await expect(page.locator('#axes')).toBeVisible()
  await expect(page.locator('#choose-a-chart')).toBeHidden()
})

for (const [how, leave, comeBack] of [
  [
    'a visit to another page',
    (page: Page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).dispatchEvent('click'),
    (page: Page) => page.goBack(),
  ],
  ['a document of another', (page: Page) => page.goto('/licenses'), (page: Page) => page.goBack()],
  ['a reload', () => Promise.resolve(), (page: Page) => page.reload()],
] as const) {
  test(`after ${how} the changelog is where it was left`, async ({ page }) => {
    await open(page, '/changelog')
    const release = page.locator('.release').nth(40)
    const place = async () => Math.round((await release.boundingBox())?.y ?? Number.NaN)
    // all that is far away has been laid out
    await expect
      .poll(() =>
        page
          .locator('.release')
          .last()
          .evaluate((last) => getComputedStyle(last).contentVisibility),
      )
      .toBe('visible')
    await release.scrollIntoViewIfNeeded()
    const before = await place()
    await leave(page)
    if (how !== 'a reload') await expect(page).not.toHaveURL(/changelog/)
    await comeBack(page)
    await expect(page).toHaveURL(/changelog/)
    await expect.poll(place).toBe(before)
  })
}
