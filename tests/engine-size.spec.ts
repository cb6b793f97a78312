import { gzipSync } from 'node:zlib'
import { demosOnPage } from './content.ts'
import { bundleCharts, charts, type ChartBundle } from './fixtures/chart-bundle.ts'
import { expect, test } from './site.ts'

// the current sizes plus 2%
const KB = 1000
const ENGINE = 169.6 * KB
const CHART = 9.5 * KB
const CONTAINER_CHART = 24.9 * KB
/** Charts that can contain fifteen other charts. */
const CONTAINER_CHARTS = new Set(['FacetChart', 'MixChart'])

// the tests share one bundle
test.describe.configure({ mode: 'default' })

let bundle: ChartBundle
test.beforeAll(async () => {
  bundle = await bundleCharts()
})

test('the chart engine with a line chart has at most 169.6 KB', () => {
  const files = bundle.filesFor('LineChart')
  expect(files.length, files.join(' ')).toBeLessThanOrEqual(3)
  expect(bundle.gzipSize(files)).toBeGreaterThan(100 * KB)
  expect(bundle.gzipSize(files)).toBeLessThanOrEqual(ENGINE)
})

test('every other chart adds at most 9.5 KB, mix and facet 24.9 KB', () => {
  const line = bundle.filesFor('LineChart')
  for (const chart of charts) {
    const added = bundle.filesFor(chart).filter((file) => !line.includes(file))
    expect
      .soft(bundle.gzipSize(added), `${chart}: ${added.join(' ')}`)
      .toBeLessThanOrEqual(CONTAINER_CHARTS.has(chart) ? CONTAINER_CHART : CHART)
  }
})

test('a chart loads the engine, chart files and the script of its demo', () => {
  for (const chart of charts) {
    const others = bundle.filesFor(chart).filter((file) => !/\/(?:engine|chart-[a-z-]+)-[\w-]{8}\.js$/.test(file))
    expect.soft(others, chart).toHaveLength(1)
  }
})

test('a page with one line chart loads at most 175 KB in six files besides React and the entry', async ({
  page,
  request,
}) => {
  const address = `/~demos/${demosOnPage('content/api/line.md')[0].id}?embed`
  const document = await (await request.get(address)).text()
  const loaded = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url())
    // the engine creates a worker from its own code, with a blob: address
    if (response.request().resourceType() === 'script' && protocol !== 'blob:') loaded.set(pathname, response.body())
  })
  await page.goto(address)
  await expect(page.locator('canvas').first()).toBeVisible()
  const lazy = [...loaded].filter(([file]) => !document.includes(file))
  expect(lazy.length, lazy.map(([file]) => file).join(' ')).toBeLessThanOrEqual(6)
  const sizes = await Promise.all(lazy.map(async ([, body]) => gzipSync(await body, { level: 9 }).length))
  const sum = sizes.reduce((total, size) => total + size, 0)
  expect(sum).toBeGreaterThan(100 * KB)
  expect(sum).toBeLessThanOrEqual(175 * KB)
})
