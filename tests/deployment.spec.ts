import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demosOnPage } from './content.ts'
import { startHost, type Host } from './fixtures/host.ts'
import { isFull } from './fixtures/full.ts'
import { lazyParts, type LazyPart } from './fixtures/lazy-parts.ts'
import { buildNextVersion } from './fixtures/second-build.ts'
import { useChart } from './fixtures/use-chart.ts'
import { expect, hydrated, open, test as base } from './site.ts'

// A new version is deployed while a tab still shows the old one.

const currentFolder = path.resolve(import.meta.dirname, '../dist')
let nextFolder: string

const test = base.extend<{ host: Host; baseURL: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
  host: async ({}, use) => {
    const host = await startHost(currentFolder)
    await use(host)
    host.stop()
  },
  baseURL: async ({ host }, use) => use(host.address),
})

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  nextFolder = await buildNextVersion()
})

/** Messages that the browser logs for a missing file. */
const GONE_MESSAGE = /404|preload|MIME type/

const searchBox = (page: Page) => page.locator('#search')
const results = (page: Page) => page.getByRole('search').getByRole('option')
const getVersion = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as { version: string }).version,
  )

/** Counts the page loads of a tab. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on(
    'request',
    (request) => void (request.isNavigationRequest() && request.frame() === page.mainFrame() && loads++),
  )
  return () => loads
}

/** Holds matching requests until the next version is deployed. */
async function holdUntilDeployed(
  page: Page,
  host: Host,
  request: RegExp,
): Promise<{ wasRequested: () => boolean; deploy: () => void }> {
  let requested = false
  let deploy = () => {}
  const deployed = new Promise<void>((resolve) => {
    deploy = () => {
      host.deploy(nextFolder)
      resolve()
    }
  })
  await page.route(request, async (route) => {
    requested = true
    await deployed
    await route.continue()
  })
  return { wasRequested: () => requested, deploy: () => deploy() }
}

/** All parts share the code that reacts to a new version, so one for each page and kind of file is tested. */
function listParts(): LazyPart[] {
  const parts = lazyParts.filter(({ isStandalone }) => !isStandalone)
  const getKind = ({ address, imported, isRedirected, request }: LazyPart) =>
    [address, isRedirected, imported ? 'import' : request.source.split('.').at(-1)].join()
  return isFull ? parts : [...new Map(parts.map((part) => [getKind(part), part])).values()]
}

for (const part of listParts()) {
  test(`after a deployment, ${part.name} works with at most one reload`, async ({
    page,
    context,
    host,
    expectMessages,
  }) => {
    expectMessages(GONE_MESSAGE)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const loads = countLoads(page)
    const held = await holdUntilDeployed(page, host, part.request)
    await open(page, part.address)
    const before = await getVersion(page)
    await part.trigger?.(page)
    await expect.poll(held.wasRequested).toBe(true)
    held.deploy()
    if (part.unaffectedBy?.test('missing')) {
      await part.expectLoaded(page)
      expect(loads()).toBeLessThanOrEqual(2)
      return
    }
    await expect.poll(() => getVersion(page).catch(() => before)).not.toBe(before)
    await hydrated(page)
    if (part.undoneByLoad) await part.trigger?.(page)
    await part.expectLoaded(page)
    expect(loads()).toBe(part.isRedirected ? 3 : 2)
  })
}

test('a tab keeps working through two deployments, with one reload for each', async ({
  page,
  host,
  expectMessages,
}) => {
  expectMessages(GONE_MESSAGE)
  const loads = countLoads(page)
  await open(page, '/guide')
  for (const [reloads, folder, chart] of [
    [1, nextFolder, 'Sankey'],
    [2, currentFolder, 'Violin'],
  ] as const) {
    host.deploy(folder)
    await page.getByRole('link', { name: chart, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chart)
    await expect.poll(loads).toBe(1 + reloads)
    await hydrated(page)
    await useChart(page.locator('live-demo').first())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
    await page.keyboard.press('/')
    await page.keyboard.type('xAxis.tickLine')
    await expect(results(page).first()).toContainText('tickLine')
    await page.keyboard.press('Enter')
    await expect(page.locator('tr.revealed')).toBeInViewport()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
    await searchBox(page).fill('')
    expect(loads()).toBe(1 + reloads)
  }
})

test('the search box keeps its text and its focus during the reload', async ({ page, host, expectMessages }) => {
  expectMessages(GONE_MESSAGE)
  const held = await holdUntilDeployed(page, host, /\/search\/index\..+\.bin/)
  await open(page, '/guide')
  await page.keyboard.press('/')
  await page.keyboard.type('xAx')
  await expect.poll(held.wasRequested).toBe(true)
  let reload = () => {}
  const reloading = new Promise<void>((resolve) => {
    void page.route('/guide', async (route) => {
      resolve()
      await new Promise<void>((go) => (reload = go))
      await route.continue()
    })
  })
  held.deploy()
  await reloading
  await page.keyboard.type('is.tick')
  await page.waitForTimeout(300)
  reload()
  await expect(results(page).first()).toContainText('tick')
  await expect(searchBox(page)).toHaveValue('xAxis.tick')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('Line')
  await expect(searchBox(page)).toHaveValue('xAxis.tickLine')
  await expect(results(page).first()).toContainText('tickLine')
})

test('text in the search box takes precedence over ?q= after the reload', async ({ page, host, expectMessages }) => {
  expectMessages(GONE_MESSAGE)
  const held = await holdUntilDeployed(page, host, /\/search\/index\..+\.bin/)
  await open(page, '/guide?q=gauge')
  await searchBox(page).fill('violin')
  await expect.poll(held.wasRequested).toBe(true)
  held.deploy()
  await expect(results(page).first()).toContainText('Violin')
})

test('when a demo causes the reload, the search box keeps its text and the results stay closed', async ({
  page,
  host,
  expectMessages,
}) => {
  expectMessages(GONE_MESSAGE)
  const loads = countLoads(page)
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '/guide')
  await page.keyboard.press('/')
  await page.keyboard.type('violin')
  await expect(results(page).first()).toContainText('Violin')
  await page.keyboard.press('Escape')
  await expect(results(page)).toHaveCount(0)
  host.deploy(nextFolder)
  const demo = page.locator(`#demo-${demosOnPage('content/guide.md').at(-1)?.id}`)
  await demo.scrollIntoViewIfNeeded()
  await expect.poll(loads).toBe(2)
  await hydrated(page)
  await expect(searchBox(page)).toHaveValue('violin')
  await expect(searchBox(page)).not.toBeFocused()
  await expect(demo).toBeInViewport()
  await useChart(demo)
  await expect(results(page)).toHaveCount(0)
  // only for that reload
  await page.reload()
  await hydrated(page)
  await expect(searchBox(page)).toHaveValue('')
})

/** Files that are missing from both versions. */
const GONE = /\/assets\/(mount|search)-.+\.js|\/pages\/.+\.json/

test('a host that reports a new version on every request causes one reload', async ({ page, expectMessages }) => {
  expectMessages(GONE_MESSAGE)
  const loads = countLoads(page)
  let reports = 0
  await page.route(GONE, (route) => route.fulfill({ status: 404 }))
  await page.route('/version.json', (route) => route.fulfill({ json: { version: `newer-${++reports}`, routes: [] } }))
  await page.goto('/guide?q=gauge#render')
  await expect.poll(loads).toBe(2)
  await hydrated(page)
  await searchBox(page).click()
  await expect(page.locator('.search-box').getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Sankey', exact: true }).click()
  await expect(page.locator('.message')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(reports).toBeGreaterThan(2)
  expect(loads()).toBe(2)
})

test('two servers that alternate between versions cause one reload per version', async ({
  page,
  host,
  expectMessages,
}) => {
  expectMessages(GONE_MESSAGE)
  const loads = countLoads(page)
  // one server sends the document, the other one version.json
  const servers = [currentFolder, nextFolder] as const
  await page.route(/\/guide/, async (route) => {
    host.deploy(servers.at((loads() - 1) % 2) ?? currentFolder)
    await route.continue()
  })
  await page.route('/version.json', (route) =>
    route.fulfill({ path: path.join(servers.at(loads() % 2) ?? currentFolder, 'version.json') }),
  )
  await page.route(GONE, (route) => route.fulfill({ status: 404 }))
  await page.goto('/guide?q=gauge')
  await expect.poll(loads).toBe(3)
  await hydrated(page)
  await expect(page.locator('.search-box').getByRole('alert')).toBeVisible()
  expect(loads()).toBe(3)
})

for (const [how, block] of [
  [
    'is blocked',
    () =>
      void Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
  ],
  [
    'is full',
    () =>
      void (Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }),
  ],
  ['discards writes', () => void (Storage.prototype.setItem = () => {})],
] as const) {
  test(`when storage ${how}, there is no reload and the rest of the page works`, async ({
    page,
    host,
    expectMessages,
  }) => {
    expectMessages(GONE_MESSAGE)
    const loads = countLoads(page)
    await page.addInitScript(block)
    await open(page, '/guide')
    host.deploy(nextFolder)
    await searchBox(page).click()
    await expect(page.locator('.search-box').getByRole('alert')).toBeVisible()
    await page.getByRole('link', { name: 'Sankey', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'This content failed to load' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(loads()).toBe(1)
    // a manual reload works
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
  })
}

test('a tab restored from the back/forward cache after a deployment works after one reload', async ({ host }, {
  project,
}) => {
  const browser = await chromium.launch({
    ...project.use.launchOptions,
    executablePath: process.env.FULL_CHROME_PATH ?? project.use.launchOptions?.executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: host.address })
    await open(page, '/guide')
    const before = await getVersion(page)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.toggleAttribute('data-persisted', persisted),
      ),
    )
    await page.goto('/changelog.xml')
    host.deploy(nextFolder)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-persisted')
    expect(await getVersion(page)).toBe(before)
    const loads = countLoads(page)
    await page.getByRole('link', { name: 'Sankey', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
    await expect.poll(() => getVersion(page).catch(() => before)).not.toBe(before)
    await hydrated(page)
    await useChart(page.locator('live-demo').first())
    expect(loads()).toBe(1)
  } finally {
    await browser.close()
  }
})
