import { axeFindings } from './fixtures/axe.ts'
import { expect, open, routes, test } from './site.ts'

const everyPage = [...routes, '/api?tab=options']
/** Chart pages differ in their content alone, and that is seen in both colours and both widths. */
const everyKind = ['/', '/guide', '/api', '/api?tab=options', '/api/line', '/api/facet', '/changelog', '/licences']

for (const [name, colour, width, pages] of [
  ['any page', 'light', 1440, everyPage],
  ['any page', 'dark', 320, everyPage],
  ['any kind of page', 'light', 320, everyKind],
  ['any kind of page', 'dark', 1440, everyKind],
] as const) {
  test(`axe finds nothing on ${name}, ${colour}, ${width} wide, and nothing scrolls sideways`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(`localStorage.setItem('dumi:prefers-color', '${colour}')`)
    for (const route of pages) {
      await open(page, route)
      expect(await axeFindings(page), route).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), route).toBeLessThanOrEqual(0)
    }
  })
}

test('axe finds nothing on the not-found page', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await open(page, '/nothing')
  expect(await axeFindings(page)).toEqual([])
})

test('with forced colours controls keep their outlines and icons their strokes', async ({ page }) => {
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
