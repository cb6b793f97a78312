import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const store = (color: string) => `localStorage.setItem('dumi:prefers-color', ${JSON.stringify(color)})`
const pixels = (canvas: Locator) => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())

/** The chart as it stays: two looks, some frames apart, see the same. */
async function settled(canvas: Locator): Promise<string> {
  await expect(canvas).toBeVisible()
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = await pixels(canvas)
        return last === before
      },
      { intervals: [200] },
    )
    .toBe(true)
  return last
}

async function choose(page: Page, mode: 'Light Mode' | 'Dark Mode'): Promise<void> {
  await page.getByRole('button', { name: 'Color mode' }).click()
  await page.getByRole('menuitemradio', { name: mode }).click()
  // away from the charts, which would show their tooltips
  await page.mouse.move(0, 0)
}

/** The color of a canvas in its corner, and the one of the card around it. */
const grounds = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const [red, green, blue, alpha] = element.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? []
    let card: Element | null = element
    while (card && getComputedStyle(card).backgroundColor === 'rgba(0, 0, 0, 0)') card = card.parentElement
    return {
      canvas: `rgb(${red}, ${green}, ${blue}) ${alpha}`,
      card: `${card && getComputedStyle(card).backgroundColor} 255`,
    }
  })

for (const route of ['/', '/guide']) {
  test(`the charts of ${route} follow the color at once, and there and back they are as on a fresh load`, async ({
    page,
  }) => {
    await open(page, route)
    const canvas = page.locator('.stage canvas').first()
    await page.locator('.stage').first().scrollIntoViewIfNeeded()
    const light = await settled(canvas)
    await choose(page, 'Dark Mode')
    const dark = await settled(canvas)
    expect(dark).not.toBe(light)
    await choose(page, 'Light Mode')
    expect(await settled(canvas)).toBe(light)

    await page.addInitScript(store('dark'))
    await open(page, route)
    await page.locator('.stage').first().scrollIntoViewIfNeeded()
    expect(await settled(canvas)).toBe(dark)
  })

  for (const color of ['light', 'dark']) {
    test(`the charts of ${route} stand on the ${color} ground of their card`, async ({ page }) => {
      await page.addInitScript(store(color))
      await open(page, route)
      for (const stage of await page.locator('.stage').all()) {
        await stage.scrollIntoViewIfNeeded()
        await settled(stage.locator('canvas'))
        const { canvas, card } = await grounds(stage.locator('canvas'))
        expect(canvas).toBe(card)
      }
    })
  }
}

test('the first frame of a chart is its last', async ({ page }) => {
  // the canvas is caught when it has first been painted
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>()
    const look = () => {
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.stage canvas')) {
        if (seen.has(canvas)) continue
        seen.add(canvas)
        requestAnimationFrame(() =>
          requestAnimationFrame(() => canvas.setAttribute('data-first-frame', canvas.toDataURL())),
        )
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await open(page, '/')
  const canvas = page.locator('.stage canvas').first()
  await page.locator('.stage').first().scrollIntoViewIfNeeded()
  const last = await settled(canvas)
  expect((await canvas.getAttribute('data-first-frame')) === last).toBe(true)
})
