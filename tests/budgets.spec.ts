import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { chartRoutes } from './content.ts'
import { recordLayoutShifts } from './fixtures/layout-shifts.ts'
import { expect, hydrated, test, waitForLastRequest } from './site.ts'

// the current sizes plus 2%
const KB = 1000
const SCRIPT = 80 * KB
const STYLE = 10 * KB
const HTML = 35 * KB
const API_INDEX_HTML = 78.3 * KB
const REQUESTS = 5

const gzipSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length

/** Separates the inline stylesheet from the rest of a document. */
function splitStyle(document: string): { html: string; style: string } {
  const [element = '', style = ''] = /<style>([\s\S]*?)<\/style>/.exec(document) ?? []
  return { html: document.replace(element, ''), style }
}

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
    expect(style).toBeLessThanOrEqual(STYLE)
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(REQUESTS)
    expect([...origins]).toEqual([baseURL])
  })
}

test('/guide stays within the same budget until a chart is close to the viewport', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  const { script, requests, origins } = await measureFirstLoad(page, '/guide')
  expect(script).toBeLessThanOrEqual(SCRIPT)
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(REQUESTS)
  expect([...origins]).toEqual([baseURL])
})

for (const route of ['/', '/guide', '/changelog', '/api/line']) {
  for (const width of [1440, 390]) {
    test(`${route} has no layout shift at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const readShifts = await recordLayoutShifts(page)
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

test('pages have at most 35 KB of gzipped HTML, not counting the stylesheet', async ({ request }) => {
  for (const route of ['/', '/guide', '/changelog', '/examples', ...chartRoutes]) {
    const { html } = splitStyle(await (await request.get(route)).text())
    expect(gzipSize(html), route).toBeLessThanOrEqual(HTML)
  }
})

test('the API page, which lists every shared option, has at most 78.3 KB of gzipped HTML', async ({ request }) => {
  const { html } = splitStyle(await (await request.get('/api')).text())
  expect(gzipSize(html)).toBeLessThanOrEqual(API_INDEX_HTML)
})
