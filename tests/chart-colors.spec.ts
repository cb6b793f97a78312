import type { Locator, Page } from '@playwright/test'
import { waitUntilStable } from './fixtures/stable.ts'
import { useChart } from './fixtures/use-chart.ts'
import { expect, open, test } from './site.ts'

const storeColor = (color: string) => `localStorage.setItem('dumi:prefers-color', ${JSON.stringify(color)})`
const getPixels = (canvas: Locator) => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())

/** Waits until the chart stops changing and returns its pixels. */
async function waitForPixels(canvas: Locator): Promise<string> {
  await expect(canvas).toBeVisible()
  return waitUntilStable(() => getPixels(canvas))
}

async function chooseColorMode(page: Page, mode: 'Light Mode' | 'Dark Mode'): Promise<void> {
  await page.getByRole('button', { name: 'Color mode' }).click()
  await page.getByRole('menuitemradio', { name: mode }).click()
  // keep the pointer off the charts, which would show tooltips
  await page.mouse.move(0, 0)
}

/** The background colors of a canvas and of the card around it. */
const readBackgrounds = (canvas: Locator) =>
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
  test(`the charts of ${route} follow the color mode and look the same as after a page load`, async ({ page }) => {
    await open(page, route)
    const canvas = page.locator('.stage canvas').first()
    await useChart(page.locator('live-demo').first())
    const light = await waitForPixels(canvas)
    await chooseColorMode(page, 'Dark Mode')
    const dark = await waitForPixels(canvas)
    expect(dark).not.toBe(light)
    await chooseColorMode(page, 'Light Mode')
    expect(await waitForPixels(canvas)).toBe(light)

    await page.addInitScript(storeColor('dark'))
    await open(page, route)
    await useChart(page.locator('live-demo').first())
    expect(await waitForPixels(canvas)).toBe(dark)
  })

  for (const color of ['light', 'dark']) {
    test(`the charts of ${route} have the ${color} background of their card`, async ({ page }) => {
      await page.addInitScript(storeColor(color))
      await open(page, route)
      for (const demo of await page.locator('live-demo').filter({ visible: true }).all()) {
        await useChart(demo)
        await waitForPixels(demo.locator('canvas'))
        const { canvas, card } = await readBackgrounds(demo.locator('canvas'))
        expect(canvas).toBe(card)
      }
    })
  }
}

test('a chart is complete in its first frame', async ({ page }) => {
  // capture each canvas after its first paint
  await page.addInitScript(() => {
    const captured = new WeakSet<Element>()
    const captureNew = () => {
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.stage canvas')) {
        if (captured.has(canvas)) continue
        captured.add(canvas)
        requestAnimationFrame(() =>
          requestAnimationFrame(() => canvas.setAttribute('data-first-frame', canvas.toDataURL())),
        )
      }
      requestAnimationFrame(captureNew)
    }
    captureNew()
  })
  await open(page, '/')
  const canvas = page.locator('.stage canvas').first()
  await useChart(page.locator('live-demo').first())
  const last = await waitForPixels(canvas)
  expect((await canvas.getAttribute('data-first-frame')) === last).toBe(true)
})
