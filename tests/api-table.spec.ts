import type { Page } from '@playwright/test'
import { readLibrary } from '../src/library/node/read-library.ts'
import { chartRoutes, readComponent } from './content.ts'
import { holdRequests } from './fixtures/faults.ts'
import { expect, open, test } from './site.ts'

const AXIS = /\/options\/axis\..+\.json/
const row = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const toggle = (page: Page, id: string) => page.locator(`[id="${id}"] + .nested summary`).first()
const byName = (a = '', b = '') => a.localeCompare(b)
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter options' })

/** The paths in the list of matches, in order. */
const listFound = (page: Page) => page.locator('.found tbody th > a').allTextContents()

test('the document of each chart lists every option with its description and type', async ({ page }) => {
  const { library } = await readLibrary()
  for (const route of chartRoutes) {
    // documents are only parsed, because rendering them takes much longer
    const html = await (await page.request.get(route)).text()
    const rows = await page.evaluate((text) => {
      const table = new DOMParser().parseFromString(text, 'text/html').querySelector('api-table')
      const lines = [...(table?.querySelectorAll('tr[id]') ?? [])].filter((line) => !line.closest('.nested'))
      return lines.map((line) => [...line.children].map((cell) => cell.textContent ?? ''))
    }, html)
    const expected = library.definitions[readComponent(route)]?.options.map(({ name }) => name) ?? []
    expect(expected.length, route).toBeGreaterThan(20)
    const names = rows.map(([name]) => name?.replace(' (required)', ''))
    expect(names.toSorted(byName), route).toEqual(expected.toSorted(byName))
    for (const [name, description, type] of rows) {
      expect(description?.length, `${route} ${name}`).toBeGreaterThan(10)
      expect(type, `${route} ${name}`).not.toBe('')
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('groups can be expanded, and the API page lists shared objects in full', async ({ page }) => {
    await page.goto('/api/line')
    await page.getByText('Size and spacing').click()
    await expect(row(page, 'autofit')).toBeVisible()
    await expect(page.locator('details[data-object]').first()).toBeHidden()
    await page.getByText('Axes and scales').click()
    await row(page, 'xaxis').locator('summary').click()
    await expect(row(page, 'xaxis').getByText("type: 'equidistance',")).toBeVisible()
    await page.goto('/api?tab=options#axis-label')
    await page.locator('[id="axis-label"] + .nested summary').first().click()
    await expect(row(page, 'axis-label-formatter')).toBeVisible()
  })
})

test('the address of a nested option expands the rows that lead to it', async ({ page }) => {
  await open(page, '/api/line#xaxis-label-formatter')
  await expect(row(page, 'xaxis-label-formatter')).toBeInViewport()
  await expect(row(page, 'xaxis-label-formatter')).toHaveClass(/revealed/)
  await expect(row(page, 'xaxis')).toBeVisible()
  // the default of this chart, not of the shared object
  await expect(row(page, 'xaxis-nice')).toContainText('true')
})

test('an address expands a collapsed group, from the same page and from another page', async ({ page }) => {
  await open(page, '/guide')
  await page.evaluate(() => (location.href = '/api/line#tooltip-domstyles-g2-tooltip-title'))
  await expect(row(page, 'tooltip-domstyles-g2-tooltip-title')).toBeInViewport()
  await page.evaluate(() => (location.hash = '#pixelratio'))
  await expect(row(page, 'pixelratio')).toBeInViewport()
  await page.evaluate(() => (location.hash = '#annotations-line-annotation-text-content'))
  await expect(row(page, 'annotations-line-annotation-text-content')).toBeInViewport()
})

test('options without an effect are one line, which an address opens and the filter finds', async ({ page }) => {
  await open(page, '/api/liquid')
  const line = page.locator('.ignored-options').first()
  await expect(line.locator(':scope > summary')).toContainText(/\d+ more (?:is|are) declared but ha(?:s|ve) no effect/)
  const hidden = line.locator('tr[id]').first()
  await expect(hidden).toBeHidden()
  const address = String(await hidden.getAttribute('id'))
  await page.evaluate((id) => (location.hash = id), address)
  await expect(hidden).toBeInViewport()
  const name = String(await hidden.locator('th > a').textContent())
  await filter(page).fill(name)
  await expect.poll(() => listFound(page)).toContain(name)
})

test('an address that matches no option expands nothing and logs nothing', async ({ page }) => {
  await open(page, '/api/line#xaxis-label-formatte-%ZZ')
  await open(page, '/api/line#xaxis-label-nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Line/)
})

test('a shared object expands in place with the keyboard and is fetched once for all pages', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => void (AXIS.test(request.url()) && requests.push(request.url())))
  await open(page, '/api/line#xaxis')
  await toggle(page, 'xaxis').focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row(page, 'xaxis-tickline')).toBeHidden()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Column', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Column/)
  await page.getByText('Axes and scales').click()
  await toggle(page, 'yaxis').click()
  await expect(row(page, 'yaxis-tickline')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('the row shows a message while its definition loads', async ({ page }) => {
  const release = await holdRequests(page, AXIS)
  const resolving = page.getByText('Properties definition is resolving, wait a moment...').locator('visible=true')
  await open(page, '/api/line#xaxis')
  await toggle(page, 'xaxis').click()
  await expect(resolving).toBeVisible()
  release()
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  await expect(resolving).toHaveCount(0)
})

test('a definition that fails to load shows Retry, and the rest of the table works', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/ERR_FAILED/)
  await page.route(AXIS, (route) => route.abort())
  await open(page, '/api/line#xaxis')
  await toggle(page, 'xaxis').click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await toggle(page, 'meta').click()
  await expect(row(page, 'meta-alias')).toBeVisible()
  await page.unroute(AXIS)
  await retry.click()
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('a missing or empty definition is reported with the id of the component', async ({ page, expectMessages }) => {
  expectMessages(/404/)
  for (const answer of [{ json: { tables: [], outlines: {} } }, { status: 404 }]) {
    let send = () => {}
    const held = new Promise<void>((resolve) => (send = resolve))
    await page.route(AXIS, async (route) => {
      await held
      await route.fulfill(answer)
    })
    await page.goto('about:blank')
    await open(page, '/api/line#xaxis')
    await toggle(page, 'xaxis').click()
    await expect(page.getByText('Properties definition is resolving, wait a moment...')).toBeVisible()
    send()
    await expect(page.getByText('Properties definition not found for LineChart component')).toBeVisible()
    await expect(page.getByText('Properties definition is resolving, wait a moment...')).toHaveCount(0)
    await page.unroute(AXIS)
  }
})

test('the filter lists exact names first, then prefixes, other names and descriptions', async ({ page }) => {
  await open(page, '/api/column#api')
  await filter(page).fill('label')
  await expect(page.locator('.found a', { hasText: 'xAxis.label' }).first()).toBeVisible()
  const found = await listFound(page)
  const positions = ['label', 'xAxis.label', 'theme.labels', 'useDeferredLabel', 'isRange'].map((path) =>
    found.indexOf(path),
  )
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(positions[0]).toBe(0)
  const heading = page.getByRole('rowheader', { name: 'In descriptions and types' })
  await expect(page.locator('tbody', { has: heading }).getByRole('link', { name: 'isRange' })).toBeVisible()
})

for (const [part, address] of [
  ['its options', /\/options\/axis\./],
  ['the script of the table', /\/assets\/live-table-.+\.js/],
] as const) {
  test(`a query is kept if it was typed while the row in the address waits for ${part}`, async ({ page }) => {
    const release = await holdRequests(page, address)
    await open(page, '/api/line#xaxis-label-formatter')
    await filter(page).fill('axis.label.offset')
    const answered = page.waitForResponse(/\/options\/axis\./)
    release()
    await (await answered).finished()
    await page.waitForTimeout(300)
    await expect(filter(page)).toHaveValue('axis.label.offset')
    await expect(page.locator('.found tbody tr').first()).toContainText('xAxis.label.offset')
  })
}

test('a nested match has its path, type, default and description, and leads to its place', async ({ page }) => {
  await open(page, '/api/line#xaxis-label-formatter')
  await filter(page).fill('axis.label.offset')
  const found = page.locator('.found tbody tr').first()
  await expect(found).toContainText('xAxis.label.offset')
  await expect(found).toContainText('number')
  await expect(found).toContainText('8')
  await expect(page.getByRole('status').filter({ hasText: 'options found' })).toBeVisible()
  await expect(row(page, 'smooth')).toBeHidden()
  await filter(page).fill('label.formatter')
  // the address of the page already has this hash
  await page.getByRole('link', { name: 'xAxis.label.formatter' }).click()
  await expect(row(page, 'xaxis-label-formatter')).toBeInViewport()
  await expect(filter(page)).toHaveValue('')
})

test('clearing the filter restores the table, with a button and with Escape', async ({ page }) => {
  await open(page, '/api/line#api')
  await page.getByText('Axes and scales').click()
  await toggle(page, 'xaxis').click()
  await expect(row(page, 'xaxis-tickline')).toBeVisible()
  const table = page.locator('api-table')
  const before = await table.innerText()
  await filter(page).fill('CONNECT')
  await expect.poll(() => listFound(page)).toContain('connectNulls')
  await expect(row(page, 'xfield')).toBeHidden()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(filter(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
  expect(await table.innerText()).toBe(before)
  await page.keyboard.type('smooth')
  await expect(page.locator('.found').getByRole('link', { name: 'smooth', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filter(page)).toHaveValue('')
  expect(await table.innerText()).toBe(before)
})

test('a query without matches suggests a similar name', async ({ page }) => {
  await open(page, '/api/line#api')
  await filter(page).fill('lable')
  await expect(page.getByText('No option matches “lable”.')).toBeVisible()
  await page.getByRole('button', { name: 'label', exact: true }).click()
  await expect.poll(() => listFound(page)).toContain('xAxis.label')
  await filter(page).fill('qqqqqqqqqq')
  await expect(page.getByText('Check the spelling, or try a shorter word.')).toBeVisible()
})

test('the filter searches the page when the nested options fail to load', async ({ page, expectMessages }) => {
  expectMessages(/ERR_FAILED/)
  await page.route(/\/options\/all\./, (route) => route.abort())
  await open(page, '/api/line#api')
  await filter(page).fill('smooth')
  await expect.poll(async () => (await listFound(page)).slice(0, 2)).toEqual(['smooth', 'stepType'])
  await expect(row(page, 'data')).toBeHidden()
})

test('a long type and a default open with the keyboard', async ({ page }) => {
  await open(page, '/api/column#chartref')
  await row(page, 'chartref').locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'chartref').getByText('RefCallback<Plot<ColumnOptions> | null>')).toBeVisible()
  await open(page, '/api/column#xaxis')
  await row(page, 'xaxis').getByText('{ … }').focus()
  await row(page, 'xaxis').locator('summary').press('Enter')
  await expect(row(page, 'xaxis').getByText("type: 'equidistance',")).toBeVisible()
})

test('a type links to the object it names', async ({ page }) => {
  await open(page, '/api/line#legend')
  await row(page, 'legend').getByRole('link', { name: 'LegendCfg' }).click()
  await expect(page).toHaveURL('/api?tab=options#legend')
  await expect(page.locator('h2#legend')).toBeInViewport()
  await open(page, '/api/mix#plots-options')
  await row(page, 'plots-options').locator('summary').click()
  await row(page, 'plots-options').getByRole('link', { name: 'StockOptions' }).click()
  await expect(page).toHaveURL('/api/stock')
})

for (const width of [1440, 1180, 900, 390]) {
  test(`at ${width} px no name, type or default breaks inside a word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const address of [
      '/api/column#xaxis-label-autohide',
      '/api/line#theme-stylesheet-backgroundcolor',
      '/api/mix',
    ]) {
      await open(page, address)
      const { broken, share } = await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('api-table details:not([data-object])'))
          details.open = true
        const words: string[] = []
        const cells = document.querySelectorAll('api-table .options :is(th, td[data-label])')
        for (const cell of cells) {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\w-]+/g)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
              if (tops.size > 1) words.push(`${word} in ${cell.textContent}`)
            }
          }
        }
        const line = document.querySelector('api-table > .options > tbody > tr')
        const description = line?.children[1]?.getBoundingClientRect().width ?? 0
        return { broken: words, share: description / (line?.getBoundingClientRect().width ?? 1) }
      })
      expect(broken, address).toEqual([])
      expect(share).toBeGreaterThan(0.5)
    }
  })
}

for (const width of [390, 320]) {
  test(`at ${width} px the table is a list that does not scroll sideways, even when expanded`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/api/line#xaxis-label-autohide-cfg-mingap')
    await expect(row(page, 'xaxis-label-autohide-cfg-mingap')).toBeInViewport()
    const { sideways, stacked } = await page.evaluate(() => {
      const line = document.getElementById('xfield')
      const [name, description] = line ? [...line.children].map((cell) => cell.getBoundingClientRect()) : []
      const wide = [...document.querySelectorAll('api-table :not(summary *)')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth,
      )
      return {
        sideways: wide.map(({ outerHTML }) => outerHTML.slice(0, 80)),
        stacked: Boolean(name && description && description.top >= name.bottom - 1),
      }
    })
    expect(sideways).toEqual([])
    expect(stacked).toBe(true)
  })
}

test('a table is completed when the page is no longer being scrolled', async ({ page }) => {
  await open(page, '/api/bar')
  const script = page.waitForRequest(/\/live-table-.+\.js/)
  const end = await page.locator('api-table').evaluate(async (table) => {
    scrollTo(0, table.getBoundingClientRect().top - 3 * innerHeight)
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame)
      scrollBy(0, 60)
    }
    return Date.now()
  })
  await expect(page.locator('api-table')).toBeInViewport()
  const response = await (await script).response()
  await response?.finished()
  expect((await script).timing().startTime).toBeGreaterThan(end)
  await expect(page.locator('api-table .used-in').first()).toBeVisible()
})
