import { gzipSync } from 'node:zlib'
import { demosOnPage } from './content.ts'
import { bundleCharts, charts, type ChartBundle } from './fixtures/chart-bundle.ts'
import { expect, test } from './site.ts'

// what was reached, and 2 % more
const KB = 1000
const ENGINE = 169.6 * KB
const CHART = 9.5 * KB
const HOLDER = 24.9 * KB
/** They can hold fifteen other charts. */
const HOLDERS = new Set(['FacetChart', 'MixChart'])

// one bundle serves all tests of this file
test.describe.configure({ mode: 'default' })

let bundle: ChartBundle
test.beforeAll(async () => {
  bundle = await bundleCharts()
})

test('the engine with a line chart is at most 169.6 KB', () => {
  const files = bundle.filesFor('LineChart')
  expect(files.length, files.join(' ')).toBeLessThanOrEqual(3)
  expect(bundle.weigh(files)).toBeGreaterThan(100 * KB)
  expect(bundle.weigh(files)).toBeLessThanOrEqual(ENGINE)
})

test('each further kind of chart is at most 9.5 KB, mix and facet 24.9 KB', () => {
  const line = bundle.filesFor('LineChart')
  for (const chart of charts) {
    const more = bundle.filesFor(chart).filter((file) => !line.includes(file))
    expect
      .soft(bundle.weigh(more), `${chart}: ${more.join(' ')}`)
      .toBeLessThanOrEqual(HOLDERS.has(chart) ? HOLDER : CHART)
  }
})

test('what a chart fetches is the engine, small files of charts, and its demo', () => {
  for (const chart of charts) {
    const others = bundle.filesFor(chart).filter((file) => !/\/(?:engine|chart-[a-z-]+)-[\w-]{8}\.js$/.test(file))
    expect.soft(others, chart).toHaveLength(1)
  }
})

test('a page with one line chart fetches at most 175 KB and six files besides React and the entry', async ({
  page,
  request,
}) => {
  const address = `/~demos/${demosOnPage('content/api/line.md')[0].id}`
  const document = await (await request.get(address)).text()
  const fetched = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.set(new URL(response.url()).pathname, response.body())
  })
  await page.goto(address)
  await expect(page.locator('canvas').first()).toBeVisible()
  const later = [...fetched].filter(([file]) => !document.includes(file))
  expect(later.length, later.map(([file]) => file).join(' ')).toBeLessThanOrEqual(6)
  const sizes = await Promise.all(later.map(async ([, body]) => gzipSync(await body, { level: 9 }).length))
  const sum = sizes.reduce((total, size) => total + size, 0)
  expect(sum).toBeGreaterThan(100 * KB)
  expect(sum).toBeLessThanOrEqual(175 * KB)
})
