import path from 'node:path'
import { startDevServer } from './fixtures/dev-server.ts'
import { findReplaced, markPrerendered, phone, prepareVisit, waitForHydration } from './fixtures/hydration.ts'
import { expect, expectInUse, test } from './site.ts'

// every-page.spec.ts checks the hydration of every page of the built site.

test('the development build of React, which also compares attributes, finds no mismatch', async ({ page }) => {
  const root = path.resolve(import.meta.dirname, '..')
  const server = await startDevServer(root, path.join(root, '.cache/vite-hydration'))
  try {
    await prepareVisit(page, 'dark', phone)
    for (const address of ['/', '/guide', '/api?tab=options', '/api/line', '/changelog']) {
      await page.goto(`${server.address}${address.slice(1)}`)
      await waitForHydration(page)
      expect(await findReplaced(page), address).toEqual([])
    }
  } finally {
    server.stop()
  }
})

test('a document changed in transit is detected, and its page is rendered again', async ({ page, expectMessages }) => {
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
  await waitForHydration(page)
  await expect.poll(() => errors.join()).toContain('#418')
  expect(await findReplaced(page)).toContain('MAIN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await expect(page.locator('#install')).toBeVisible()
  await expectInUse(page)
})
