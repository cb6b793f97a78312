import type { Page } from '@playwright/test'
import type { OptionNames } from '../src/features/api-tables/shared/options.ts'
import { chartRoutes } from './content.ts'
import { expect, open, test } from './site.ts'

const AXIS = /\/options\/axis\..+\.json/
const row = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const foldOf = (page: Page, id: string) => page.locator(`[id="${id}"] + .nested summary`).first()
const alphabetically = (a = '', b = '') => a.localeCompare(b)
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter options' })

/** The names of all options, as the site serves them to its filter. */
async function optionNames(page: Page): Promise<OptionNames> {
  const html = await (await page.request.get('/api/line')).text()
  const [, version = ''] = /data-version="(\w+)"/.exec(html) ?? []
  return (await (await page.request.get(`/options/names.${version}.json`)).json()) as OptionNames
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const route of chartRoutes) {
    test(`every option of ${route} is on the page, with description and type`, async ({ page }) => {
      const names = await optionNames(page)
      await page.goto(route)
      const table = page.locator('api-table')
      const component = (await table.getAttribute('data-of')) ?? ''
      const expected = names[component]?.options.map(([name]) => name) ?? []
      expect(expected.length).toBeGreaterThan(20)
      const rows = await table.evaluate((element) =>
        [...element.querySelectorAll(':scope > table > tbody > tr[id], :scope > details > table > tbody > tr[id]')].map(
          (line) => [...line.children].map((cell) => cell.textContent ?? ''),
        ),
      )
      expect(rows.map(([name]) => name?.replace(' (required)', '')).toSorted(alphabetically)).toEqual(
        expected.toSorted(alphabetically),
      )
      for (const [name, description, type] of rows) {
        expect(description?.length, name).toBeGreaterThan(10)
        expect(type, name).not.toBe('')
      }
    })
  }

  test('a folded group opens by itself, and shared objects are shown whole on the API index', async ({ page }) => {
    await page.goto('/api/line')
    await page.getByText('Size and space').click()
    await expect(row(page, 'autofit')).toBeVisible()
    await expect(page.locator('details[data-object]').first()).toBeHidden()
    await page.goto('/api?tab=options#axis-label')
    await page.locator('[id="axis-label"] + .nested summary').first().click()
    await expect(row(page, 'axis-label-formatter')).toBeVisible()
  })
})

test('a nested option has an address that unfolds to it', async ({ page }) => {
  await open(page, '/api/line#xaxis-label-formatter')
  await expect(row(page, 'xaxis-label-formatter')).toBeInViewport()
  await expect(row(page, 'xaxis-label-formatter')).toHaveClass(/revealed/)
  await expect(row(page, 'xaxis')).toBeVisible()
  // the chart's own default, not the one of the shared object
  await expect(row(page, 'xaxis-nice')).toContainText('true')
})

test('an option in a folded group has an address, from this page and from another one', async ({ page }) => {
  await open(page, '/guide')
  await page.evaluate(() => (location.href = '/api/line#tooltip-domstyles-g2-tooltip-title'))
  await expect(row(page, 'tooltip-domstyles-g2-tooltip-title')).toBeInViewport()
  await page.evaluate(() => (location.hash = '#pixelratio'))
  await expect(row(page, 'pixelratio')).toBeInViewport()
  await page.evaluate(() => (location.hash = '#annotations-line-annotation-text-content'))
  await expect(row(page, 'annotations-line-annotation-text-content')).toBeInViewport()
})

test('an address that names no option opens nothing and says nothing', async ({ page }) => {
  await open(page, '/api/line#xaxis-label-formatte-%ZZ')
  await open(page, '/api/line#xaxis-label-nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Line/)
})

test('a shared object unfolds in place by keyboard, once for all pages', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (AXIS.test(request.url()) && asked.push(request.url())))
  await open(page, '/api/line#xaxis')
  await foldOf(page, 'xaxis').focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row(page, 'xaxis-tickline')).toBeHidden()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Column', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Column/)
  await page.getByText('Axes and scales').click()
  await foldOf(page, 'yaxis').click()
  await expect(row(page, 'yaxis-tickline')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('while a definition is on its way the row says so', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(AXIS, async (route) => {
    await held
    await route.continue()
  })
  const resolving = page.getByText('Properties definition is resolving, wait a moment...').locator('visible=true')
  await open(page, '/api/line#xaxis')
  await foldOf(page, 'xaxis').click()
  await expect(resolving).toBeVisible()
  release()
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  await expect(resolving).toHaveCount(0)
})

test('a definition that fails to load offers Retry, and the rest of the table works', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/ERR_FAILED/)
  await page.route(AXIS, (route) => route.abort())
  await open(page, '/api/line#xaxis')
  await foldOf(page, 'xaxis').click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await foldOf(page, 'meta').click()
  await expect(row(page, 'meta-alias')).toBeVisible()
  await page.unroute(AXIS)
  await retry.click()
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('a definition that the server does not know is named by its id', async ({ page }) => {
  await page.route(AXIS, (route) => route.fulfill({ json: { tables: [], outlines: {} } }))
  await open(page, '/api/line#xaxis')
  await foldOf(page, 'xaxis').click()
  await expect(page.getByText('Properties definition not found for axis component')).toBeVisible()
})

test('the filter finds options of the page and paths inside them, and gives everything back', async ({ page }) => {
  await open(page, '/api/line#api')
  await filter(page).fill('label.formatter')
  const path = page.getByRole('link', { name: 'xAxis.label.formatter' })
  await expect(path).toBeVisible()
  await expect(row(page, 'smooth')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'options found' })).toBeVisible()
  await path.click()
  await expect(row(page, 'xaxis-label-formatter')).toBeInViewport()
  await filter(page).fill('CONNECT')
  await expect(row(page, 'connectnulls')).toBeVisible()
  await expect(row(page, 'smooth')).toBeHidden()
  await filter(page).fill('zigzag')
  await expect(page.getByText('No option has this name')).toBeVisible()
  await filter(page).fill('')
  await expect(row(page, 'smooth')).toBeVisible()
  await expect(page.getByText('Size and space')).toBeVisible()
  await expect(row(page, 'autofit')).toBeHidden()
})

test('the filter of the page works when the names do not arrive', async ({ page, expectMessages }) => {
  expectMessages(/ERR_FAILED/)
  await page.route(/\/options\/names\./, (route) => route.abort())
  await open(page, '/api/line#api')
  await filter(page).fill('smooth')
  await expect(row(page, 'stepType'.toLowerCase())).toBeVisible()
  await expect(row(page, 'data')).toBeHidden()
})

test('a type leads to the object that it names', async ({ page }) => {
  await open(page, '/api/line#legend')
  await row(page, 'legend').getByRole('link', { name: 'LegendCfg' }).click()
  await expect(page).toHaveURL('/api?tab=options#legend')
  await expect(page.locator('h2#legend')).toBeInViewport()
  await open(page, '/api/mix#plots-options')
  await row(page, 'plots-options').getByRole('link', { name: 'StockOptions' }).click()
  await expect(page).toHaveURL('/api/stock')
})

for (const width of [390, 320]) {
  test(`on a phone, ${width} wide, the table is a list that does not scroll sideways, unfolded too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/api/line#xaxis-label-autohide-cfg-mingap')
    await expect(row(page, 'xaxis-label-autohide-cfg-mingap')).toBeInViewport()
    const { sideways, stacked } = await page.evaluate(() => {
      const line = document.getElementById('xfield')
      const [name, description] = line ? [...line.children].map((cell) => cell.getBoundingClientRect()) : []
      const wide = [...document.querySelectorAll('api-table :not(summary *)')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth,
      )
      return {
        sideways: wide.map(({ outerHTML }) => outerHTML.slice(0, 80)),
        stacked: Boolean(name && description && description.top >= name.bottom - 1),
      }
    })
    expect(sideways).toEqual([])
    expect(stacked).toBe(true)
  })
}
