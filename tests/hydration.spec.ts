import { findReplaced, markPrerendered, waitForHydration } from './fixtures/hydration.ts'
import { expect, expectInUse, test } from './site.ts'

// every-page.spec.ts checks every page of the built site, dev-server.spec.ts checks the development build of React.

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
