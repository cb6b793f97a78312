import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { startDevServer } from './fixtures/dev-server.ts'
import { isFull } from './fixtures/full.ts'
import { findReplaced, phone, prepareVisit, waitForHydration } from './fixtures/hydration.ts'
import { copyProject } from './fixtures/project-copy.ts'
import { useChart } from './fixtures/use-chart.ts'
import { expect, isMarked, markDocument, open, test as base } from './site.ts'

/** Logged when the dev server reports a problem. */
const OVERLAY_MESSAGES = /500|\[vite\]/
const overlay = (page: Page) => page.locator('vite-error-overlay')

let root: string
let address: string
let stop: () => void

// A page consists of hundreds of modules, so the tests share a cache. It is not a fixture of the worker, because that
// would get a worker of its own after all other tests.
let shared: BrowserContext
/* oxlint-disable no-empty-pattern -- Playwright asks for a pattern */
const test = base.extend({
  context: ({}, use) => use(shared),
  page: async ({}, use) => {
    const page = await shared.newPage()
    await use(page)
    await page.close()
  },
})
/* oxlint-enable no-empty-pattern */

test.describe.configure({ mode: 'serial' })

// the tests edit a copy of the project
test.beforeAll(async ({ browser }) => {
  shared = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  root = copyProject([
    'content',
    'demos',
    'public',
    'src',
    'site.config.ts',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ])
  ;({ address, stop } = await startDevServer(root, path.join(root, '.cache/vite')))
})

test.afterAll(async () => {
  await shared.close()
  stop()
  rmSync(root, { recursive: true, force: true })
})

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(root, file)
  const before = readFileSync(target, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`the edit does not change ${file}`)
  writeFileSync(target, after)
}

/** Opens a page and waits until the dev server can push edits to it. */
async function openConnected(page: Page, route: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await open(page, `${address}${route}`)
  await connected
}

test('the development build of React, which also compares attributes, finds no mismatch', async ({ page }) => {
  await prepareVisit(page, 'dark', phone)
  for (const route of ['', 'guide', 'api?tab=options', 'api/line', 'changelog']) {
    await page.goto(`${address}${route}`)
    await waitForHydration(page)
    expect(await findReplaced(page), route).toEqual([])
  }
})

test('styles have the same priority as in a build', async ({ page }) => {
  const readOrder = () =>
    page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules[0]?.cssText ?? ''))
  for (const route of ['', '~demos/area-basic']) {
    await page.goto(`${address}${route}`)
    // the stylesheet of all pages lists the layers, and a layer before it would lose to all others
    expect((await readOrder())[0], route).toMatch(/^@layer reset, /)
  }
})

test('has the same addresses as a host', async ({ page }) => {
  const readLocation = async (route: string) => {
    const response = await page.request.get(address + route, { maxRedirects: 0 })
    return `${response.status()} ${response.headers().location ?? ''}`.trim()
  }
  for (const route of ['guide/?a=b', 'guide//?a=b', 'guide.html?a=b', 'guide/index.html?a=b'])
    expect(await readLocation(route), route).toBe('302 /guide?a=b')
  for (const route of ['index', 'index.html', '/']) expect(await readLocation(route), route).toBe('302 /')
  for (const route of ['~demos', '~demos/', '~demos/nothing', 'Guide', '404'])
    expect(await readLocation(route)).toBe('404')
  expect(await readLocation('~demos/guide-render')).toBe('200')
})

test('sends files with their content types', async ({ page }) => {
  const types = { 'code/line.html': 'text/html', 'api/line.json': 'application/json', 'chart-theme.ts': 'text/plain' }
  for (const [file, type] of Object.entries(types)) {
    const response = await page.request.get(address + file)
    expect(response.headers()['content-type'], file).toBe(`${type}; charset=utf-8`)
  }
})

test('an edit of Markdown is shown without a reload', async ({ page }) => {
  await openConnected(page, 'guide')
  await markDocument(page)
  edit('content/guide.md', (text) => text.replace('## Features', '## What it offers'))
  await expect(page.getByRole('heading', { name: 'What it offers' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('leaving a page with a live chart logs no warning', async ({ page }) => {
  await openConnected(page, 'guide#render')
  await expect(page.locator('#demo-guide-render .actions')).toBeVisible({ timeout: 60_000 })
  await useChart(page.locator('#demo-guide-render'))
  await markDocument(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  expect(await isMarked(page)).toBe(true)
  // React would log the warning while it removes the page; the chart is destroyed a moment later
  await page.waitForTimeout(500)
})

test('a file written in steps is shown in its final state, without an error in between', async ({ page }) => {
  await openConnected(page, 'guide')
  const file = path.join(root, 'content/guide.md')
  const text = readFileSync(file, 'utf8')
  // keep requesting the page: an error would also be logged to the console
  await page.evaluate(() => {
    const check = () =>
      document.querySelector('vite-error-overlay') && document.documentElement.setAttribute('data-error', '')
    new MutationObserver(check).observe(document.body, { childList: true })
    const poll = () => void fetch('/pages/guide.dev.json').then(() => setTimeout(poll, 20))
    poll()
  })
  // several rounds, because the first reads are too slow to see a half-written file
  for (const name of ['First', 'Second', 'Third', ...(isFull ? ['Fourth', 'Fifth', 'Sixth'] : [])]) {
    const opened = openSync(file, 'w')
    // the watcher reports the empty file, and then nothing for 50 ms
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25)
    // a new section, because pages may link to the existing ones
    writeFileSync(opened, text.replace(/^## /m, `## ${name} edit in steps\n\n## `))
    closeSync(opened)
    await expect(page.getByRole('heading', { name: `${name} edit in steps` })).toBeVisible()
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-error')
})

test('a problem appears in the overlay of open pages, and other pages keep working', async ({
  page,
  expectMessages,
}) => {
  expectMessages(OVERLAY_MESSAGES)
  await openConnected(page, 'changelog')
  edit('content/changelog.md', (text) => text.replace('/changelog.xml', '/changelg'))
  await expect(overlay(page)).toContainText('the link /changelg')
  await expect(overlay(page)).toContainText('content/changelog.md:8')

  await openConnected(page, 'guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await expect(overlay(page)).toHaveCount(0)

  await page.goto(`${address}changelog`)
  await expect(overlay(page)).toContainText('content/changelog.md:8')

  edit('content/changelog.md', (text) => text.replace('/changelg', '/changelog.xml'))
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
})

test('a page with a problem shows the overlay after navigation, and other pages can be edited', async ({
  page,
  expectMessages,
}) => {
  expectMessages(OVERLAY_MESSAGES)
  // an unknown demo leaves a gap in the article
  edit('content/changelog.md', (text) => `${text}\n::demo{id=guide-rendre}\n`)
  await openConnected(page, 'guide')
  // the first page opened after an edit shows the problem
  await expect(overlay(page)).toContainText('demo "guide-rendre" does not exist')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)

  edit('content/guide.md', (text) => text.replace(/^## .+$/m, '## Edited next to a problem'))
  await expect(page.getByRole('heading', { name: 'Edited next to a problem' })).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click()
  await expect(overlay(page)).toContainText('demo "guide-rendre" does not exist')
  edit('content/changelog.md', (text) => text.replace('\n::demo{id=guide-rendre}\n', ''))
  await expect(overlay(page)).toHaveCount(0)
})

test('an edit of the configuration is shown without a restart, and a broken one is reported', async ({
  page,
  expectMessages,
}) => {
  expectMessages(OVERLAY_MESSAGES)
  const manifest = async () => (await page.request.get(`${address}site.webmanifest`)).text()
  await openConnected(page, 'guide')
  edit('site.config.ts', (text) => text.replace(/name: 'G2Plot React'/, "name: 'Charts for React'"))
  await expect.poll(manifest).toContain('Charts for React')

  edit('site.config.ts', (text) => `${text}\nexport const = 1\n`)
  await expect(overlay(page)).toContainText('site.config.ts:')
  await openConnected(page, 'guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')

  edit('site.config.ts', (text) =>
    text.replace('\nexport const = 1\n', '').replace("name: 'Charts for React'", "name: 'G2Plot React'"),
  )
  await expect.poll(manifest).toContain('G2Plot React')
  await expect(overlay(page)).toHaveCount(0)
})

test('an edit of the docs engine restarts the server and reloads open pages', async ({ page, expectMessages }) => {
  // the connection is lost while the server restarts
  expectMessages(/\[vite\]|WebSocket|ERR_CONNECTION|Failed to (?:fetch|load)/)
  const engine = 'src/core/node/html-document.ts'
  const charset = '<meta charset="utf-8">'
  await openConnected(page, 'guide')
  // code that does not parse does not affect the running server
  edit(engine, (text) => `${text}\nexport const = 1\n`)
  await page.waitForTimeout(2000)
  expect((await page.request.get(`${address}guide`)).status()).toBe(200)

  edit(engine, (text) => text.replace('\nexport const = 1\n', '').replace(charset, `${charset}<meta name="edited">`))
  await expect(page.locator('meta[name=edited]')).toHaveCount(1, { timeout: 90_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await openConnected(page, 'guide')
  edit('content/guide.md', (text) => text.replace(/^## .+$/m, '## Edited after the restart'))
  await expect(page.getByRole('heading', { name: 'Edited after the restart' })).toBeVisible()
})

test('a new demo is found without a restart', async ({ page }) => {
  await openConnected(page, 'guide')
  writeFileSync(
    path.join(root, 'demos/guide/fresh.tsx'),
    readFileSync(path.join(root, 'demos/guide/render.tsx'), 'utf8'),
  )
  const demo = `${address}~demos/guide-fresh`
  await expect.poll(async () => (await page.request.get(demo)).status(), { timeout: 60_000 }).toBe(200)
  await page.goto(demo)
  await expect(page.locator('canvas')).toBeVisible()
})
