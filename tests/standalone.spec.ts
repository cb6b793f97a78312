import type { Page } from '@playwright/test'
import { demosOnPage, findDemo, homeDemo } from './content.ts'
import { COLOR_RULES, findViolations } from './fixtures/axe.ts'
import { recordLayoutShifts } from './fixtures/layout-shifts.ts'
import { expect, hydrated, open, test, waitForLastRequest } from './site.ts'

const [lineDemo] = demosOnPage('content/api/line.md')
const back = (page: Page, name = 'Line') => page.getByRole('link', { name: `Back to ${name}` })
/** The padding around the chart. */
const PADDING = 24
const BAR = 56

async function openDemo(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/~demos/${id}${query}`)
  await expect(page.locator('canvas').first()).toBeVisible()
}

const getBox = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const { top, width, height } = canvas.getBoundingClientRect()
      return { top: Math.round(top), width: Math.round(width), height: Math.round(height) }
    })

test('shows its title and description, and the first link leads back to the demo on its page', async ({ page }) => {
  await openDemo(page, lineDemo.id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lineDemo.title)
  await expect(page).toHaveTitle(`${lineDemo.title} - G2Plot React`)
  await expect(page.getByRole('main')).toHaveAccessibleName(lineDemo.title)
  await expect(page.locator('[data-chart-source-type]')).toHaveAttribute('aria-label', new RegExp(`^${lineDemo.title}`))
  await page.keyboard.press('Tab')
  await expect(back(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/api/line#demo-${lineDemo.id}`)
  await expect(page.locator(`#demo-${lineDemo.id}`)).toBeInViewport()
})

test('has no layout, fills the window at every size and uses the stored color mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dumi:prefers-color', 'dark'))
  await openDemo(page, homeDemo.id)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark')
  for (const [width, height] of [
    [320, 700],
    [1200, 800],
    [1200, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() => getBox(page))
      .toEqual({ top: BAR + PADDING, width: width - 2 * PADDING, height: height - BAR - 2 * PADDING })
  }
})

test('in a low window, the chart keeps the height that the demo sets', async ({ page }) => {
  await openDemo(page, homeDemo.id, '?embed')
  const { height } = await getBox(page)
  await page.setViewportSize({ width: 1200, height: 250 })
  await openDemo(page, homeDemo.id)
  await expect.poll(async () => (await getBox(page)).height).toBe(height)
})

test('several charts share the height, and the controls keep theirs', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openDemo(page, findDemo(/Show days of/).id)
  const bottoms = page
    .locator('canvas')
    .evaluateAll((charts) => charts.map((chart) => Math.round(chart.getBoundingClientRect().bottom)))
  expect(await bottoms).toHaveLength(2)
  expect((await bottoms)[1]).toBe(900 - PADDING)
})

test('charts in a layout of the demo keep their size, in the center of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openDemo(page, findDemo(/<TinyLineChart[\s\S]+<\/table>/).id)
  const { top = 0, bottom = 0 } = await page
    .locator('table')
    .evaluate((table) => table.getBoundingClientRect().toJSON())
  expect(bottom - top).toBeLessThan(400)
  expect(Math.abs(top - BAR - (900 - bottom))).toBeLessThanOrEqual(2)
})

test('a chart with an entrance of its own is not resized while it appears', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openDemo(page, findDemo(/Play again/).id)
  await expect(back(page, 'Pie')).toBeVisible()
  expect((await getBox(page)).height).toBeLessThan(400)
})

test('with ?embed there is only the chart, with the height that the demo sets', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openDemo(page, lineDemo.id, '?embed')
  expect(await getBox(page)).toEqual({ top: PADDING, width: 1200 - 2 * PADDING, height: 320 })
  await waitForLastRequest(page)
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(0)
})

test('the chart appears at its place, without a layout shift', async ({ page }) => {
  const readShifts = await recordLayoutShifts(page)
  // the controls are above the chart
  for (const { id } of [lineDemo, findDemo(/'By name'/)]) {
    await openDemo(page, id)
    await waitForLastRequest(page)
    expect(await readShifts()).toEqual([])
  }
})

test('is accessible in both color modes, on a phone too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dumi:prefers-color', 'auto'))
  await openDemo(page, lineDemo.id)
  await expect(back(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark')
  expect(await findViolations(page, { only: COLOR_RULES })).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the title and the chart are printed, without the link', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 })
  await openDemo(page, lineDemo.id)
  await expect(back(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('canvas')).toBeVisible()
  await expect(back(page)).toBeHidden()
})

test('every document has the title of its demo before a script runs', async ({ request }) => {
  for (const { id, title } of [lineDemo, homeDemo]) {
    const html = await (await request.get(`/~demos/${id}`)).text()
    expect(html).toContain(`<title>${title} - G2Plot React</title>`)
  }
})

test('a demo that does not exist is not found, in the layout and with its complete menu', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/status of 404/)
  for (const address of ['/~demos', '/~demos/', '/~demos/no-such-demo']) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    expect(await response?.text(), address).toContain('<title>PAGE NOT FOUND - G2Plot React</title>')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('PAGE NOT FOUND')
    await expect(page).toHaveTitle('PAGE NOT FOUND - G2Plot React')
    for (const name of ['Line', 'Sankey', 'Mix'])
      await expect(
        page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }),
      ).toBeVisible()
  }
})

test('a misspelled demo id gets the similar demos', async ({ page, expectMessages }) => {
  expectMessages(/status of 404/)
  await open(page, `/~demos/${lineDemo.id.slice(0, -1)}`)
  const similar = page.getByRole('navigation', { name: 'Similar demos' }).getByRole('link')
  await expect(similar.first()).toHaveText(lineDemo.title)
  expect(await findViolations(page)).toEqual([])
  await similar.first().click()
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page).toHaveURL(`/~demos/${lineDemo.id}`)
})
