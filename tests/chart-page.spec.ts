import type { Locator } from '@playwright/test'
import { recordLayoutShifts } from './fixtures/layout-shifts.ts'
import { expect, open, readClipboard, test } from './site.ts'

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
  const [wide, row] = [await getBox(page.locator('.pair-wide .demo').first()), await getBox(pair)]
  expect(Math.abs(wide.x + wide.width - row.x - row.width)).toBeLessThan(1)

  await page.setViewportSize({ width: 1200, height: 900 })
  const [above, below] = [await getBox(left.locator('.demo')), await getBox(right.locator('.demo'))]
  expect(below.y).toBeGreaterThan(above.y + above.height)
})

test('the first screen has the chart, its shortest code and its fields', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/api/column')
    const [chart, code] = [page.locator('.demo').first(), page.locator('.overview > .code')]
    const [a, b] = [await getBox(chart), await getBox(code)]
    expect(b.x, `${width} px`).toBeGreaterThan(a.x + a.width)
    expect([b.y, b.height].map(Math.round)).toEqual([a.y, a.height].map(Math.round))
    await expect(page.getByRole('row', { name: 'xField' }).first()).toBeInViewport()
    // the page and the header end at the same place
    const edges = [await getBox(page.locator('.contents')), await getBox(page.locator('.header > :last-child'))]
    const [contents = a, last = a] = edges
    expect(Math.abs(contents.x + contents.width - last.x - last.width)).toBeLessThan(16)
  }
  await page.locator('.overview > .code').getByRole('button', { name: 'Copy code' }).click()
  expect(await readClipboard(page)).toMatch(/^import \{ ColumnChart \}[^]*seriesField="rider"\n\s+isStack/)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('examples are folded, and a tap, an address or the search of the browser unfolds one', async ({ page }) => {
    const readShifts = await recordLayoutShifts(page)
    await open(page, '/api/column')
    // half of what it was when all examples were unfolded
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_468)
    const find = (id: string) => page.locator('section').filter({ has: page.locator(`#demo-${id}`) })
    const grouped = find('column-grouped')
    const [title, text] = [grouped.locator('.demo-title'), grouped.locator('.section-text')]
    const description = text.getByText('Set isGroup to place')
    await title.scrollIntoViewIfNeeded()
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await expect(description).toBeHidden()
    // the buttons fit into one row
    const buttons = grouped.locator('summary, .actions button')
    await expect(buttons).toHaveCount(4)
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2)
    expect(await readShifts()).toEqual([])
    // a tap on the poster unfolds it in place, another one makes the chart live
    const { y } = await getBox(grouped)
    await page.touchscreen.tap(60, (await getBox(grouped.locator('.stage'))).y + 40)
    await expect(description).toBeVisible()
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    expect(Math.abs((await getBox(grouped)).y - y)).toBeLessThan(1)
    await expect(grouped.locator('canvas')).toHaveCount(0)
    await grouped.locator('.stage').tap()
    await expect(grouped.locator('canvas')).toBeVisible()
    await title.tap()
    await expect(description).toBeHidden()
    await expect(grouped.locator('canvas')).toHaveCount(0)

    await page.goto('/api/column#demo-column-range')
    await expect(find('column-range').locator('.section-text')).toBeVisible()
    await expect(find('column-range').locator('.poster')).toBeInViewport()
    await expect(description).toBeHidden()

    await find('column-limit')
      .locator('.section-text')
      .evaluate((one) => one.dispatchEvent(new Event('beforematch', { bubbles: true })))
    await expect(find('column-limit').locator('.section-text')).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    await expect(description).toBeVisible()
  })

  test('examples unfold without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto('/api/column')
    const title = page.locator('#demo-column-range .demo-title')
    await expect(page.getByText('Pass a pair of numbers')).toBeHidden()
    await title.tap()
    await expect(page.getByText('Pass a pair of numbers')).toBeVisible()
    await context.close()
  })
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
