import { readFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../site.config.ts'
import { redirectCases, redirects, sectionRedirects } from './content.ts'
import { expect, isMarked, markDocument, open, test } from './site.ts'

const dist = path.resolve(import.meta.dirname, '../dist')

test('the server redirects every old address permanently and keeps the query', async ({ request }) => {
  expect(redirectCases).not.toEqual([])
  for (const { address, target } of redirectCases) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(301)
    expect(response.headers().location, address).toBe(target)
  }
})

test('an old address shows the new page with its query and hash', async ({ page }) => {
  await page.goto('/licences?q=react#fonts')
  await expect(page).toHaveURL('/licenses?q=react#fonts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses')
})

test('a link to an old address shows the new page without a page load', async ({ page, expectMessages }) => {
  // the data of the old page is requested first
  expectMessages(/404/)
  await open(page, '/guide')
  await markDocument(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/licences?q=react#fonts',
      textContent: 'Old link',
    })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Old link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses')
  await expect(page).toHaveURL('/licenses?q=react#fonts')
  await expect(page).toHaveTitle(/^Licenses/)
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a host that cannot redirect sends a document that does', async ({ page }) => {
      await page.route('**/licences*', (route) => route.fulfill({ path: path.join(dist, 'licences.html') }))
      await page.goto('/licences?q=react#fonts', { waitUntil: 'commit' })
      await expect(page).toHaveURL(javaScriptEnabled ? '/licenses?q=react#fonts' : '/licenses')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses')
    })
  })
}

test('redirect documents have a canonical link and exist under both file names', () => {
  for (const { from, to } of redirects) {
    const html = readFileSync(path.join(dist, `${from}.html`), 'utf8')
    expect(html).toContain(`<link rel="canonical" href="${site.url}${to}">`)
    expect(readFileSync(path.join(dist, from, 'index.html'), 'utf8')).toBe(html)
  }
  const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8')
  for (const { from } of redirects) expect(sitemap).not.toContain(`${from}<`)
})

test.describe('a section that has moved', () => {
  const moved = { '#old-install': '#install', '#old-terms': '/licenses#fonts', '#old-page': '/licenses' }

  test.beforeEach(async ({ page }) => {
    await page.route(/\/guide(\?.*)?$/, async (route) => {
      const body = await (await route.fetch()).text()
      await route.fulfill({
        contentType: 'text/html',
        body: body.replace(/"redirects":\{.*?\}/, `"redirects":${JSON.stringify(moved)}`),
      })
    })
    await page.route('/pages/guide.*.json', async (route) => {
      const data = (await (await route.fetch()).json()) as object
      await route.fulfill({ json: { ...data, redirects: moved } })
    })
  })

  test('is found by an old link from another site, which keeps its query', async ({ page }) => {
    await page.goto('/guide?from=mail#old-install')
    await expect(page).toHaveURL('/guide?from=mail#install')
    await expect(page.locator('#install')).toBeInViewport()
  })

  test('that has become a page is found by an old link, which keeps its query', async ({ page }) => {
    await page.goto('/guide?from=mail#old-page')
    await expect(page).toHaveURL('/licenses?from=mail')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses')
  })

  test('is found by an old link on the same page, even if it moved to another page', async ({ page }) => {
    await open(page, '/guide')
    await page.evaluate(() => (location.hash = '#old-install'))
    await expect(page).toHaveURL('/guide#install')
    await expect(page.locator('#install')).toBeInViewport()
    await page.evaluate(() => (location.hash = '#old-terms'))
    await expect(page).toHaveURL('/licenses#fonts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses')
  })

  test('is found on client-side navigation', async ({ page }) => {
    await open(page, '/licenses')
    await markDocument(page)
    await page.evaluate(() => location.assign('/guide#old-install'))
    await expect(page).toHaveURL('/guide#install')
    await expect(page.locator('#install')).toBeInViewport()
    expect(await isMarked(page)).toBe(true)
  })
})

test('an old link to a renamed section finds it', async ({ page }) => {
  const { from = '', to = '' } = sectionRedirects.at(-1) ?? {}
  await page.goto(from)
  await expect(page).toHaveURL(to)
  await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport()
})
