import path from 'node:path'
import type { Page } from '@playwright/test'
import { startDevServer } from './fixtures/dev-server.ts'
import { extensionsAreThere, withExtensions } from './fixtures/extensions.ts'
import { expect, expectInUse, routes, test } from './site.ts'

// A mismatch is an error on the console, which fails every test, and new elements in the place of the prerendered ones.

/** Marks what the document brings with it, by a property that no rendering would give to a new element. */
async function markPrerendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = () => {
      for (const element of document.querySelectorAll('header, main, article'))
        Object.assign(element, { prerendered: true })
    }
    const observer = new MutationObserver(mark)
    observer.observe(document, { childList: true, subtree: true })
    // scripts of the page run before this event
    document.addEventListener('readystatechange', () => document.readyState === 'interactive' && observer.disconnect())
  })
}

/** React has taken over the elements, not only the container. */
const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })

/** What stands there and did not come with the document. */
const replaced = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main, article')]
      .filter((element) => !('prerendered' in element))
      .map(({ tagName }) => tagName),
  )

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function prepare(page: Page, color: string, viewport: typeof desktop): Promise<void> {
  await page.setViewportSize(viewport)
  const stored = { 'dumi:prefers-color': color, 'site:code-group': 'pnpm', 'site:recent-searches': '["legend"]' }
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  await markPrerendered(page)
}

const cases = [
  { title: 'light, desktop', color: 'light', viewport: desktop, extensions: false },
  { title: 'light, phone', color: 'light', viewport: phone, extensions: false },
  { title: 'dark, desktop, among extensions', color: 'dark', viewport: desktop, extensions: true },
  { title: 'dark, phone, among extensions', color: 'dark', viewport: phone, extensions: true },
] as const

for (const { title, color, viewport, extensions } of cases) {
  test(`every page takes over its document as it is: ${title}`, async ({ page, expectMessages }) => {
    test.setTimeout(300_000)
    expectMessages(/status of 404.*\/nothing/)
    await prepare(page, color, viewport)
    if (extensions) await withExtensions(page)
    for (const address of [...routes, '/api?tab=options', '/nothing']) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await takenOver(page)
      expect(await replaced(page), address).toEqual([])
      expect(await page.locator('html').getAttribute('data-prefers-color'), address).toBe(color)
      if (extensions) expect(await extensionsAreThere(page), address).toBe(true)
      await expectInUse(page)
    }
  })
}

test('React in its development build, which compares attributes too, finds no difference', async ({ page }) => {
  test.setTimeout(180_000)
  const root = path.resolve(import.meta.dirname, '..')
  const server = await startDevServer(root, path.join(root, '.cache/vite-hydration'), 5274)
  try {
    await prepare(page, 'dark', phone)
    for (const address of ['/', '/guide', '/api?tab=options', '/api/line', '/changelog']) {
      await page.goto(`${server.address}${address.slice(1)}`)
      await takenOver(page)
      expect(await replaced(page), address).toEqual([])
    }
  } finally {
    server.stop()
  }
})

test('a document that was changed on its way is noticed, and its page comes all the same', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/Minified React error #418/)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/guide', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('Released under the MIT license.', 'Unter der MIT-Lizenz.'),
    })
  })
  await markPrerendered(page)
  await page.goto('/guide')
  await takenOver(page)
  await expect.poll(() => errors.join()).toContain('#418')
  expect(await replaced(page)).toContain('MAIN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await expect(page.locator('#install')).toBeVisible()
  await expectInUse(page)
})
