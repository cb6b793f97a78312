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
  ;({ address, stop } = await startDevServer(root, path.join(root, '.cache/vite'), 5273))
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
  test.setTimeout(120_000)
  await openWatched(page, 'guide')
  await markDocument(page)
  edit('content/guide.md', (text) => text.replace('## Features', '## What it offers'))
  await expect(page.getByRole('heading', { name: 'What it offers' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('a file that is written in steps is shown as it is in the end, and none of the steps is called a mistake', async ({
  page,
}) => {
  test.setTimeout(120_000)
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

test('a mistake is told in the browser, and goes when it is mended', async ({ page, expectMessages }) => {
  test.setTimeout(120_000)
  expectMessages(/500|\[vite\]/)
  await openWatched(page, 'changelog')
  edit('content/changelog.md', (text) => text.replace('/changelog.xml', '/changelg'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('the link /changelg leads to no page')
  await expect(overlay).toContainText('content/changelog.md:8')
  await page.goto(`${address}guide`)
  await expect(overlay).toContainText('the link /changelg leads to no page')
  edit('content/changelog.md', (text) => text.replace('/changelg', '/changelog.xml'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await expect(overlay).toHaveCount(0)
})

test('a new demo is found without a restart', async ({ page }) => {
  test.setTimeout(120_000)
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
