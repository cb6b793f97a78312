import { expect, open, test } from './site.ts'

// every-page.spec.ts runs axe on every page.

test('with forced colors, buttons keep a border and icons stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/')
  const button = page.getByRole('link', { name: 'Get Started' }).first()
  expect(await button.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid')
  await expect(page.locator('.icon-sun')).toBeVisible()
})

test('with reduced motion, nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/guide')
  await page.getByRole('button', { name: 'Sidebar' }).click()
  const moving = await page.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
})
