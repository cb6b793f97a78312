import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startDevServer } from './fixtures/dev-server.ts'
import { expect, isMarked, markDocument, open, test } from './site.ts'

const project = path.resolve(import.meta.dirname, '..')
let root: string
let address: string
let stop: () => void

test.describe.configure({ mode: 'serial' })

// the project in a folder of its own, whose content may be spoilt
test.beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'))
  for (const name of [
    'content',
    'demos',
    'public',
    'src',
    'site.config.ts',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ]) {
    cpSync(path.join(project, name), path.join(root, name), { recursive: true })
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  ;({ address, stop } = await startDevServer(root, path.join(root, '.cache/vite')))
})

test.afterAll(() => {
  stop()
  rmSync(root, { recursive: true, force: true })
})

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(root, file)
  writeFileSync(target, change(readFileSync(target, 'utf8')))
}

/** The page is there, and hears of edits. */
async function openWatched(page: Page, route: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await open(page, `${address}${route}`)
  await connected
}

test('an edit of Markdown is shown without a reload', async ({ page }) => {
  await openWatched(page, 'guide')
  await markDocument(page)
  edit('content/guide.md', (text) => text.replace('## Features', '## What it offers'))
  await expect(page.getByRole('heading', { name: 'What it offers' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('leaving a page with a live chart logs no warning', async ({ page }) => {
  test.setTimeout(120_000)
  await openWatched(page, 'guide#render')
  await expect(page.locator('#demo-guide-render canvas')).toBeVisible({ timeout: 60_000 })
  await markDocument(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  expect(await isMarked(page)).toBe(true)
  // React would log the warning while it removes the page; the chart is destroyed a moment later
  await page.waitForTimeout(500)
})

test('a file that is written in steps is shown as it is in the end, and none of the steps is called a mistake', async ({
  page,
}) => {
  await openWatched(page, 'guide')
  const file = path.join(root, 'content/guide.md')
  const text = readFileSync(file, 'utf8')
  // what the server says to whoever asks meanwhile: an error would be on the console too
  await page.evaluate(() => {
    const note = () =>
      document.querySelector('vite-error-overlay') && document.documentElement.setAttribute('data-mistake', '')
    new MutationObserver(note).observe(document.body, { childList: true })
    const ask = () => void fetch('/pages/guide.dev.json').then(() => setTimeout(ask, 20))
    ask()
  })
  // the first ones are read too slowly to be read half
  for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']) {
    const opened = openSync(file, 'w')
    // the watcher tells of the empty file, and then of nothing for 50 ms
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25)
    writeFileSync(opened, text.replace(/^## .+$/m, `## ${name} edit in steps`))
    closeSync(opened)
    await expect(page.getByRole('heading', { name: `${name} edit in steps` })).toBeVisible()
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-mistake')
})

test('a problem appears in the overlay of open pages, and other pages keep working', async ({
  page,
  expectMessages,
}) => {
  test.setTimeout(120_000)
  expectMessages(/500|\[vite\]/)
  const overlay = page.locator('vite-error-overlay')
  await openWatched(page, 'changelog')
  edit('content/changelog.md', (text) => text.replace('/changelog.xml', '/changelg'))
  await expect(overlay).toContainText('the link /changelg')
  await expect(overlay).toContainText('content/changelog.md:8')

  await openWatched(page, 'guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await expect(overlay).toHaveCount(0)

  await page.goto(`${address}changelog`)
  await expect(overlay).toContainText('content/changelog.md:8')

  edit('content/changelog.md', (text) => text.replace('/changelg', '/changelog.xml'))
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
})

test('a page with a problem shows the overlay after client-side navigation, and others are edited meanwhile', async ({
  page,
  expectMessages,
}) => {
  test.setTimeout(120_000)
  expectMessages(/500|\[vite\]/)
  const overlay = page.locator('vite-error-overlay')
  // an unknown demo leaves a gap in the article
  edit('content/changelog.md', (text) => `${text}\n::demo{id=guide-rendre}\n`)
  await openWatched(page, 'guide')
  // the first page that is opened after an edit shows what the edit broke
  await expect(overlay).toContainText('demo "guide-rendre" does not exist')
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)

  edit('content/guide.md', (text) => text.replace(/^## .+$/m, '## Edited beside a problem'))
  await expect(page.getByRole('heading', { name: 'Edited beside a problem' })).toBeVisible()
  await expect(overlay).toHaveCount(0)

  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click()
  await expect(overlay).toContainText('demo "guide-rendre" does not exist')
  edit('content/changelog.md', (text) => text.replace('\n::demo{id=guide-rendre}\n', ''))
  await expect(overlay).toHaveCount(0)
})

test('an edit of the configuration is shown without a restart, and a broken one is reported', async ({
  page,
  expectMessages,
}) => {
  test.setTimeout(120_000)
  expectMessages(/500|\[vite\]/)
  const overlay = page.locator('vite-error-overlay')
  const manifest = async () => (await page.request.get(`${address}site.webmanifest`)).text()
  await openWatched(page, 'guide')
  edit('site.config.ts', (text) => text.replace(/name: 'G2Plot React'/, "name: 'Charts for React'"))
  await expect.poll(manifest).toContain('Charts for React')

  edit('site.config.ts', (text) => `${text}\nexport const = 1\n`)
  await expect(overlay).toContainText('site.config.ts:')
  await openWatched(page, 'guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')

  edit('site.config.ts', (text) =>
    text.replace('\nexport const = 1\n', '').replace("name: 'Charts for React'", "name: 'G2Plot React'"),
  )
  await expect.poll(manifest).toContain('G2Plot React')
  await expect(overlay).toHaveCount(0)
})

test('an edit of the docs engine restarts the server, and open pages show it', async ({ page, expectMessages }) => {
  test.setTimeout(180_000)
  // the connection is lost while the server restarts
  expectMessages(/\[vite\]|WebSocket|ERR_CONNECTION|Failed to (?:fetch|load)/)
  const engine = 'src/core/node/prerender/document.ts'
  const charset = '<meta charset="utf-8">'
  await openWatched(page, 'guide')
  // code that does not parse leaves the running server as it is
  edit(engine, (text) => `${text}\nexport const = 1\n`)
  await page.waitForTimeout(2000)
  expect((await page.request.get(`${address}guide`)).status()).toBe(200)

  edit(engine, (text) => text.replace('\nexport const = 1\n', '').replace(charset, `${charset}<meta name="edited">`))
  await expect(page.locator('meta[name=edited]')).toHaveCount(1, { timeout: 90_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await openWatched(page, 'guide')
  edit('content/guide.md', (text) => text.replace(/^## .+$/m, '## Edited after the restart'))
  await expect(page.getByRole('heading', { name: 'Edited after the restart' })).toBeVisible()
})

test('a new demo is found without a restart', async ({ page }) => {
  await openWatched(page, 'guide')
  writeFileSync(
    path.join(root, 'demos/guide/fresh.tsx'),
    readFileSync(path.join(root, 'demos/guide/render.tsx'), 'utf8'),
  )
  await expect(async () => {
    await page.goto(`${address}~demos/guide-fresh`)
    await expect(page.locator('canvas')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
})
