import type { Locator } from '@playwright/test'
import { expect, open, test } from './site.ts'

/** How many different colours the canvas shows: one or two mean that nothing is drawn. */
const coloursOn = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] }
    const seen = new Set<number>()
    for (let index = 0; index < data.length; index += 4) seen.add(((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0))
    return seen.size
  })

for (const [route, count] of [['/', 4], ['/guide', 3]] as const) {
  test(`${route} shows its ${count} live demos`, async ({ page }) => {
    await open(page, route)
    const stages = page.locator('.stage')
    await expect(stages).toHaveCount(count)
    for (const stage of await stages.all()) {
      await stage.scrollIntoViewIfNeeded()
      await expect(stage.locator('canvas')).toBeVisible()
      await expect.poll(() => coloursOn(stage.locator('canvas'))).toBeGreaterThan(10)
    }
  })
}

test('a demo that is used answers', async ({ page }) => {
  await open(page, '/guide')
  const button = page.getByRole('button', { name: 'Add Jun' })
  await page.locator('#demo-guide-update-data').scrollIntoViewIfNeeded()
  await button.click()
  await expect(page.getByRole('button', { name: 'Add Jul' })).toBeVisible()
})
