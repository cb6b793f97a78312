import type { Locator, Page } from '@playwright/test'
import { demosOnPage } from './content.ts'
import { expect, open, test } from './site.ts'

const [lineDemo] = demosOnPage('content/api/line.md')
const [ringDemo] = demosOnPage('content/api/ring-progress.md')
const editor = (page: Page) => page.locator('.editor')
const pane = (page: Page) => editor(page).locator('.editor-options')
const code = (page: Page) => editor(page).getByRole('textbox', { name: /^Code of/ })
const chart = (page: Page) => editor(page).frameLocator('iframe').locator('canvas')
const controls = (page: Page) => pane(page).locator('.control')

/** Fails when it is drawn, and writes to the console. */
const BROKEN = `import { LineChart } from '@opd/g2plot-react'
export default function Demo() {
  for (let line = 0; line < 20; line++) console.log(line)
  return <LineChart data={missing} xField="x" yField="y" />
}
`

async function openPlayground(page: Page): Promise<void> {
  await open(page, `/playground?demo=${lineDemo.id}`)
  await expect(chart(page).first()).toBeVisible()
}

async function openPane(page: Page, name: string): Promise<void> {
  await editor(page).getByRole('button', { name, exact: true }).click()
  await expect(pane(page).locator('.control, .data-pane, .data-note').first()).toBeVisible()
}

async function getBox(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator.toString()} has no box`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const readPageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
] as const

const LAYOUTS = { side: 'Side by side', stacked: 'Stacked' }

for (const [width, height] of SIZES)
  for (const [layout, label] of Object.entries(LAYOUTS))
    test(`code, chart and pane fit into a window of ${width} by ${height}, ${layout}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openPlayground(page)
      await page.getByRole('radiogroup', { name: 'Layout' }).getByText(label).click()
      const pageHeight = await readPageHeight(page)
      for (const name of ['Options', 'Data']) {
        await openPane(page, name)
        for (const part of ['.editor-code', '.editor-result', '.editor-options']) {
          const box = await getBox(editor(page).locator(part))
          expect(box.bottom, `${name}: ${part}`).toBeLessThanOrEqual(height)
          expect(box.height, `${name}: ${part}`).toBeGreaterThan(180)
          expect(box.width, `${name}: ${part}`).toBeGreaterThan(300)
        }
        expect(await readPageHeight(page)).toBe(pageHeight)
      }
      await openPane(page, 'Options')
      // every option is reachable inside of the panel, without a movement of the page
      await pane(page).hover()
      await page.mouse.wheel(0, 100_000)
      // positions of scrolled content are rounded
      await expect(controls(page).last()).toBeInViewport({ ratio: 0.95 })
      expect(await page.evaluate(() => scrollY)).toBe(0)

      await code(page).fill(BROKEN)
      await expect(editor(page).locator('.editor-problem')).toContainText('missing is not defined')
      await expect(editor(page).locator('.editor-problem')).toBeInViewport({ ratio: 1 })
      await expect(editor(page).locator('.editor-console > summary')).toBeInViewport({ ratio: 1 })
      expect(await readPageHeight(page)).toBe(pageHeight)
      const footer = await getBox(page.locator('.footer'))
      expect(footer.y).toBeGreaterThanOrEqual((await getBox(editor(page))).bottom)
    })

test('on a phone, the chart stays in view above the options, and the footer is below them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/playground?demo=${lineDemo.id}`)
  await openPane(page, 'Options')
  await controls(page).last().scrollIntoViewIfNeeded()
  await expect(chart(page).first()).toBeInViewport({ ratio: 1 })
  const footer = await getBox(page.locator('.footer'))
  expect(footer.y).toBeGreaterThanOrEqual((await getBox(editor(page))).bottom)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('nothing in the panel moves while the mouse is pressed, so the first click opens a group', async ({ page }) => {
  await open(page, `/playground?demo=${ringDemo.id}`)
  await openPane(page, 'Options')
  const field = pane(page).getByRole('textbox', { name: 'innerRadius' })
  const group = pane(page).getByRole('button', { name: 'statistic', exact: true })
  await field.click()
  const description = pane(page).locator('[data-path="innerRadius"] p')
  const isComplete = () => description.evaluate((text) => text.scrollHeight <= text.clientHeight)
  await expect.poll(isComplete).toBe(true)
  const before = await getBox(group)
  // the edge that leaves the heading when it moves
  await page.mouse.move(before.x + 40, before.bottom - 4)
  await page.mouse.down()
  // a frame, in which a layout would change
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect((await getBox(group)).y).toBe(before.y)
  await page.mouse.up()
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(isComplete).toBe(false)
})
