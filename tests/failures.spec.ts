import type { Page, Request, Route } from '@playwright/test'
import { demosOnPage, homeDemo, homeDemoAddress, matchScript, secondHomeDemo } from './content.ts'
import { changeBody, faults, holdRequests, interceptRequests } from './fixtures/faults.ts'
import { isFull, takeTurns } from './fixtures/full.ts'
import { ALL_FAULTS, lazyParts, type LazyPart } from './fixtures/lazy-parts.ts'
import { pointAtChart, useChart } from './fixtures/use-chart.ts'
import { expect, expectInUse, hydrated, isMarked, markDocument, open, test } from './site.ts'

const HOME_DEMO_CODE = matchScript(homeDemo)
const CHANGELOG = /\/pages\/changelog\..+\.json/
const goToChangelog = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.navigation a[href="/changelog"]')?.click())
const failure = (page: Page) => page.getByRole('heading', { name: 'This content failed to load' })

async function expectRestInUse(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
}

test('a failed request shows its address, and Retry loads the page', async ({ page, expectMessages }) => {
  expectMessages(/ERR_FAILED/)
  await open(page, '/guide')
  await markDocument(page)
  await page.route(CHANGELOG, (route) => route.abort())
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
  await expect(page.getByText(CHANGELOG)).toBeVisible()
  await expectRestInUse(page)
  await page.unroute(CHANGELOG)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await expectRestInUse(page)
})

test('after a server error another page can be opened', async ({ page, expectMessages }) => {
  expectMessages(/500/)
  await open(page, '/guide')
  await markDocument(page)
  await page.route(CHANGELOG, (route) => route.fulfill({ status: 500 }))
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
  await page.getByRole('link', { name: 'Sankey', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
  await expectRestInUse(page)
})

test('a page that does not load within 120 seconds shows a message', async ({ page }) => {
  await page.clock.install()
  await open(page, '/guide')
  await page.route(CHANGELOG, () => {})
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await goToChangelog(page)
  await page.clock.runFor(119_000)
  await expect(page.locator('.skeleton')).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
  await page.clock.runFor(1_500)
  await expect(failure(page)).toBeVisible()
  await expect(page.getByText('The server took too long to respond.')).toBeVisible()
})

test('a page missing from the current version shows a message without a reload', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await open(page, '/guide')
  await markDocument(page)
  await page.route(CHANGELOG, (route) => route.fulfill({ status: 404 }))
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
  await expect(page.getByText("The server couldn't find the file.")).toBeVisible()
  await expectRestInUse(page)
})

test('a page missing after a deployment loads with one reload', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await open(page, '/guide')
  await markDocument(page)
  await page.route(CHANGELOG, (route) => route.fulfill({ status: 404 }))
  await page.route('/version.json', (route) => route.fulfill({ json: { version: 'newer', routes: [] } }))
  await goToChangelog(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  expect(await isMarked(page)).toBe(false)
  expect(page.url()).toMatch(/\/changelog$/)

  // there is only one reload per version
  await hydrated(page)
  await markDocument(page)
  await page.route(/\/pages\/guide\./, (route) => route.fulfill({ status: 404 }))
  await page.evaluate(() => document.querySelector<HTMLElement>('.navigation a[href="/guide"]')?.click())
  await expect(page.locator('.message')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

const pointAtHomeChart = (page: Page) => pointAtChart(page.locator(`#demo-${homeDemo.id}`))

test('a demo whose code fails to load shows its poster and a message, and Retry loads it', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/ERR_FAILED/)
  await page.route(HOME_DEMO_CODE, (route) => route.abort())
  await open(page, homeDemoAddress)
  await pointAtHomeChart(page)
  const stage = page.locator(`#demo-${homeDemo.id} .stage`)
  await expect(stage.getByRole('alert')).toContainText('The code of this demo failed to load')
  await expect(stage.getByRole('alert')).toContainText(HOME_DEMO_CODE)
  await expect(stage.locator('.poster')).toBeVisible()
  await page.unroute(HOME_DEMO_CODE)
  await stage.getByRole('button', { name: 'Retry' }).click()
  await expect(stage.locator('canvas')).toBeVisible()
})

/** Messages that the browser logs for a file that fails to load. */
const FAULTY = /Failed to load resource|Failed to load module script|MIME type|preload/

const LIVE_CHART = /\/assets\/live-chart-.+\.js/

/** Loads a new document, even if the address is the same and would only scroll to its hash. */
async function openNewDocument(page: Page, { address, isStandalone }: LazyPart): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  if (!isStandalone) await hydrated(page)
}

/** Every failure shows a message, the address that failed and Retry. */
async function expectFailure(page: Page, part: LazyPart): Promise<void> {
  const shown = part.getFailure(page)
  await expect(shown).toContainText(/failed to load|Properties definition not found for LineChart component/)
  await expect(shown).toContainText(part.imported ?? part.request)
  await expect(shown.getByRole('button', { name: 'Retry' })).toBeVisible()
}

const clickRetry = (page: Page, part: LazyPart) => part.getFailure(page).getByRole('button', { name: 'Retry' }).click()

/** The timer is shared, so it is tested with the first part, and where a time-out has another effect. */
const hasTimeoutTest = (part: LazyPart, index: number) =>
  isFull || index === 0 || part.imported || part.unaffectedBy === ALL_FAULTS

for (const [index, part] of lazyParts.entries()) {
  const names = Object.keys(faults).filter((fault) => !part.unaffectedBy?.test(fault))
  // all parts share the code that detects faults
  const inTurn = takeTurns(names, index)

  if (names.length > 0) {
    test(`${part.name} fails: the rest of the page works, and Retry loads it`, async ({
      page,
      context,
      expectMessages,
    }) => {
      expectMessages(FAULTY)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const responses = await interceptRequests(page, part.request)
      for (const fault of inTurn) {
        await test.step(fault, async () => {
          responses.use(fault)
          await openNewDocument(page, part)
          await markDocument(page)
          await part.trigger?.(page)
          await responses.waitForRequest()
          await expectFailure(page, part)
          await part.expectUsable?.(page)
        })
      }
      if (!part.isStandalone) await expectInUse(page)
      expect(await isMarked(page)).toBe(true)
      await part.reopen?.(page)
      await expectFailure(page, part)
      responses.use()
      await clickRetry(page, part)
      await part.expectLoaded(page)
      await expect(part.getFailure(page)).toHaveCount(0)
    })
  }

  if (part.unaffectedBy) {
    test(`${part.name} fails without an effect on the page`, async ({ page, expectMessages }) => {
      expectMessages(FAULTY)
      const responses = await interceptRequests(page, part.request)
      const harmless = Object.keys(faults).filter((name) => part.unaffectedBy?.test(name))
      for (const fault of takeTurns(harmless, index)) {
        await test.step(fault, async () => {
          responses.use(fault)
          await openNewDocument(page, part)
          await part.trigger?.(page)
          await responses.waitForRequest()
          await part.expectLoaded(page)
        })
      }
    })
  }

  if (!hasTimeoutTest(part, index)) continue
  test(`${part.name} times out after 120 seconds, and Retry loads it`, async ({ page, context, expectMessages }) => {
    expectMessages(FAULTY)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    let requests = 0
    let silent = true
    // everything else has to be loaded, because the message names the first file that is missing
    const others = new Set<Request>()
    page.on('request', (request) => !part.request.test(request.url()) && others.add(request))
    page.on('requestfinished', (request) => others.delete(request))
    page.on('requestfailed', (request) => others.delete(request))
    // pending requests stay pending, even when the server responds again
    await page.route(part.request, async (route) => {
      requests++
      if (!silent) await route.continue()
    })
    await page.goto(part.address, { waitUntil: 'commit' })
    if (!part.isStandalone) await hydrated(page)
    await part.trigger?.(page)
    await expect.poll(() => requests).toBe(1)
    await expect.poll(() => others.size).toBe(0)
    if (part.unaffectedBy?.test('never answered')) {
      // each of two workers has 20 seconds from its first query
      await expect(async () => {
        await page.clock.fastForward(21_000)
        expect(requests).toBe(2)
      }).toPass()
      await expect(async () => {
        await page.clock.fastForward(21_000)
        await expect(page.getByRole('search').getByRole('option').first()).toBeVisible({ timeout: 1000 })
      }).toPass()
      await part.expectLoaded(page)
      return
    }
    // the search is debounced
    await page.clock.runFor(1000)
    await page.clock.fastForward(120_000)
    await expectFailure(page, part)
    if (!part.isStandalone) await expectInUse(page)
    if (part.reopen) {
      // the focus loads it again
      await part.reopen(page)
      await page.clock.fastForward(121_000)
      await expectFailure(page, part)
    }
    silent = false
    await clickRetry(page, part)
    // a file that another script imports hangs once more and loads with a new document
    if (part.imported && !part.isStandalone) await page.clock.fastForward(121_000)
    await part.expectLoaded(page)
  })
}

test('no timer is left of parts that have loaded: after 120 seconds nothing has failed', async ({ page }) => {
  await page.addInitScript(() => {
    const failures: string[] = []
    const NativeError = Error
    window.Error = class extends NativeError {
      constructor(message?: string, options?: ErrorOptions) {
        super(message, options)
        if (message?.startsWith('Loading chunk failed')) failures.push(message)
      }
    } as ErrorConstructor
    Object.assign(window, { failures })
  })
  await page.clock.install()
  await open(page, homeDemoAddress)
  await useChart(page.locator(`#demo-${homeDemo.id}`))
  await page.keyboard.press('/')
  await page.keyboard.type('sankey')
  await page.clock.runFor(1000)
  await expect(page.getByRole('search').getByRole('option').first()).toContainText('Sankey')
  await page.clock.fastForward(121_000)
  await page.clock.runFor(1000)
  const readFailures = () => page.evaluate(() => (window as unknown as { failures: string[] }).failures)
  expect(await readFailures()).toEqual([])
  // a part that fails is recorded
  await page.route(CHANGELOG, (route) => route.fulfill({ json: {} }))
  await goToChangelog(page)
  await expect.poll(readFailures).toHaveLength(1)
})

test('a sign-in page of the network in place of a file shows a message and breaks nothing', async ({
  page,
  expectMessages,
}) => {
  expectMessages(FAULTY)
  const itsOwn = (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' })
  await page.route(HOME_DEMO_CODE, itsOwn)
  await page.route(CHANGELOG, itsOwn)
  await open(page, '/licenses')
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
  await page.unroute(CHANGELOG)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await open(page, homeDemoAddress)
  await pointAtHomeChart(page)
  await expect(page.locator(`#demo-${homeDemo.id}`).getByRole('alert')).toContainText('failed to load')
  await expectInUse(page)
})

test('Retry replaces a chart engine that is broken in the browser cache', async ({ page }) => {
  const address = /\/assets\/engine-[\w-]{8}\.js/
  await page.route(address, (route) => changeBody(route, (body) => body.subarray(0, 1000), {}))
  await open(page, homeDemoAddress)
  await pointAtHomeChart(page)
  const stage = page.locator(`#demo-${homeDemo.id} .stage`)
  await expect(stage.getByRole('alert')).toBeVisible()
  await page.unroute(address)
  // loads the document again
  await stage.getByRole('button', { name: 'Retry' }).click()
  await expect(stage.getByRole('alert')).toHaveCount(0)
  await useChart(page.locator(`#demo-${homeDemo.id}`))
})

test('truncated scripts for the frame of the playground are failures, and Retry draws the chart', async ({ page }) => {
  for (const script of [/\/assets\/engine-[\w-]{8}\.js/, /\/assets\/frame-runtime-.+\.js/]) {
    // up to a line that could be the last one, so that only the length tells
    await page.route(script, (route) => changeBody(route, () => Buffer.from('export const value = 1\n'), {}))
    await page.goto('/playground')
    const failed = page.locator('.editor-preview').getByRole('alert')
    await expect(failed).toContainText(script)
    await expect(page.locator('.editor-problem')).toBeEmpty()
    await page.unroute(script)
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(page.frameLocator('.editor iframe').locator('canvas').first()).toBeVisible()
    await expect(failed).toHaveCount(0)
  }
})

test('after Retry has loaded the document again, a pane with a broken import opens', async ({ page }) => {
  const script = /\/assets\/find-data-.+\.js/
  await page.route(script, (route) => changeBody(route, (body) => body.subarray(0, 100), {}))
  await open(page, '/playground')
  await page.getByRole('button', { name: 'Data', exact: true }).click()
  const failed = page.locator('.editor-options').getByRole('alert')
  await expect(failed).toBeVisible()
  await page.unroute(script)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('.data-pane')).toBeVisible()
})

for (const { what, request, address, trigger, text } of [
  { what: 'a page', request: CHANGELOG, address: '/guide', trigger: goToChangelog, text: 'this part of the page' },
  {
    what: 'the search',
    request: /\/assets\/search-.+\.js/,
    address: '/guide',
    trigger: (page: Page) => page.locator('#search').click(),
    text: 'this part of the page',
  },
  {
    what: 'the chart engine',
    request: /\/assets\/engine-[\w-]{8}\.js/,
    address: homeDemoAddress,
    trigger: pointAtHomeChart,
    text: 'the chart engine',
  },
  {
    what: 'the chart engine of the playground',
    request: /\/assets\/engine-[\w-]{8}\.js/,
    address: '/playground',
    trigger: () => Promise.resolve(),
    text: 'the chart engine',
  },
  {
    what: 'a pane',
    request: /\/assets\/panel-.+\.js/,
    address: '/playground',
    trigger: (page: Page) => page.getByRole('button', { name: 'Options', exact: true }).click(),
    text: 'the options',
  },
])
  test(`while ${what} is slow to load, its place says so after 3 seconds, and nothing moves`, async ({ page }) => {
    const release = await holdRequests(page, request)
    await open(page, address)
    await trigger(page)
    const notice = page.locator('[role=status].loading > p').filter({ hasText: text })
    await expect(notice).toHaveCount(0)
    // what was clicked may still change its size
    await page.waitForTimeout(1500)
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    await expect(notice).toHaveText(`Loading ${text}…`)
    const shifts = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(Math.max(0, ...shifts)).toBeLessThan(0.001)
    release()
    await expect(notice).toHaveCount(0)
  })

test('offline, loaded parts keep working, and the rest loads when the connection is back', async ({
  page,
  context,
  expectMessages,
}) => {
  expectMessages(/ERR_INTERNET_DISCONNECTED/)
  await open(page, homeDemoAddress)
  await page.keyboard.press('/')
  await page.keyboard.type('sankey')
  await expect(page.getByRole('search').getByRole('option').first()).toContainText('Sankey')
  await page.keyboard.press('Escape')
  await useChart(page.locator(`#demo-${homeDemo.id}`))
  await markDocument(page)
  await context.setOffline(true)
  // the search index is loaded
  await page.locator('#search').fill('violin')
  await expect(page.getByRole('search').getByRole('option').first()).toContainText('Violin')
  await page.keyboard.press('Enter')
  await expect(failure(page)).toBeVisible()
  await page.goBack()
  await useChart(page.locator(`#demo-${homeDemo.id}`))
  await page.goForward()
  await expect(failure(page)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Violin')
  expect(await isMarked(page)).toBe(true)
})

test('when only a new document helps, the next link loads one, unless the browser is offline', async ({
  page,
  context,
  expectMessages,
}) => {
  expectMessages(FAULTY)
  await page.route(LIVE_CHART, (route) => route.abort())
  const again = page.waitForEvent('requestfinished', (request) => request.url().includes('again=1'))
  await open(page, '/guide#render')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(200)
  await page.locator(`#demo-${demosOnPage('content/guide.md')[0].id}`).scrollIntoViewIfNeeded()
  await again
  // the site checks why the file failed
  await page.waitForTimeout(500)
  await context.setOffline(true)
  await goToChangelog(page)
  await expect(failure(page)).toBeVisible()
  await expectInUse(page)
  await markDocument(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Sankey', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
  expect(await isMarked(page)).toBe(false)
})

test('a truncated document can still be read', async ({ page, expectMessages }) => {
  expectMessages(/uncaught/)
  await page.route('/guide', (route) => changeBody(route, (body) => body.subarray(0, body.lastIndexOf('<script'))))
  await page.goto('/guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started')
  await page.getByRole('link', { name: 'Sankey', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sankey')
})

for (const tabs of [[], [null], [{}], 'none']) {
  test(`page data with the tabs ${JSON.stringify(tabs)} shows a message`, async ({ page }) => {
    await open(page, '/guide')
    await page.route(CHANGELOG, (route) => route.fulfill({ json: { route: '/changelog', title: 'Changelog', tabs } }))
    await goToChangelog(page)
    await expect(failure(page)).toBeVisible()
  })
}

test('the request for version.json times out too', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  await page.clock.install()
  await open(page, '/guide')
  await page.route(CHANGELOG, (route) => route.fulfill({ status: 404 }))
  let requested = false
  await page.route('/version.json', () => void (requested = true))
  await goToChangelog(page)
  await expect.poll(() => requested).toBe(true)
  await page.clock.fastForward(121_000)
  await expect(failure(page)).toBeVisible()
})

test('with full storage everything works, but nothing is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, '/guide')
  await page.locator('.code-group label').nth(1).click()
  await page.getByRole('button', { name: 'Color mode' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark')
  await page.keyboard.press('/')
  await page.keyboard.type('gauge')
  await expect(page.getByRole('search').getByRole('option').first()).toContainText('Gauge')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gauge')
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark')
})

for (const [state, block] of [
  [
    'throws',
    () =>
      void (window.Worker = function blocked() {
        throw new DOMException('blocked', 'SecurityError')
      } as unknown as typeof Worker),
  ],
  ['is missing', () => void Reflect.deleteProperty(window, 'Worker')],
] as const) {
  test(`when Worker ${state}, the search runs on the page`, async ({ page }) => {
    await page.addInitScript(block)
    await open(page, '/guide')
    await page.keyboard.press('/')
    await page.keyboard.type('sankey')
    await expect(page.getByRole('search').getByRole('option').first()).toContainText('Sankey')
  })
}

test('without IntersectionObserver demos and API tables are still interactive', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await open(page, '/api/gauge')
  await useChart(page.locator('live-demo').last())
  await page.getByRole('searchbox', { name: 'Filter options' }).fill('zigzag')
  await expect(page.getByText('No option matches “zigzag”.')).toBeVisible()
})

for (const [where, handler] of [
  ['in an event', '() => { throw new Error("boom") }'],
  ['in a promise', 'async () => { throw new Error("boom") }'],
] as const) {
  test(`a demo that throws ${where} shows the error in its card, and Retry restarts it`, async ({
    page,
    expectMessages,
  }) => {
    expectMessages(/boom/)
    // a React element written by hand, because the script has no imports
    const button = `{ $$typeof: Symbol.for('react.transitional.element'), type: 'button', key: null, props: { children: 'Break', onClick: ${handler} } }`
    const code = `export default function Demo() { return ${button} }\nexport const address = import.meta.url`
    await page.route(HOME_DEMO_CODE, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
    await open(page, homeDemoAddress)
    await pointAtHomeChart(page)
    const stage = page.locator(`#demo-${homeDemo.id} .stage`)
    await stage.getByRole('button', { name: 'Break' }).click()
    await expect(stage.getByRole('alert')).toContainText('boom')
    await useChart(page.locator(`#demo-${secondHomeDemo.id}`))
    await expectInUse(page)
    await stage.getByRole('button', { name: 'Retry' }).click()
    await expect(stage.getByRole('button', { name: 'Break' })).toBeVisible()
  })
}
