import { rmSync } from 'node:fs'
import path from 'node:path'
import { startHost, type Host } from './fixtures/host.ts'
import { buildSite, copyProject } from './fixtures/project-copy.ts'
import { expect, hydrated, isMarked, markDocument, open, test } from './site.ts'

const SITE = 'tests/fixtures/site'
let folder: string
let host: Host

// the tests share one build
test.describe.configure({ mode: 'serial' })

// Only core is copied, so the build fails if core imports a feature or the library.
test.beforeAll(async () => {
  folder = copyProject(['package.json', 'src/core', SITE])
  const root = path.join(folder, SITE)
  await buildSite(root)
  host = await startHost(path.join(root, 'dist'))
})

test.afterAll(() => {
  host?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a site without features shows its home page', async ({ page }) => {
  await open(page, `${host.address}/`)
  await expect(page).toHaveTitle('Fixture')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture')
  await expect(page.getByRole('link', { name: 'Pages' })).toHaveAttribute('href', '/guide/write')
  // core has a default stylesheet
  await expect(page.locator('.header')).toHaveCSS('position', 'fixed')
})

test('links, the sidebar and the footer navigate without a page load', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  const sidebar = page.getByRole('navigation', { name: 'Pages' })
  const footer = page.getByRole('navigation', { name: 'Previous and next page' })
  await open(page, `${host.address}/`)
  await markDocument(page)

  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(title).toHaveText('Guide')
  await expect(page).toHaveTitle('Guide - Fixture')

  await sidebar.getByRole('link', { name: 'Install' }).click()
  await expect(title).toHaveText('Install')
  await expect(page).toHaveURL(`${host.address}/guide/install`)
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Install')

  await footer.getByRole('link', { name: 'NEXT' }).click()
  await expect(title).toHaveText('Write a page')
  await page.getByRole('link', { name: 'Examples' }).click()
  await expect(page.getByText('Another item')).toBeVisible()
  await footer.getByRole('link', { name: 'NEXT' }).click()
  await expect(title).toHaveText('About')
  await footer.getByRole('link', { name: 'PREV' }).click()
  await expect(title).toHaveText('Write a page')

  await page.goBack()
  await expect(title).toHaveText('About')
  expect(await isMarked(page)).toBe(true)
})

test('an unknown address shows the not-found page', async ({ page, expectMessages }) => {
  expectMessages(/status of 404/)
  const response = await page.goto(`${host.address}/nowhere`)
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture')
})

test('the dark color mode is applied and kept after a reload', async ({ page }) => {
  const html = page.locator('html')
  await open(page, `${host.address}/guide`)
  await expect(html).toHaveCSS('color-scheme', 'light')
  await page.getByRole('button', { name: 'Color mode' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark Mode' }).click()
  await expect(html).toHaveCSS('color-scheme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-prefers-color', 'dark')
  await expect(html).toHaveCSS('color-scheme', 'dark')
})

test('every footer link leads to a page', async ({ page }) => {
  await open(page, `${host.address}/about`)
  const links = page.locator('footer a[href^="/"]')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).not.toEqual([])
  for (const address of addresses) {
    expect((await page.request.get(host.address + address)).status(), address).toBe(200)
  }
})
