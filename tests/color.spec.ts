import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const color = (page: Page) => page.locator('html').getAttribute('data-prefers-color')
const store = (value: string) => `localStorage.setItem('dumi:prefers-color', ${JSON.stringify(value)})`

test('the default is light, whatever the system says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/guide')
  expect(await color(page)).toBe('light')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('an unknown stored color falls back to light', async ({ page }) => {
  await page.addInitScript(store('purple'))
  await open(page, '/guide')
  expect(await color(page)).toBe('light')
})

test('a stored dark color is in force before the stylesheet and the scripts have come', async ({ page }) => {
  await page.addInitScript(store('dark'))
  await page.route(/\/assets\/.*\.(js|css)/, () => {})
  await page.goto('/guide', { waitUntil: 'commit' })
  await expect.poll(() => color(page)).toBe('dark')
})

test('the switch sets the color, keeps it, and the form controls follow', async ({ page }) => {
  await open(page, '/guide')
  await page.getByRole('button', { name: 'Color mode' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark Mode' }).click()
  expect(await color(page)).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('dumi:prefers-color'))).toBe('dark')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.reload()
  expect(await color(page)).toBe('dark')
})

test('auto follows the system live, and the attribute never says auto', async ({ page }) => {
  await page.addInitScript(store('auto'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/guide')
  expect(await color(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => color(page)).toBe('light')
})

test('every open tab follows the choice', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await open(first, '/guide')
  await open(second, '/api')
  await first.getByRole('button', { name: 'Color mode' }).click()
  await first.getByRole('menuitemradio', { name: 'Dark Mode' }).click()
  await expect.poll(() => color(second)).toBe('dark')
})

test('blocked storage means light, and a choice still holds on the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await open(page, '/guide')
  expect(await color(page)).toBe('light')
  await page.getByRole('button', { name: 'Color mode' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark Mode' }).click()
  expect(await color(page)).toBe('dark')
})
