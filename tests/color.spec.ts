import type { Page } from '@playwright/test'
import { recordContrast } from './fixtures/contrast-samples.ts'
import { useChart } from './fixtures/use-chart.ts'
import { expect, open, test } from './site.ts'

const getColor = (page: Page) => page.locator('html').getAttribute('data-prefers-color')
const storeColor = (value: string) => `localStorage.setItem('dumi:prefers-color', ${JSON.stringify(value)})`

test('the default is light, even when the system prefers dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/guide')
  expect(await getColor(page)).toBe('light')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('an unknown stored value falls back to light', async ({ page }) => {
  await page.addInitScript(storeColor('purple'))
  await open(page, '/guide')
  expect(await getColor(page)).toBe('light')
})

test('a stored dark mode applies before the stylesheet and the scripts load', async ({ page }) => {
  await page.addInitScript(storeColor('dark'))
  await page.route(/\/assets\/.*\.(js|css)/, () => {})
  await page.goto('/guide', { waitUntil: 'commit' })
  await expect.poll(() => getColor(page)).toBe('dark')
})

test('the menu sets the color mode, also for form controls, and stores it', async ({ page }) => {
  await open(page, '/guide')
  await page.getByRole('button', { name: 'Color mode' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark Mode' }).click()
  expect(await getColor(page)).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('dumi:prefers-color'))).toBe('dark')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.reload()
  expect(await getColor(page)).toBe('dark')
})

test('auto follows changes of the system setting, and the attribute is always light or dark', async ({ page }) => {
  await page.addInitScript(storeColor('auto'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/guide')
  expect(await getColor(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => getColor(page)).toBe('light')
})

test('a choice applies to every open tab', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await open(first, '/guide')
  await open(second, '/api')
  await first.getByRole('button', { name: 'Color mode' }).click()
  await first.getByRole('menuitemradio', { name: 'Dark Mode' }).click()
  await expect.poll(() => getColor(second)).toBe('dark')
})

test('with blocked storage the default is light, and a choice still applies to the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await open(page, '/guide')
  expect(await getColor(page)).toBe('light')
  await page.getByRole('button', { name: 'Color mode' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark Mode' }).click()
  expect(await getColor(page)).toBe('dark')
})

test('all text changes in one step with its background', async ({ page }) => {
  for (const address of ['/', '/guide', '/api/line', '/examples', '/start', '/playground', '/changelog']) {
    await open(page, address)
    const demo = page.locator('live-demo').first()
    if ((await demo.count()) > 0) await useChart(demo)
    for (const mode of ['Dark Mode', 'Light Mode']) {
      await page.getByRole('button', { name: 'Color mode' }).click()
      const stop = await recordContrast(page, 3)
      await page.getByRole('menuitemradio', { name: mode }).click()
      await page.waitForTimeout(400)
      expect(await stop(), `${address}, ${mode}`).toEqual([])
    }
  }
})
