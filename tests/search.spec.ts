import type { Page } from '@playwright/test'
import { axeFindings } from './fixtures/axe.ts'
import { expect, hydrated, isMarked, markDocument, open, test } from './site.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' })
const rows = (page: Page) => list(page).getByRole('option')
const active = (page: Page) => page.locator('[role=option][aria-selected=true]')
const status = (page: Page) => page.locator('.search-popup [role=status]')

const INDEX = /\/search\/index\.\w+\.json$/
const WORKER = /\/assets\/worker-.+\.js$/

async function type(page: Page, keywords: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(keywords)
}

test('the index and its script come with the first intent, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/guide')
  expect(asked.filter((path) => path.startsWith('/search/') || path.includes('/search-'))).toEqual([])
  await page.getByPlaceholder('Type keywords...').click()
  await expect.poll(() => asked.some((path) => INDEX.test(path))).toBe(true)
})

test('typing finds pages, sections, options and demos in their groups, API first', async ({ page }) => {
  await open(page, '/guide')
  await type(page, 'donut')
  await expect(rows(page).first()).toContainText('Pie · donut chart')
  await expect(list(page).getByRole('group')).toHaveCount(2)
  await expect(list(page).getByRole('group').first()).toHaveAccessibleName('API')
  await expect(rows(page).locator('mark').first()).toHaveText('donut')
  await expect(rows(page).filter({ hasText: 'Where the day goes' }).locator('img')).toBeVisible()
  await expect(status(page)).toHaveText(/^\d+ results$/)
})

test('while it searches the list says so, and what is not there is told', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(INDEX, async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/guide')
  await type(page, 'zzzz')
  await expect(status(page)).toHaveText('Loading...')
  // the box takes input meanwhile
  await page.keyboard.type('z')
  await expect(box(page)).toHaveValue('zzzzz')
  release()
  await expect(status(page)).toHaveText('No content was found')
})

test('a blank value clears the results', async ({ page }) => {
  await open(page, '/guide')
  await type(page, 'legend')
  await expect(rows(page).first()).toBeVisible()
  await box(page).fill('   ')
  await expect(rows(page)).toHaveCount(0)
  await expect(status(page)).toHaveCount(0)
})

test('with the keys alone: arrows, Home, End, Enter, and the active hit is in view and announced', async ({ page }) => {
  await open(page, '/guide')
  await markDocument(page)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('legend')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  for (let index = 0; index < 12; index++) await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(12)).toHaveAttribute('aria-selected', 'true')
  await expect(active(page)).toBeInViewport({ ratio: 1 })
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '')
  await page.keyboard.press('End')
  await expect(active(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Home')
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\?tab=options#legend$/)
  await expect(list(page)).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

test('Escape closes the list and gives the focus back', async ({ page }) => {
  await open(page, '/guide')
  const link = page.getByRole('link', { name: 'Changelog' }).first()
  await link.focus()
  await type(page, 'legend')
  await expect(rows(page).first()).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(box(page)).toHaveValue('legend')
})

test('a slash typed in a field stays a slash', async ({ page }) => {
  await open(page, '/guide')
  await type(page, 'a/b')
  await expect(box(page)).toHaveValue('a/b')
})

test('an option is found by its path, and its row is shown unfolded with the words marked', async ({ page }) => {
  await open(page, '/guide')
  await type(page, 'xAxis.label')
  await expect(rows(page).first()).toContainText('xAxis.label')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api#options-xaxis-label$/)
  await expect(page.locator('#options-xaxis-label')).toBeInViewport()
  await expect(page.locator('#options-xaxis-label')).toHaveClass(/revealed/)
  await page.goBack()
  await hydrated(page)
  await type(page, 'connect nulls')
  await expect(rows(page).first()).toContainText('connectNulls')
  await page.keyboard.press('Enter')
  await expect(page.locator('#connectnulls')).toBeInViewport()
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('found-words') ?? [])].map((range) => (range as Range).toString().toLowerCase()),
    )
  await expect.poll(marked).toContain('connectnulls')
  await page.keyboard.press('Escape')
  expect(await marked()).toEqual([])
})

test('Enter before the answer is there opens the first hit when it is', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.insertText('sankey')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/sankey$/)
})

test('a link with ?q= opens the search', async ({ page }) => {
  await open(page, '/guide?q=connectNulls')
  await expect(rows(page).first()).toContainText('Line - connectNulls')
  await expect(box(page)).toBeFocused()
})

test('searches that led somewhere are offered again, and can be cleared', async ({ page }) => {
  await open(page, '/guide')
  await type(page, 'gauge')
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

test('fast typing shows the answer to what was typed last', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('/')
  for (const keywords of ['l', 'li', 'lin', 'line', 'sankey', 'pie', 'violin']) {
    await box(page).fill(keywords)
    await page.waitForTimeout(150)
  }
  await expect(status(page)).toHaveText(/results/)
  await expect(rows(page).first()).toContainText('Violin')
})

test('a worker that cannot start is done without', async ({ page }) => {
  await page.route(WORKER, (route) => route.abort())
  await open(page, '/guide')
  await type(page, 'sankey')
  await expect(rows(page).first()).toContainText('Sankey')
})

test('a worker that dies is replaced', async ({ page }) => {
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
  await type(page, 'sankey')
  await expect(rows(page).first()).toContainText('Sankey')
  await page.waitForTimeout(400)
  await box(page).fill('gauge')
  await expect(rows(page).first()).toContainText('Gauge')
  await expect(page.locator('html')).toHaveAttribute('data-workers', '2')
})

test('an index that does not come is told, and Retry asks again', async ({ page, expectMessages }) => {
  expectMessages(/500/)
  let broken = true
  await page.route(INDEX, (route) => (broken ? route.fulfill({ status: 500 }) : route.continue()))
  await open(page, '/guide')
  await type(page, 'sankey')
  await expect(status(page)).toHaveText('The search could not be loaded.')
  broken = false
  // by keyboard, as it stands beside the page
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText('Sankey')
})

test('a script that does not come leaves the page in use, and the next click asks again', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/Failed to load resource/)
  let broken = true
  await page.route(/\/assets\/search-.+\.js/, (route) => (broken ? route.fulfill({ status: 500 }) : route.continue()))
  await open(page, '/guide')
  const field = page.getByPlaceholder('Type keywords...')
  await field.click()
  await expect(page.locator('.search-box')).toHaveAttribute('data-failed', 'This part did not arrive')
  broken = false
  await field.blur()
  await field.click()
  await page.keyboard.type('sankey')
  await expect(rows(page).first()).toContainText('Sankey')
})

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
  test(`"${keywords.slice(0, 30)}" finds what it should or nothing`, async ({ page }) => {
    await open(page, '/guide')
    await page.keyboard.press('/')
    await box(page).fill(keywords)
    await expect(status(page)).toHaveText(/results?$|No content was found/)
    expect(await page.locator('.search-popup :is(script, img[src=x], b)').count()).toBe(0)
  })
}

test('what is found is text, never markup', async ({ page }) => {
  await open(page, '/guide')
  await page.keyboard.press('/')
  await box(page).fill('figure role')
  await expect(rows(page).filter({ hasText: '<figure role="img" aria-label="Load' })).toHaveCount(1)
  await expect(page.locator('.search-popup figure')).toHaveCount(0)
})

test('on a phone the box opens from its icon over the header, and closes', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await open(page, '/guide')
  await page.locator('.search-box').tap()
  await page.keyboard.type('violin')
  await expect(rows(page).first()).toContainText('Violin')
  const { width = 0 } = (await list(page).boundingBox()) ?? {}
  expect(width).toBeGreaterThan(380)
  await page.getByRole('button', { name: 'Close the search' }).tap()
  await expect(list(page)).toHaveCount(0)
  await page.locator('.search-box').tap()
  await rows(page).first().tap()
  await expect(page).toHaveURL(/\/api\/violin$/)
  await context.close()
})

for (const color of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open search, ${color}`, async ({ page }) => {
    await page.addInitScript(`localStorage.setItem('dumi:prefers-color', '${color}')`)
    await open(page, '/guide')
    await type(page, 'legend')
    await expect(rows(page).first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
}

test('without storage everything but the memory works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await open(page, '/guide')
  await type(page, 'gauge')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/gauge$/)
})
