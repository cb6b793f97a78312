import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { chartRoutes } from './content.ts'
import { recordLayoutShifts } from './fixtures/layout-shifts.ts'
import { useChart } from './fixtures/use-chart.ts'
import { expect, hydrated, open, test, waitForLastRequest } from './site.ts'

// the current sizes plus at most 3%
const KB = 1000
const SCRIPT = 80 * KB
const STYLE = 9 * KB
const ALL_STYLES = 11.1 * KB
const HTML = 30.5 * KB
const API_INDEX_HTML = 79.2 * KB
const REQUESTS = 5

const gzipSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g

/** Separates the inline stylesheets from the rest of a document. */
const splitStyle = (document: string): { html: string; style: string } => ({
  html: document.replaceAll(INLINE_STYLE, ''),
  style: [...document.matchAll(INLINE_STYLE)].map(([, style]) => style).join('\n'),
})

interface Load {
  script: number
  style: number
  requests: string[]
  origins: Set<string>
}

/** Measures the files that a first visit loads until no more are requested. */
async function measureFirstLoad(page: Page, address: string): Promise<Load> {
  const load: Load = { script: 0, style: 0, requests: [], origins: new Set() }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    load.origins.add(url.origin)
    if (url.pathname.startsWith('/favicon') || url.pathname.endsWith('.webmanifest')) return
    const kind = response.request().resourceType()
    // images load lazily and block nothing
    if (kind === 'image') return
    load.requests.push(url.pathname)
    if (kind === 'script') bodies.push(response.body().then((body) => void (load.script += gzipSize(body))))
    if (kind === 'stylesheet') bodies.push(response.body().then((body) => void (load.style += gzipSize(body))))
    if (kind === 'document')
      bodies.push(response.text().then((text) => void (load.style += gzipSize(splitStyle(text).style))))
  })
  await page.goto(address)
  await hydrated(page)
  await waitForLastRequest(page)
  await Promise.all(bodies)
  return load
}

for (const route of ['/changelog', '/api', '/examples']) {
  test(`${route} stays within the budget of a text page`, async ({ page, baseURL }) => {
    const { script, style, requests, origins } = await measureFirstLoad(page, route)
    expect(script).toBeGreaterThan(60 * KB)
    expect(script).toBeLessThanOrEqual(SCRIPT)
    expect(style).toBeGreaterThan(5 * KB)
    expect(style).toBeLessThanOrEqual(ALL_STYLES)
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(REQUESTS)
    expect([...origins]).toEqual([baseURL])
  })
}

test('/guide stays within the same budget until a chart is close to the viewport', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  const { script, style, requests, origins } = await measureFirstLoad(page, '/guide')
  expect(script).toBeLessThanOrEqual(SCRIPT)
  expect(style).toBeLessThanOrEqual(STYLE)
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(REQUESTS)
  expect([...origins]).toEqual([baseURL])
})

for (const route of ['/', '/guide', '/changelog', '/api/line']) {
  for (const width of [1440, 390]) {
    test(`${route} has no layout shift at ${width} px`, async ({ page, expectMessages }) => {
      await page.setViewportSize({ width, height: 844 })
      const readShifts = await recordLayoutShifts(page)
      // font.spec.ts has the shift when the font arrives
      expectMessages(/ERR_FAILED.*\.woff2/)
      await page.route('**/*.woff2', (request) => request.abort())
      await page.goto(route)
      await hydrated(page)
      for (let y = 0; y < 4000; y += 400) {
        await page.mouse.wheel(0, 400)
        await page.waitForTimeout(120)
      }
      await waitForLastRequest(page)
      const shifts = await readShifts()
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0)
    })
  }
}

test('pages have at most 30.5 KB of gzipped HTML', async ({ request }) => {
  for (const route of ['/', '/guide', '/changelog', '/examples', ...chartRoutes]) {
    const html = await (await request.get(route)).text()
    expect(gzipSize(html), route).toBeLessThanOrEqual(HTML)
  }
})

test('the API page, which lists every shared option, has at most 79.2 KB of gzipped HTML', async ({ request }) => {
  const { html } = splitStyle(await (await request.get('/api')).text())
  expect(gzipSize(html)).toBeLessThanOrEqual(API_INDEX_HTML)
})

/** The scripts, stylesheets and documents that a page loads, by their address, with their gzipped size. */
function recordFiles(page: Page): () => Promise<Map<string, number>> {
  const responses: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/(?:~frame$|assets\/.+\.(?:js|css)$)/.test(pathname))
      responses.push(response.body().then((body) => [pathname, gzipSize(body)]))
  })
  return async () => new Map(await Promise.all(responses))
}

/** Parts that pages with charts, tables or a search load too. */
const SHARED_PART = /\/(?:engine|react|chart-[\w-]+|entry|rolldown-runtime|small-parts)-[\w-]{8}\.js$/

function measure(files: Map<string, number>, skipped: (address: string) => boolean): number {
  const own = [...files].filter(([address]) => !SHARED_PART.test(address) && !skipped(address))
  return own.reduce((total, [, size]) => total + size, 0)
}

test('the editor, the compiler and the frame have at most 72.5 KB', async ({ page }) => {
  await open(page, '/api/line')
  await useChart(page.locator('live-demo').first())
  const readFiles = recordFiles(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await expect(page.frameLocator('.editor iframe').locator('canvas').first()).toBeVisible()
  const files = await readFiles()
  expect([...files.keys()].join(' ')).toMatch(/\/assets\/compile-.*\/~frame|\/~frame.*\/assets\/compile-/)
  // hints load later and are not needed to edit, and the compiler in the worker has a parser of its own
  const isHint = (address: string) => /\/(?:start-hints|find-props|parse-object|parse-code)-/.test(address)
  expect(measure(files, isHint), [...files].join(' ')).toBeLessThanOrEqual(72.5 * KB)
})

test('the page that recommends charts has at most 45.5 KB besides the playground and the engine', async ({
  page,
  context,
}) => {
  const playground = await context.newPage()
  const readShared = recordFiles(playground)
  await playground.goto('/playground')
  await expect(playground.frameLocator('.editor iframe').locator('canvas').first()).toBeVisible()
  const shared = await readShared()
  const readFiles = recordFiles(page)
  await open(page, '/start')
  await page.getByRole('button', { name: 'Sales by month' }).click()
  await expect(page.frameLocator('.start-card:first-child iframe').locator('canvas').first()).toBeVisible()
  const files = await readFiles()
  expect([...files.keys()].join(' ')).toMatch(/\/assets\/worker-/)
  expect(
    measure(files, (address) => shared.has(address)),
    [...files].join(' '),
  ).toBeLessThanOrEqual(45.5 * KB)
})
