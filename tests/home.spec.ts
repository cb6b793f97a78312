import type { Page } from '@playwright/test'
import { useChart } from './fixtures/use-chart.ts'
import { expect, open, test } from './site.ts'

const showcase = (page: Page) => page.locator('.showcase')
const choose = (page: Page, name: string) =>
  page.locator('.showcase .segments').getByText(name, { exact: true }).click()

test('the first screen shows a chart next to the code that draws it', async ({ page }) => {
  await open(page, '/')
  const chart = showcase(page).locator('.poster').filter({ visible: true })
  const code = showcase(page).locator('pre[data-file]').filter({ visible: true })
  await expect(chart).toBeVisible()
  await expect(chart).toBeInViewport({ ratio: 1 })
  await expect(code).toBeInViewport({ ratio: 1 })
  await expect(code).toContainText('isStack: true')
  // the names of the files and the buttons share a row
  const files = await showcase(page).locator('.code-group-bar').filter({ visible: true }).boundingBox()
  const copy = await showcase(page)
    .getByRole('button', { name: 'Copy code' })
    .filter({ visible: true })
    .first()
    .boundingBox()
  expect(copy?.y).toBeGreaterThanOrEqual(files?.y ?? Infinity)
  expect((copy?.y ?? 0) + (copy?.height ?? 0)).toBeLessThanOrEqual((files?.y ?? 0) + (files?.height ?? 0))
  await useChart(page.locator('#demo-home-stacked-columns'))
})

test('choosing another chart changes the chart and the code together, also with the keyboard', async ({ page }) => {
  await open(page, '/')
  await showcase(page).getByRole('radio', { name: 'Stacked columns' }).focus()
  await page.keyboard.press('ArrowRight')
  const grouped = page.locator('#demo-home-grouped-columns')
  await expect(grouped.locator('pre').first()).toContainText('isGroup: true')
  await useChart(grouped)
  await expect(page.locator('#demo-home-stacked-columns')).toBeHidden()
  await choose(page, 'Heatmap')
  await useChart(page.locator('#demo-home-heatmap'))
  await expect(page.locator('#demo-home-heatmap pre').first()).toContainText('HeatmapChart')
})

test('the color mode of the showcase follows the page until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('dumi:prefers-color', 'auto'))
  await open(page, '/')
  const stage = page.locator('#demo-home-stacked-columns .stage')
  const call = showcase(page).locator('.showcase-theme pre').filter({ visible: true })
  await expect(call).toContainText("'dark'")
  await useChart(page.locator('#demo-home-stacked-columns'))
  await expect(stage.locator('.stage-live')).toHaveAttribute('data-chart-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(stage.locator('.stage-live')).toHaveAttribute('data-chart-theme', 'light')
  await choose(page, 'Dark')
  await expect(stage.locator('.stage-live')).toHaveAttribute('data-chart-theme', 'dark')
  await expect(stage).toHaveCSS('color-scheme', 'dark')
  await expect(call).toContainText("'dark'")
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the charts of the showcase can be switched, as posters', async ({ page }) => {
    await page.goto('/')
    await choose(page, 'Lines')
    const lines = page.locator('#demo-home-lines')
    await expect(lines.locator('.poster-medium')).toBeVisible()
    await expect(lines.locator('pre').first()).toContainText('LineChart')
  })
})

test('the wall shows every chart and leads to its page', async ({ page }) => {
  await open(page, '/')
  const wall = page.locator('.chart-wall')
  const links = await page
    .locator('.side a[href^="/api/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(await wall.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(links)
  for (const picture of await wall.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})
