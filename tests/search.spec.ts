import type { Page } from '@playwright/test'
import { findViolations } from './fixtures/axe.ts'
import { holdRequests } from './fixtures/faults.ts'
import { expect, hydrated, isMarked, markDocument, open, readClipboard, test } from './site.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' })
const rows = (page: Page) => list(page).getByRole('option')
const activeRow = (page: Page) => page.locator('[role=option][aria-selected=true]')
const status = (page: Page) => page.locator('.search-popup [role=status]')

const INDEX = /\/search\/index\.\w+\.bin$/
const WORKER = /\/assets\/worker-.+\.js$/

async function search(page: Page, keywords: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(keywords)
}

test('typing a query does not scroll the page', async ({ page }) => {
  await open(page, '/guide')
  await page.mouse.wheel(0, 1000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1000)
  await page.keyboard.press('/')
  await page.keyboard.type('tooltip')
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(1000)
})

test('the index and the search script load on first use, not before', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await open(page, '/guide')
  expect(requests.filter((path) => path.startsWith('/search/') || path.includes('/search-'))).toEqual([])
  await page.getByPlaceholder('Type keywords...').click()
  await expect.poll(() => requests.some((path) => INDEX.test(path))).toBe(true)
})

test('results are grouped, with API first, highlighted words and pictures of demos', async ({ page }) => {
  await open(page, '/guide')
  await search(page, 'donut')
  await expect(rows(page).first()).toContainText('Pie · donut chart')
  // pages outside the API mention it too
  await expect(list(page).getByRole('group').nth(1)).toBeVisible()
  await expect(list(page).getByRole('group').first()).toHaveAccessibleName('API')
  await expect(rows(page).locator('mark').first()).toHaveText('donut')
  await expect(rows(page).filter({ hasText: 'Hours in a day by activity' }).locator('img')).toBeVisible()
  await expect(status(page)).toHaveText(/^\d+ results$/)
})

test('three tasks from the home page: copy a demo, format an axis, stop slow re-renders', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  await search(page, '100% stacked column with labels')
  await rows(page).filter({ hasText: '100% stacked' }).first().click()
  await expect(page).toHaveURL(/\/api\/column#/)
  const card = page.locator('xpath=//*[@id="100-stacked"]/following::live-demo[1]')
  await card.getByRole('button', { name: 'Copy code' }).first().click()
  await expect.poll(() => readClipboard(page)).toContain('isPercent')

  await open(page, '/')
  await search(page, 'how do I format an axis as currency and rotate its labels')
  await rows(page).first().click()
  await expect(page).toHaveURL(/\/recipes#format-an-axis-as-currency-or-percent$/)
  const answer = page.locator('main p').filter({ hasText: 'meta.<field>.formatter' })
  await expect(answer).toBeInViewport()
  await expect(answer).toContainText('autoRotate')

  await open(page, '/')
  await search(page, 'stop slow re-renders when the parent updates')
  await rows(page).first().click()
  await expect(page).toHaveURL(/\/recipes#slow-re-renders-and-flicker$/)
  await expect(page.getByText('wrap the chart in React.memo').first()).toBeInViewport()
})

test('results are answered again when the texts arrive, corrected, and narrowed with the keyboard', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/search\/texts\.\w+\.bin$/)
  await open(page, '/guide')
  await search(page, 'tooltip')
  await expect(rows(page).first()).toContainText('Tooltip')
  const names = (await status(page).textContent()) ?? ''
  // a word that is only in the texts
  await box(page).fill('converted')
  await expect(status(page)).toHaveText('Loading...')
  release()
  await expect(rows(page).filter({ hasText: 'Line' }).first()).toBeVisible()
  await box(page).fill('toltip')
  await expect(status(page)).toContainText('No results for “toltip”. Showing results for “tooltip”.')
  await expect(status(page)).not.toContainText(names)
  // the kinds follow the box
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^All/ })).toBeFocused()
  const examples = page.getByRole('radio', { name: /^Examples/ })
  await examples.focus()
  await page.keyboard.press('Space')
  await expect(examples).toBeChecked()
  await expect(rows(page).first().locator('img')).toBeVisible()
  await expect(rows(page).locator('svg')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(box(page)).toBeFocused()
})

test('the worker replies to the two messages in any order, and keeps working after another one', async ({ page }) => {
  const loaded = page.waitForRequest(WORKER)
  await open(page, '/guide')
  await page.getByPlaceholder('Type keywords...').click()
  const address = (await loaded).url()
  const log = await page.evaluate(async (url) => {
    const worker = new Worker(url, { type: 'module' })
    const received: unknown[] = []
    worker.addEventListener('message', ({ data }) =>
      received.push((data as { hints: unknown[] }[]).map((g) => g.hints.length)),
    )
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      received.push(event.message)
    })
    const query = { action: 'get-search-result', args: { keywords: 'rivers' } }
    const asset = { id: 'a', title: 'Rivers', description: 'Long ones', keywords: ['streaming'] }
    const createMetadata = (demos: object[]) => ({
      action: 'generate-metadata',
      args: { routes: [{ path: '/api/line', title: 'Line', sections: [] }], demos, nav: [] },
    })
    for (const message of [
      query,
      createMetadata([{ id: 'a', routeId: '/api/line' }]),
      query,
      createMetadata([{ id: 'a', routeId: '/api/line', asset }]),
      { action: 'search' },
      query,
    ])
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
      worker.postMessage(message)
    while (received.length < 4) await new Promise((resolve) => setTimeout(resolve, 20))
    return received
  }, address)
  expect(log.filter((entry) => typeof entry !== 'string')).toEqual([[], [], [1]])
  expect(log.filter((entry) => typeof entry === 'string')).toHaveLength(1)
})

test('the list shows a message while it loads and when nothing is found', async ({ page }) => {
  const release = await holdRequests(page, INDEX)
  await open(page, '/guide')
  await search(page, 'zzzz')
  await expect(status(page)).toHaveText('Loading...')
  // the box accepts input meanwhile
  await page.keyboard.type('z')
  await expect(box(page)).toHaveValue('zzzzz')
  release()
  await expect(status(page)).toHaveText('No content was found')
})

test('a blank value clears the results', async ({ page }) => {
  await open(page, '/guide')
  await search(page, 'legend')
  await expect(rows(page).first()).toBeVisible()
  await box(page).fill('   ')
  await expect(rows(page)).toHaveCount(0)
  await expect(status(page)).toHaveCount(0)
})

test('the arrow keys, Home, End and Enter work, and the active result is visible and announced', async ({ page }) => {
  await open(page, '/guide')
  await markDocument(page)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('legend')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  for (let index = 0; index < 12; index++) await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(12)).toHaveAttribute('aria-selected', 'true')
  await expect(activeRow(page)).toBeInViewport({ ratio: 1 })
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await activeRow(page).getAttribute('id')) ?? '')
  await page.keyboard.press('End')
  await expect(activeRow(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Home')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\?tab=options#legend$/)
  await expect(list(page)).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

test('Escape closes the list and restores the focus', async ({ page }) => {
  await open(page, '/guide')
  const link = page.getByRole('link', { name: 'Changelog' }).first()
  await link.focus()
  await search(page, 'legend')
  await expect(rows(page).first()).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(box(page)).toHaveValue('legend')
})

test('a slash can be typed in the search box', async ({ page }) => {
  await open(page, '/guide')
  await search(page, 'a/b')
  await expect(box(page)).toHaveValue('a/b')
})

test('an option is found by its path, and its row is revealed with the words highlighted', async ({ page }) => {
  await open(page, '/guide')
  await search(page, 'xAxis.label')
  await expect(rows(page).first()).toContainText('xAxis.label')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api#options-xaxis-label$/)
  await expect(page.locator('#options-xaxis-label')).toBeInViewport()
  await expect(page.locator('#options-xaxis-label')).toHaveClass(/revealed/)
  await page.goBack()
  await hydrated(page)
  await search(page, 'connect nulls')
  await expect(rows(page).first()).toContainText('connectNulls')
  await page.keyboard.press('Enter')
  await expect(page.locator('#connectnulls')).toBeInViewport()
  const getHighlighted = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('found-words') ?? [])].map((range) => (range as Range).toString().toLowerCase()),
    )
  await expect.poll(getHighlighted).toContain('connectnulls')
  await page.keyboard.press('Escape')
  expect(await getHighlighted()).toEqual([])
})

test('on the page that was found, common words, single letters and controls are not highlighted', async ({ page }) => {
  await open(page, '/guide')
  await search(page, 'how to copy and format the y axis')
  await rows(page).first().click()
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('found-words'))).toBe(true)
  const found = await page.evaluate(() =>
    [...(CSS.highlights.get('found-words') ?? [])].map((range) => ({
      word: (range as Range).toString().toLowerCase(),
      isInControl: (range as Range).startContainer.parentElement?.closest('button, select, nav') !== null,
    })),
  )
  const words = new Set(found.map(({ word }) => word))
  expect(words).toContain('format')
  for (const word of ['how', 'to', 'and', 'the', 'as', 'y']) expect(words).not.toContain(word)
  expect(found.filter(({ isInControl }) => isInControl)).toEqual([])
})

test('Enter pressed before the results arrive opens the first result', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.insertText('sankey')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/sankey$/)
})

test('a link with ?q= opens the search', async ({ page }) => {
  await open(page, '/guide?q=connectNulls')
  await expect(rows(page).first()).toContainText('Line›connectNulls')
  await expect(box(page)).toBeFocused()
})

test('recent searches are listed and can be cleared', async ({ page }) => {
  await open(page, '/guide')
  await search(page, 'gauge')
  await expect(rows(page).first()).toContainText('Gauge')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/gauge$/)
  await box(page).fill('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByText('Recent searches')).toBeVisible()
  await rows(page).filter({ hasText: 'gauge' }).click()
  await expect(box(page)).toHaveValue('gauge')
  await expect(rows(page).first()).toContainText('Gauge')
  await box(page).fill('')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(rows(page)).toHaveCount(0)
})

test('fast typing shows the results for the last input, and nothing jumps', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('/')
  for (const keywords of ['l', 'li', 'lin', 'line', 'sankey', 'pie', 'violin']) {
    await box(page).fill(keywords)
    await page.waitForTimeout(150)
  }
  await expect(status(page)).toHaveText(/results/)
  await expect(rows(page).first()).toContainText('Violin')

  // until the next answer, the list is busy, and what is visible stays; the popup keeps its height also after that
  const popup = page.locator('.search-popup')
  const read = () =>
    popup.evaluate((element: HTMLElement) => [
      element.offsetHeight,
      element.querySelector('[role=status]')?.textContent,
    ])
  const before = await read()
  const [during, busy] = await box(page).evaluate(async (input: HTMLInputElement) => {
    input.value = 'zzzz'
    input.dispatchEvent(new Event('input'))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.querySelector<HTMLElement>('.search-popup')
    const state = [element?.offsetHeight, element?.querySelector('[role=status]')?.textContent]
    return [state, element?.querySelector('[role=listbox]')?.ariaBusy]
  })
  expect(during).toEqual(before)
  expect(busy).toBe('true')
  await expect(status(page)).toHaveText('No content was found')
  expect((await read())[0]).toBe(before[0])
})

test('the search works if its worker cannot start', async ({ page }) => {
  await page.route(WORKER, (route) => route.abort())
  await open(page, '/guide')
  await search(page, 'sankey')
  await expect(rows(page).first()).toContainText('Sankey')
})

test('a worker that crashes is replaced', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = Worker
    let made = 0
    window.Worker = class extends Real {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args)
        document.documentElement.dataset.workers = String(++made)
        if (made === 1) setTimeout(() => this.dispatchEvent(new ErrorEvent('error')), 300)
      }
    }
  })
  await open(page, '/guide')
  await search(page, 'sankey')
  await expect(rows(page).first()).toContainText('Sankey')
  await page.waitForTimeout(400)
  await box(page).fill('gauge')
  await expect(rows(page).first()).toContainText('Gauge')
  await expect(page.locator('html')).toHaveAttribute('data-workers', '2')
})

test('an index that fails to load shows a message, and Retry loads it', async ({ page, expectMessages }) => {
  expectMessages(/500/)
  let broken = true
  await page.route(INDEX, (route) => (broken ? route.fulfill({ status: 500 }) : route.continue()))
  await open(page, '/guide')
  await search(page, 'sankey')
  await expect(status(page)).toHaveText('Search failed to load.')
  broken = false
  // Retry is the next focusable element after the box
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText('Sankey')
})

test('a late failure of an earlier query does not replace the results of a later one', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/404/)
  let broken = true
  await page.route(INDEX, (route) => (broken ? route.fulfill({ status: 404 }) : route.continue()))
  // a missing file is looked up in the deployed version before it is reported
  let respond = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route('/version.json', (route) => {
      broken = false
      respond = () => void route.continue()
      resolve()
    })
  })
  await open(page, '/guide')
  await search(page, 'donu')
  await asked
  await page.keyboard.type('t')
  await expect(rows(page).first()).toContainText('Pie')
  const answered = page.waitForResponse('/version.json')
  respond()
  await answered
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(rows(page).first()).toContainText('Pie')
})

test('if the search script fails to load, the next click loads it again', async ({ page, expectMessages }) => {
  expectMessages(/Failed to load resource/)
  let broken = true
  await page.route(/\/assets\/search-.+\.js/, (route) => (broken ? route.fulfill({ status: 500 }) : route.continue()))
  await open(page, '/guide')
  const field = page.getByPlaceholder('Type keywords...')
  await field.click()
  await expect(page.locator('.search-box').getByRole('alert')).toContainText('This content failed to load')
  broken = false
  await field.blur()
  await field.click()
  await page.keyboard.type('sankey')
  await expect(rows(page).first()).toContainText('Sankey')
})

test('the search has one list if its script is loaded a second time, as after a timeout', async ({ page }) => {
  await open(page, '/guide')
  const [script] = await Promise.all([
    page.waitForResponse(/\/assets\/search-.+\.js/),
    page.getByPlaceholder('Type keywords...').click(),
  ])
  await expect(page.locator('.search-popup')).toHaveCount(1)
  await page.evaluate(async (address) => {
    const { startSearch } = (await import(address)) as { startSearch: (input: Element | null, focus: null) => void }
    startSearch(document.querySelector('#search'), null)
  }, `${script.url()}?again=1`)
  await page.keyboard.type('sankey')
  await expect(rows(page).first()).toContainText('Sankey')
  await expect(page.locator('.search-popup')).toHaveCount(1)
})

test('searching for any text shows results or a message, and no markup', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('/')
  for (const keywords of [
    '.*',
    '(((',
    '\\',
    '<img src=x onerror=alert(1)>',
    '__proto__ constructor',
    'x'.repeat(10_000),
    '😀👩‍👩‍👧',
    'e\u0301\u0301',
    'שלום مرحبا',
    '%',
    '&amp; &lt;',
  ]) {
    await box(page).fill('')
    await expect(status(page).filter({ hasText: /results?$|No content was found/ })).toHaveCount(0)
    await box(page).fill(keywords)
    await expect(status(page), keywords.slice(0, 30)).toHaveText(/results?$|No content was found/)
    expect(await page.locator('.search-popup :is(script, img[src=x], b)').count(), keywords.slice(0, 30)).toBe(0)
  }
})

test('results are text, never markup', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('/')
  await box(page).fill('figure role')
  await expect(rows(page).filter({ hasText: '<figure role="img" aria-label="Load' }).first()).toBeVisible()
  await expect(page.locator('.search-popup figure')).toHaveCount(0)
})

test('on a phone the search opens over the header and can be closed', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await open(page, '/guide')
  await page.locator('.search-box').tap()
  await page.keyboard.type('violin')
  await expect(rows(page).first()).toContainText('Violin')
  const { width = 0 } = (await list(page).boundingBox()) ?? {}
  expect(width).toBeGreaterThan(380)
  await page.getByRole('button', { name: 'Close search' }).tap()
  await expect(list(page)).toHaveCount(0)
  await page.locator('.search-box').tap()
  await rows(page).first().tap()
  await expect(page).toHaveURL(/\/api\/violin$/)
  await context.close()
})

for (const color of ['light', 'dark'] as const) {
  test(`the open search has no axe violations in ${color} mode`, async ({ page }) => {
    await page.addInitScript(`localStorage.setItem('dumi:prefers-color', '${color}')`)
    await open(page, '/guide')
    await search(page, 'legend')
    await expect(rows(page).first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

test('the search works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await open(page, '/guide')
  await search(page, 'gauge')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/gauge$/)
})
