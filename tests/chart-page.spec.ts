import type { Locator } from '@playwright/test'
import { expect, open, test } from './site.ts'

const getBox = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('two demos are side by side on a wide screen, with charts and captions in line', async ({ page }) => {
  await open(page, '/api/column')
  const pair = page.locator('.pair:not(.pair-single)').first()
  await pair.scrollIntoViewIfNeeded()
  const [left, right] = [pair.locator('section').nth(0), pair.locator('section').nth(1)]
  for (const part of ['h3', '.demo', 'figcaption']) {
    const [a, b] = [await getBox(left.locator(part)), await getBox(right.locator(part))]
    expect(b.x, part).toBeGreaterThan(a.x + a.width)
    expect(Math.abs(a.y - b.y), part).toBeLessThan(1)
  }
  // the row ends where a wide demo ends
  const [wide, row] = [await getBox(page.locator('.demo').first()), await getBox(pair)]
  expect(Math.abs(wide.x + wide.width - row.x - row.width)).toBeLessThan(1)

  await page.setViewportSize({ width: 1200, height: 900 })
  const [above, below] = [await getBox(left.locator('.demo')), await getBox(right.locator('.demo'))]
  expect(below.y).toBeGreaterThan(above.y + above.height)
})

test('opening the code of one demo does not stretch the one next to it', async ({ page }) => {
  await open(page, '/api/column')
  const pair = page.locator('.pair:not(.pair-single)').first()
  const other = pair.locator('.stage').nth(1)
  await other.scrollIntoViewIfNeeded()
  const before = (await getBox(other)).height
  await pair.getByText('Show Code').first().click()
  await expect(pair.locator('pre').first()).toBeVisible()
  await expect.poll(async () => (await getBox(pair.locator('.demo').first())).height).toBeGreaterThan(before + 300)
  expect((await getBox(other)).height).toBeLessThanOrEqual(before + 1)
})

for (const width of [1440, 390]) {
  test(`the options are one click away from anywhere on the page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/api/column')
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
    const bar = page.getByRole('navigation', { name: 'Sections of this page' })
    await bar.getByRole('link', { name: 'API' }).click()
    const heading = page.getByRole('heading', { level: 2, name: 'API' })
    await expect(heading).toBeInViewport()
    // below the header and the bar
    const barBox = await getBox(bar)
    expect((await getBox(heading)).y).toBeGreaterThanOrEqual(barBox.y + barBox.height)
    await expect(bar.locator('[aria-current]')).toHaveText('API')
  })
}
