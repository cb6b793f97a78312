import type { Page } from '@playwright/test'
import type { OptionNames } from '../src/features/api-tables/shared/options.ts'
import { chartRoutes } from './content.ts'
import { expect, open, test } from './site.ts'

const AXIS = /\/options\/axis\..+\.json/
const row = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const toggle = (page: Page, id: string) => page.locator(`[id="${id}"] + .nested summary`).first()
const byName = (a = '', b = '') => a.localeCompare(b)
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter options' })

/** Loads the option names from the file that the filter uses. */
async function fetchOptionNames(page: Page): Promise<OptionNames> {
  const html = await (await page.request.get('/api/line')).text()
  const [, version = ''] = /data-version="(\w+)"/.exec(html) ?? []
  return (await (await page.request.get(`/options/names.${version}.json`)).json()) as OptionNames
}

test.describe('in the document', () => {
  // documents are only parsed, because rendering them takes much longer
  let parser: Page
  let names: OptionNames
  test.beforeAll(async ({ browser }) => {
    parser = await browser.newPage()
    names = await fetchOptionNames(parser)
  })
  test.afterAll(() => parser.context().close())

  for (const route of chartRoutes) {
    test(`${route} lists every option with its description and type`, async () => {
      const html = await (await parser.request.get(route)).text()
      const { component, rows } = await parser.evaluate((text) => {
        const table = new DOMParser().parseFromString(text, 'text/html').querySelector('api-table')
        const lines = table?.querySelectorAll(
          ':scope > table > tbody > tr[id], :scope > details > table > tbody > tr[id]',
        )
        return {
          component: table?.getAttribute('data-of') ?? '',
          rows: [...(lines ?? [])].map((line) => [...line.children].map((cell) => cell.textContent ?? '')),
        }
      }, html)
      const expected = names[component]?.options.map(([name]) => name) ?? []
      expect(expected.length).toBeGreaterThan(20)
      expect(rows.map(([name]) => name?.replace(' (required)', '')).toSorted(byName)).toEqual(expected.toSorted(byName))
      for (const [name, description, type] of rows) {
        expect(description?.length, name).toBeGreaterThan(10)
        expect(type, name).not.toBe('')
      }
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('groups can be expanded, and the API page lists shared objects in full', async ({ page }) => {
    await page.goto('/api/line')
    await page.getByText('Size and spacing').click()
    await expect(row(page, 'autofit')).toBeVisible()
    await expect(page.locator('details[data-object]').first()).toBeHidden()
    await page.goto('/api?tab=options#axis-label')
    await page.locator('[id="axis-label"] + .nested summary').first().click()
    await expect(row(page, 'axis-label-formatter')).toBeVisible()
  })
})

test('the address of a nested option expands the rows that lead to it', async ({ page }) => {
  await open(page, '/api/line#xaxis-label-formatter')
  await expect(row(page, 'xaxis-label-formatter')).toBeInViewport()
  await expect(row(page, 'xaxis-label-formatter')).toHaveClass(/revealed/)
  await expect(row(page, 'xaxis')).toBeVisible()
  // the default of this chart, not of the shared object
  await expect(row(page, 'xaxis-nice')).toContainText('true')
})

test('an address expands a collapsed group, from the same page and from another page', async ({ page }) => {
  await open(page, '/guide')
  await page.evaluate(() => (location.href = '/api/line#tooltip-domstyles-g2-tooltip-title'))
  await expect(row(page, 'tooltip-domstyles-g2-tooltip-title')).toBeInViewport()
  await page.evaluate(() => (location.hash = '#pixelratio'))
  await expect(row(page, 'pixelratio')).toBeInViewport()
  await page.evaluate(() => (location.hash = '#annotations-line-annotation-text-content'))
  await expect(row(page, 'annotations-line-annotation-text-content')).toBeInViewport()
})

test('an address that matches no option expands nothing and logs nothing', async ({ page }) => {
  await open(page, '/api/line#xaxis-label-formatte-%ZZ')
  await open(page, '/api/line#xaxis-label-nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Line/)
})

test('a shared object expands in place with the keyboard and is fetched once for all pages', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => void (AXIS.test(request.url()) && requests.push(request.url())))
  await open(page, '/api/line#xaxis')
  await toggle(page, 'xaxis').focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row(page, 'xaxis-tickline')).toBeHidden()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Column', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Column/)
  await page.getByText('Axes and scales').click()
  await toggle(page, 'yaxis').click()
  await expect(row(page, 'yaxis-tickline')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('the row shows a message while its definition loads', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(AXIS, async (route) => {
    await held
    await route.continue()
  })
  const resolving = page.getByText('Properties definition is resolving, wait a moment...').locator('visible=true')
  await open(page, '/api/line#xaxis')
  await toggle(page, 'xaxis').click()
  await expect(resolving).toBeVisible()
  release()
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  await expect(resolving).toHaveCount(0)
})

test('a definition that fails to load shows Retry, and the rest of the table works', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/ERR_FAILED/)
  await page.route(AXIS, (route) => route.abort())
  await open(page, '/api/line#xaxis')
  await toggle(page, 'xaxis').click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await toggle(page, 'meta').click()
  await expect(row(page, 'meta-alias')).toBeVisible()
  await page.unroute(AXIS)
  await retry.click()
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('a definition that does not exist is reported with its id', async ({ page }) => {
  await page.route(AXIS, (route) => route.fulfill({ json: { tables: [], outlines: {} } }))
  await open(page, '/api/line#xaxis')
  await toggle(page, 'xaxis').click()
  await expect(page.getByText('Properties definition not found for axis component')).toBeVisible()
})

test('the filter finds options and nested paths, and clearing it restores the table', async ({ page }) => {
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
  await expect(row(page, 'xfield')).toBeHidden()
  await filter(page).fill('zigzag')
  await expect(page.getByText('No options found')).toBeVisible()
  await filter(page).fill('')
  await expect(row(page, 'smooth')).toBeVisible()
  await expect(page.getByText('Size and spacing')).toBeVisible()
  await expect(row(page, 'autofit')).toBeHidden()
})

test('the filter searches the page when the option names fail to load', async ({ page, expectMessages }) => {
  expectMessages(/ERR_FAILED/)
  await page.route(/\/options\/names\./, (route) => route.abort())
  await open(page, '/api/line#api')
  await filter(page).fill('smooth')
  await expect(row(page, 'steptype')).toBeVisible()
  await expect(row(page, 'data')).toBeHidden()
})

test('a type links to the object it names', async ({ page }) => {
  await open(page, '/api/line#legend')
  await row(page, 'legend').getByRole('link', { name: 'LegendCfg' }).click()
  await expect(page).toHaveURL('/api?tab=options#legend')
  await expect(page.locator('h2#legend')).toBeInViewport()
  await open(page, '/api/mix#plots-options')
  await row(page, 'plots-options').getByRole('link', { name: 'StockOptions' }).click()
  await expect(page).toHaveURL('/api/stock')
})

for (const width of [390, 320]) {
  test(`at ${width} px the table is a list that does not scroll sideways, even when expanded`, async ({ page }) => {
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
