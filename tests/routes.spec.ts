import { site } from '../site.config.ts'
import { chartRoutes, readRoutes } from './content.ts'
import { expect, followLink, isMarked, markDocument, open, test } from './site.ts'

test('every page is prerendered with its title, description and canonical address', async ({ request }) => {
  for (const route of readRoutes()) {
    const response = await request.get(route)
    expect(response.status(), route).toBe(200)
    const html = await response.text()
    expect(html.match(/<h1/g), route).toHaveLength(1)
    expect(html, route).toMatch(/<title>.{4,}<\/title>/)
    expect(html, route).toMatch(/<meta name="description" content=".{30,}">/)
    expect(html, route).toContain(`<link rel="canonical" href="${site.url}${route}">`)
    expect(html, route).toContain('property="og:image"')
    expect(html, route).toContain('Enable JavaScript to run this app.')
  }
})

test('every chart page has the sections Usage and API', async ({ request }) => {
  for (const route of chartRoutes) {
    const html = await (await request.get(route)).text()
    expect(html, route).toContain('<h2 id="usage">')
    expect(html, route).toContain('<h2 id="api">')
  }
})

/** Other spellings of the address of a page, with its query and hash. */
const spellings = [
  ['/api/?tab=options#axes', '/api?tab=options#axes', 'API'],
  ['/api/line///?a=b#usage', '/api/line?a=b#usage', 'Line'],
  ['/guide//', '/guide', 'Get Started'],
  ['/guide.html#install', '/guide#install', 'Get Started'],
  ['//', '/', site.name],
  ['/index.html', '/', site.name],
  ['/index', '/', site.name],
] as const

test('a page has one address: trailing slashes and file names are removed, and the query and hash are kept', async ({
  page,
  baseURL,
}) => {
  for (const [address, expected, title] of spellings) {
    await page.goto('about:blank')
    await open(page, baseURL + address)
    expect(page.url()).toBe(baseURL + expected)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('a host that sends a page at several addresses, or finds none, shows it at its own', async ({ page, baseURL }) => {
  await page.route(`${baseURL}/guide/index.html`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/guide` }) })
  })
  await open(page, '/guide/index.html?a=b#install')
  expect(page.url()).toBe(`${baseURL}/guide?a=b#install`)
  const notFound = await page.request.get('/nothing')
  await page.route(`${baseURL}/guide//*`, (route) => route.fulfill({ response: notFound, status: 200 }))
  await page.goto(`${baseURL}/guide//?a=b#install`)
  await page.waitForURL(`${baseURL}/guide?a=b#install`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
})

test('links in the site end at the one address of a page, and case differences are not found', async ({
  page,
  baseURL,
  expectMessages,
}) => {
  expectMessages(/404/)
  await open(page, '/changelog')
  await markDocument(page)
  await followLink(page, '/guide/?a=b#install')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await expect(page).toHaveURL(`${baseURL}/guide?a=b#install`)
  await expect(page.locator('#install')).toBeInViewport()
  await followLink(page, '/Guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
  await followLink(page, '/api//')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await followLink(page, '/index')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
  await page.goBack()
  await expect(page).toHaveURL(`${baseURL}/api`)
  expect(await isMarked(page)).toBe(true)
})

test('an unknown path shows the not-found page in the layout, with status 404', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('PAGE NOT FOUND')
})

test('without JavaScript every tab of a page is shown, with a note', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/api')
  await expect(page.locator('.noscript')).toHaveText('Enable JavaScript to run this app.')
  await expect(page.locator('.noscript')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose a chart' })).toBeVisible()
  await expect(page.locator('#axes')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.side').getByRole('link', { name: 'Sankey', exact: true })).toBeVisible()
  await context.close()
})

test('every tab of a page is printed', async ({ page }) => {
  await open(page, '/api')
  await expect(page.locator('#axes')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#axes')).toBeVisible()
})

test('the sitemap lists every page, and the feed, icons and other public files exist', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const route of readRoutes()) expect(sitemap).toContain(`<loc>${site.url}${route}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({ name: site.name })
  for (const file of [
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/social.png',
    '/changelog.xml',
  ]) {
    expect((await request.get(file)).status(), file).toBe(200)
  }
})

test('the feed and the sitemap are readable in a browser', async ({ page }) => {
  await page.goto('/changelog.xml')
  await expect(page.locator('entry').first()).toHaveCSS('display', 'flex')
  await page.goto('/sitemap.xml')
  await expect(page.locator('url').first()).toHaveCSS('display', 'flex')
})

test('the feed is well-formed and links to every version', async ({ page }) => {
  await open(page, '/changelog')
  const links = await page.evaluate(async () => {
    const feed = new DOMParser().parseFromString(await (await fetch('/changelog.xml')).text(), 'application/xml')
    return [...feed.querySelectorAll('entry > link')].map((link) =>
      new URL(link.getAttribute('href') ?? '').hash.slice(1),
    )
  })
  const versions = await page.locator('.release > h3').evaluateAll((headings) => headings.map(({ id }) => id))
  expect(versions.length).toBeGreaterThan(1)
  expect(links).toEqual(versions)
})

test('window.g_umi contains the framework version', async ({ page }) => {
  await page.goto('/guide')
  expect(await page.evaluate(() => (window as unknown as { g_umi: unknown }).g_umi)).toEqual({ version: '4.3.8' })
})
