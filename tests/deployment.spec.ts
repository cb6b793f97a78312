import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demosOnPage } from './content.ts'
import { startHost, type Host } from './fixtures/host.ts'
import { lazyParts } from './fixtures/lazy-parts.ts'
import { nextRelease } from './fixtures/second-build.ts'
import { expect, hydrated, open, test as base } from './site.ts'

// A new release is deployed while a tab has the old one open.

const present = path.resolve(import.meta.dirname, '../dist')
let next: string

const test = base.extend<{ host: Host; baseURL: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  host: async ({}, use) => {
    const host = await startHost(present)
    await use(host)
    host.stop()
  },
  baseURL: async ({ host }, use) => use(host.address),
})

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  next = await nextRelease()
})

/** What the browser itself says of a part that is gone. */
const GONE_MESSAGE = /404|preload|MIME type/

const box = (page: Page) => page.locator('#search')
const hits = (page: Page) => page.getByRole('option')
const release = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as { version: string }).version,
  )

/** How many documents the tab has had. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on(
    'request',
    (request) => void (request.isNavigationRequest() && request.frame() === page.mainFrame() && loads++),
  )
  return () => loads
}

/** Keeps requests waiting until the next release is deployed. */
async function holdUntilDeployed(
  page: Page,
  host: Host,
  request: RegExp,
): Promise<{ asked: () => boolean; deploy: () => void }> {
  let asked = false
  let deploy = () => {}
  const deployed = new Promise<void>((resolve) => {
    deploy = () => {
      host.deploy(next)
      resolve()
    }
  })
  await page.route(request, async (route) => {
    asked = true
    await deployed
    await route.continue()
  })
  return { asked: () => asked, deploy: () => deploy() }
}

for (const part of lazyParts) {
  test(`${part.name} of a release that is gone: one reload at most, and it is there`, async ({
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
    const before = await release(page)
    await part.ask?.(page)
    await expect.poll(held.asked).toBe(true)
    held.deploy()
    if (part.unharmedBy?.test('missing')) {
      await part.works(page)
      expect(loads()).toBeLessThanOrEqual(2)
      return
    }
    await expect.poll(() => release(page).catch(() => before)).not.toBe(before)
    await hydrated(page)
    if (part.undoneByLoad) await (part.ask ?? part.again)(page)
    await part.works(page)
    expect(loads()).toBe(2)
  })
}

test('a tab goes on through pages, demos, options and search after two deployments, with one reload for each', async ({
  page,
  host,
  expectMessages,
}) => {
  expectMessages(GONE_MESSAGE)
  const loads = countLoads(page)
  await open(page, '/guide')
  for (const [reloads, folder, chart] of [
    [1, next, 'Sankey'],
    [2, present, 'Violin'],
  ] as const) {
    host.deploy(folder)
    await page.getByRole('link', { name: chart, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chart)
    await expect.poll(loads).toBe(1 + reloads)
    await hydrated(page)
    await expect(page.locator('live-demo canvas').first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
    await page.keyboard.press('/')
    await page.keyboard.type('xAxis.tickLine')
    await expect(hits(page).first()).toContainText('tickLine')
    await page.keyboard.press('Enter')
    await expect(page.locator('tr.revealed')).toBeInViewport()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
    await box(page).fill('')
    expect(loads()).toBe(1 + reloads)
  }
})

test('what is typed in the search is kept over the reload up to the last key, and one types on behind it', async ({
  page,
  host,
  expectMessages,
}) => {
  expectMessages(GONE_MESSAGE)
  const held = await holdUntilDeployed(page, host, /\/search\/index\..+\.json/)
  await open(page, '/guide')
  await page.keyboard.press('/')
  await page.keyboard.type('xAx')
  await expect.poll(held.asked).toBe(true)
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
  await expect(hits(page).first()).toContainText('tick')
  await expect(box(page)).toHaveValue('xAxis.tick')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('Line')
  await expect(box(page)).toHaveValue('xAxis.tickLine')
  await expect(hits(page).first()).toContainText('tickLine')
})

test('what is typed in the search comes before what the address asks for', async ({ page, host, expectMessages }) => {
  expectMessages(GONE_MESSAGE)
  const held = await holdUntilDeployed(page, host, /\/search\/index\..+\.json/)
  await open(page, '/guide?q=gauge')
  await box(page).fill('violin')
  await expect.poll(held.asked).toBe(true)
  held.deploy()
  await expect(hits(page).first()).toContainText('Violin')
})

test('a text that was left in the search stays there, and the list stays closed, when a demo brings the reload', async ({
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
  await expect(hits(page).first()).toContainText('Violin')
  await page.keyboard.press('Escape')
  await expect(hits(page)).toHaveCount(0)
  host.deploy(next)
  const demo = page.locator(`#demo-${demosOnPage('content/guide.md').at(-1)?.id}`)
  await demo.scrollIntoViewIfNeeded()
  await expect.poll(loads).toBe(2)
  await hydrated(page)
  await expect(box(page)).toHaveValue('violin')
  await expect(box(page)).not.toBeFocused()
  await expect(demo).toBeInViewport()
  await expect(demo.locator('canvas')).toBeVisible()
  await expect(hits(page)).toHaveCount(0)
  // and only over that reload
  await page.reload()
  await hydrated(page)
  await expect(box(page)).toHaveValue('')
})

/** Parts of both releases that no server has. */
const GONE = /\/assets\/(mount|search)-.+\.js|\/pages\/.+\.json/

test('a host that claims a newer release every time gets one reload', async ({ page, expectMessages }) => {
  expectMessages(GONE_MESSAGE)
  const loads = countLoads(page)
  let claims = 0
  await page.route(GONE, (route) => route.fulfill({ status: 404 }))
  await page.route('/version.json', (route) => route.fulfill({ json: { version: `newer-${++claims}`, routes: [] } }))
  await page.goto('/guide?q=gauge#render')
  await expect.poll(loads).toBe(2)
  await hydrated(page)
  await box(page).click()
  await expect(page.locator('.search-box')).toHaveAttribute('data-failed', /./)
  await page.getByRole('link', { name: 'Sankey', exact: true }).click()
  await expect(page.locator('.message')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(claims).toBeGreaterThan(2)
  expect(loads()).toBe(2)
})

test('two servers with different releases that answer in turn get a reload for each', async ({
  page,
  host,
  expectMessages,
}) => {
  expectMessages(GONE_MESSAGE)
  const loads = countLoads(page)
  // each document comes from one of them, and what is said to be deployed from the other one
  const servers = [present, next] as const
  await page.route(/\/guide/, async (route) => {
    host.deploy(servers.at((loads() - 1) % 2) ?? present)
    await route.continue()
  })
  await page.route('/version.json', (route) =>
    route.fulfill({ path: path.join(servers.at(loads() % 2) ?? present, 'version.json') }),
  )
  await page.route(GONE, (route) => route.fulfill({ status: 404 }))
  await page.goto('/guide?q=gauge')
  await expect.poll(loads).toBe(3)
  await hydrated(page)
  await expect(page.locator('.search-box')).toHaveAttribute('data-failed', /./)
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
  ['keeps nothing', () => void (Storage.prototype.setItem = () => {})],
] as const) {
  test(`where storage ${how} there is no reload, and the rest is in use`, async ({ page, host, expectMessages }) => {
    expectMessages(GONE_MESSAGE)
    const loads = countLoads(page)
    await page.addInitScript(block)
    await open(page, '/guide')
    host.deploy(next)
    await box(page).click()
    await expect(page.locator('.search-box')).toHaveAttribute('data-failed', /./)
    await page.getByRole('link', { name: 'Sankey', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'This part did not arrive' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(loads()).toBe(1)
    // by hand it heals all the same
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
  })
}

test('a tab that comes back from the back/forward cache after a deployment goes on, with one reload', async ({ host }, {
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
    const before = await release(page)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.toggleAttribute('data-persisted', persisted),
      ),
    )
    await page.goto('/changelog.xml')
    host.deploy(next)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-persisted')
    expect(await release(page)).toBe(before)
    const loads = countLoads(page)
    await page.getByRole('link', { name: 'Sankey', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
    await expect.poll(() => release(page).catch(() => before)).not.toBe(before)
    await hydrated(page)
    await expect(page.locator('live-demo canvas').first()).toBeVisible()
    expect(loads()).toBe(1)
  } finally {
    await browser.close()
  }
})
