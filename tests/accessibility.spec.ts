import { expect, open, test } from './site.ts'

// That axe finds nothing on any page is in every-page.spec.ts.

test('with forced colors controls keep their outlines and icons their strokes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/')
  const button = page.getByRole('link', { name: 'Get Started' }).first()
  expect(await button.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid')
  await expect(page.locator('.icon-sun')).toBeVisible()
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/guide')
  await page.getByRole('button', { name: 'Sidebar' }).click()
  const moving = await page.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
})
