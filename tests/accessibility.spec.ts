import { axeFindings } from './fixtures/axe.ts'
import { expect, open, routes, test } from './site.ts'

// in halves, for two at a time
const everyPage = [...routes, '/api?tab=options']
const halves = [0, 1].map((half) => everyPage.filter((_, index) => index % 2 === half))

for (const color of ['light', 'dark'] as const) {
  for (const [index, pages] of halves.entries()) {
    test(`axe finds nothing on any page, ${color}, wide and narrow, and nothing scrolls sideways (${index + 1} of 2)`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await page.addInitScript(`localStorage.setItem('dumi:prefers-color', '${color}')`)
      for (const route of pages) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await open(page, route)
        for (const width of [1440, 320]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await axeFindings(page), `${route}, ${width} wide`).toEqual([])
          // a live chart follows the width a moment later
          await expect
            .poll(
              () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
              `${route}, ${width} wide`,
            )
            .toBeLessThanOrEqual(0)
        }
      }
    })
  }
}

test('axe finds nothing on the not-found page', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await open(page, '/nothing')
  expect(await axeFindings(page)).toEqual([])
})

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
