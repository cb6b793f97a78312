import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { chartRoutes } from './content.ts'
import { expect, hydrated, test } from './site.ts'

// what was reached, and 2 % more
const KB = 1000
const SCRIPT = 80 * KB
const STYLE = 7.4 * KB
const HTML = 35 * KB
const API_INDEX_HTML = 77.8 * KB
const REQUESTS = 5

const weigh = (text: string | Buffer) => gzipSync(text, { level: 9 }).length

/** A document without the style in it, and that style. */
function parts(document: string): { html: string; style: string } {
  const [element = '', style = ''] = /<style>([\s\S]*?)<\/style>/.exec(document) ?? []
  return { html: document.replace(element, ''), style }
}

interface Load {
  script: number
  style: number
  requests: string[]
  origins: Set<string>
}

/** What a first visit fetches until the page can be used. */
async function firstLoad(page: Page, address: string): Promise<Load> {
  const load: Load = { script: 0, style: 0, requests: [], origins: new Set() }
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    load.origins.add(url.origin)
    if (url.pathname.startsWith('/favicon') || url.pathname.endsWith('.webmanifest')) return
    const kind = response.request().resourceType()
    // pictures are lazy: nothing waits for them
    if (kind === 'image') return
    load.requests.push(url.pathname)
    if (kind === 'script') reading.push(response.body().then((body) => void (load.script += weigh(body))))
    if (kind === 'stylesheet') reading.push(response.body().then((body) => void (load.style += weigh(body))))
    if (kind === 'document') reading.push(response.text().then((text) => void (load.style += weigh(parts(text).style))))
  })
  await page.goto(address)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  return load
}

for (const route of ['/changelog', '/api']) {
  test(`${route} stays within the budget of a text page`, async ({ page, baseURL }) => {
    const { script, style, requests, origins } = await firstLoad(page, route)
    expect(script).toBeGreaterThan(60 * KB)
    expect(script).toBeLessThanOrEqual(SCRIPT)
    expect(style).toBeGreaterThan(5 * KB)
    expect(style).toBeLessThanOrEqual(STYLE)
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(REQUESTS)
    expect([...origins]).toEqual([baseURL])
  })
}

test('the guide stays within the same budget until its first chart comes near', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  const { script, requests, origins } = await firstLoad(page, '/guide')
  expect(script).toBeLessThanOrEqual(SCRIPT)
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(REQUESTS)
  expect([...origins]).toEqual([baseURL])
})

for (const route of ['/', '/guide', '/changelog', '/api/line']) {
  for (const width of [1440, 390]) {
    test(`${route} does not shift, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(route)
      await hydrated(page)
      for (let y = 0; y < 4000; y += 400) {
        await page.mouse.wheel(0, 400)
        await page.waitForTimeout(120)
      }
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0)
    })
  }
}

test('no page is larger than 35 KB of HTML besides its style, compressed', async ({ request }) => {
  for (const route of ['/', '/guide', '/changelog', ...chartRoutes]) {
    const { html } = parts(await (await request.get(route)).text())
    expect(weigh(html), route).toBeLessThanOrEqual(HTML)
  }
})

test('the API index, which holds every shared option, is not larger than 77.8 KB', async ({ request }) => {
  const { html } = parts(await (await request.get('/api')).text())
  expect(weigh(html)).toBeLessThanOrEqual(API_INDEX_HTML)
})
