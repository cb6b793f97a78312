import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { site } from '../site.config.ts'
import {
  chartRoutes,
  demosOnPage,
  findDemo,
  homeDemo,
  homeDemoAddress,
  matchScript,
  secondHomeDemo,
} from './content.ts'
import { countColors } from './fixtures/canvas.ts'
import { findMovedShare } from './fixtures/compare-pictures.ts'
import { chooseAction, openActions, toggleTheme } from './fixtures/demo-actions.ts'
import { isFull, takeTurns } from './fixtures/full.ts'
import { waitUntilStable } from './fixtures/stable.ts'
import { pointAtChart, useChart } from './fixtures/use-chart.ts'
import { holdRequests } from './fixtures/faults.ts'
import { collectMessages, expect, open, readClipboard, test, toast, waitForLastRequest } from './site.ts'

/** The card of the first demo on the home page. */
const card = (page: Page) => page.locator(`#demo-${homeDemo.id}`)
const HOME_DEMO_SCRIPT = matchScript(homeDemo)

/** The demos of a page whose first demo is visible when it opens. */
const lineDemos = demosOnPage('content/api/line.md')
const firstLineCard = (page: Page) => page.locator(`#demo-${lineDemos[0].id}`)

for (const [route, file] of [
  ['/', 'content/index.md'],
  ['/guide', 'content/guide.md'],
  ['/api/line', 'content/api/line.md'],
] as const) {
  test(`${route} renders its demos as live charts`, async ({ page }) => {
    await open(page, route)
    const demos = page.locator('.demo-grid live-demo')
    await expect(demos).toHaveCount(demosOnPage(file).length)
    for (const demo of await demos.all()) {
      await useChart(demo)
      await expect.poll(() => countColors(demo.locator('canvas').first())).toBeGreaterThan(10)
      await expect(demo.locator('.poster')).toBeHidden()
    }
  })
}

test('a demo shows its poster, in the place and size of the chart, until its code loads', async ({ page }) => {
  const release = await holdRequests(page, HOME_DEMO_SCRIPT)
  await open(page, homeDemoAddress)
  const stage = card(page).locator('.stage')
  const poster = card(page).locator('.poster')
  const drawing = poster.locator('> *').filter({ visible: true })
  await expect(drawing).toHaveCount(1)
  const [before, picture] = [await stage.boundingBox(), await drawing.boundingBox()]
  await pointAtChart(card(page))
  release()
  await expect(stage.locator('canvas')).toBeVisible()
  await expect(poster).toBeHidden()
  expect(await stage.boundingBox()).toEqual(before)
  expect(await stage.locator('canvas').boundingBox()).toEqual(picture)
})

// labels with two lines, a shape without a fill, texts in HTML, an axis with dates, rotated labels
const SOME_POSTERS = [
  ['/api/sankey', 'sankey-align'],
  ['/api/circle-packing', 'circle-packing-basic'],
  ['/api/pie', 'pie-day-by-hours'],
  ['/api/line', 'line-time-axis'],
  ['/api/chord', 'chord-order'],
] as const
const WIDTHS = [390, 1280]
const comparesAll = process.env.ALL_POSTERS !== undefined
const listAllPosters = () =>
  chartRoutes.flatMap((route) => demosOnPage(`content${route}.md`).map(({ id }) => [route, id] as const))

for (const [index, [route, id]] of (comparesAll ? listAllPosters() : SOME_POSTERS).entries()) {
  for (const width of comparesAll ? WIDTHS : takeTurns(WIDTHS, index)) {
    test(`nothing moves when ${id} replaces its poster, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      // on a phone, the address unfolds the example
      await open(page, `${route}#demo-${id}`)
      const demo = page.locator(`#demo-${id}`)
      const isEager = (await demo.getAttribute('data-eager')) !== null
      test.skip(comparesAll && isEager, 'the poster shows less than the demo')
      const stage = demo.locator('.stage')
      await demo.scrollIntoViewIfNeeded()
      await expect(demo.locator('.actions')).toBeVisible()
      const posters = demo.locator('.poster img').filter({ visible: true })
      for (const image of await posters.all()) await image.evaluate((one: HTMLImageElement) => one.decode())
      const poster = await stage.screenshot()
      await useChart(demo)
      await expect(demo.locator('.poster')).toBeHidden()
      await waitUntilStable(async () => (await stage.screenshot()).toString('base64'))
      expect(await findMovedShare(page, poster, await stage.screenshot())).toBeLessThan(0.03)
    })
  }
}

test('a chart without a poster starts when more than its edge is visible', async ({ page }) => {
  await open(page, '/api/liquid')
  const demo = page.locator('live-demo[data-eager]').last()
  await demo.locator('.stage').evaluate((stage) => {
    const { top } = stage.getBoundingClientRect()
    scrollBy({ top: top - innerHeight + 20, behavior: 'instant' })
  })
  await expect(demo.locator('.actions')).toBeVisible()
  await waitForLastRequest(page)
  await expect(demo.locator('canvas')).toHaveCount(0)
  await page.mouse.wheel(0, 200)
  await expect(demo.locator('canvas').first()).toBeVisible()
})

test('the first poster of a page is inlined in the document', async ({ request }) => {
  for (const [route, size] of [
    ['/api/line', 'narrow'],
    ['/guide', 'wide'],
  ] as const) {
    const html = await (await request.get(route)).text()
    expect(html.slice(0, html.indexOf('Show Code')), route).toMatch(new RegExp(`class="poster-${size}"[^>]*><svg `))
  }
})

test('a chart is drawn when the visitor points at it, and its tooltip appears', async ({ page }) => {
  await open(page, '/api/line')
  const first = firstLineCard(page)
  await expect(first.locator('.actions')).toBeVisible()
  await waitForLastRequest(page)
  await expect(first.locator('canvas')).toHaveCount(0)
  await pointAtChart(first)
  await expect(first.locator('.g2-tooltip')).toBeVisible()
})

test('scrolling past charts with a pointer that rests on them draws none', async ({ page }) => {
  await open(page, '/api/line')
  // above the first chart
  await page.mouse.move(700, 200)
  await page.mouse.wheel(0, 100)
  const second = page.locator(`#demo-${lineDemos[1].id}`)
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, 60)
    await page.waitForTimeout(step % 10 === 0 ? 300 : 20)
  }
  await expect(second.locator('.actions')).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page.locator('live-demo:not([data-eager]) canvas')).toHaveCount(0)
})

test('a chart near the viewport is fetched, but not drawn', async ({ page }) => {
  // the second demo starts 120 px below the viewport
  await page.setViewportSize({ width: 1440, height: 1900 })
  await Promise.all([page.waitForRequest(matchScript(lineDemos[1])), open(page, '/api/line')])
  await waitForLastRequest(page)
  await expect(page.locator('live-demo canvas')).toHaveCount(0)
})

test('leaving the page while a demo with its own controls comes into view logs nothing', async ({ page }) => {
  await open(page, '/guide')
  const demo = page.locator(`#demo-${findDemo(/`Add \$/).id}`)
  await demo.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight - 100))
  await expect(demo.locator('.actions')).toBeAttached()
  await waitForLastRequest(page)
  await expect(demo.locator('canvas')).toHaveCount(0)
  await page.evaluate(async () => {
    scrollBy({ top: 400, behavior: 'instant' })
    // visible, but the page is still scrolling
    await new Promise((resolve) => setTimeout(resolve, 60))
    document.querySelector<HTMLElement>('a[href="/changelog"]')?.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await page.waitForTimeout(400)
})

test('a chart is drawn when its card is reached with the keyboard', async ({ page }) => {
  await open(page, '/api/line')
  const first = firstLineCard(page)
  await expect(first.locator('.actions')).toBeVisible()
  await first.locator('.demo-title').focus()
  await page.keyboard.press('Tab')
  await expect(first.locator('canvas')).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the scripts of a chart are fetched but not run, and a tap shows the tooltip', async ({ page }) => {
    const requested = { fetch: new Set<string>(), script: new Set<string>() }
    page.on('request', (request) => {
      const kind = request.resourceType()
      if (kind === 'fetch' || kind === 'script') requested[kind].add(new URL(request.url()).pathname)
    })
    await open(page, '/api/line')
    const first = firstLineCard(page)
    await first.scrollIntoViewIfNeeded()
    await expect(first.locator('.actions')).toBeVisible()
    await waitForLastRequest(page)
    await expect(first.locator('canvas')).toHaveCount(0)
    const prefetched = [...requested.fetch].filter((file) => file.startsWith('/assets/'))
    expect(prefetched.join(' ')).toMatch(/\/engine-/)
    expect(prefetched.filter((file) => requested.script.has(file))).toEqual([])
    await first.locator('.stage').tap()
    await expect(first.locator('.g2-tooltip')).toBeVisible()
    expect(prefetched.filter((file) => !requested.script.has(file))).toEqual(
      // near the viewport, but not tapped
      prefetched.filter((file) => matchScript(lineDemos[1]).test(file)),
    )
  })
})

test('a demo with its own controls runs when it is visible', async ({ page }) => {
  await open(page, '/guide')
  const demo = page.locator(`#demo-${findDemo(/`Add \$/).id}`)
  await expect(demo.locator('canvas')).toHaveCount(0)
  await demo.scrollIntoViewIfNeeded()
  await expect(demo.getByRole('button', { name: /^Add / })).toBeVisible()
})

test('a chart is drawn if its poster cannot be loaded', async ({ page, expectMessages }) => {
  expectMessages(/ERR_FAILED/)
  await page.route(/\/posters\//, (route) => route.abort())
  await open(page, '/api/line')
  const second = page.locator(`#demo-${lineDemos[1].id}`)
  await second.scrollIntoViewIfNeeded()
  await expect(second.locator('canvas')).toBeVisible()
})

for (const saveData of [false, true]) {
  test(`posters further down load ${saveData ? 'on demand with Save-Data' : 'when the page is idle'}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    )
    await open(page, '/api/line')
    await expect(firstLineCard(page).locator('.actions')).toBeVisible()
    const last = page.locator('live-demo').last().locator('img.poster-wide')
    const isLoaded = () => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    if (saveData) await page.waitForTimeout(1500)
    else await expect.poll(isLoaded).toBe(true)
    expect(await isLoaded()).toBe(!saveData)
  })
}

test('without JavaScript posters are shown and code can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/api/line')
  const demos = page.locator('live-demo')
  await demos.nth(1).scrollIntoViewIfNeeded()
  await expect(demos.nth(1).locator('.poster img').filter({ visible: true })).toHaveCount(1)
  const { id, source } = lineDemos.find(({ parts }) => parts.length > 0) ?? homeDemo
  const demo = page.locator(`#demo-${id}`)
  await demo.getByText('Show Code').click()
  await demo.getByRole('link', { name: 'Code of this demo' }).click()
  const code = page.locator(`section#${id} pre`)
  await expect(code.first()).toBeInViewport()
  expect(await code.first().innerText()).toBe(source.trimEnd())
  await expect(code.last()).toBeVisible()
  await context.close()
})

test('Show Code and Hide Code toggle the code, also with the keyboard', async ({ page }) => {
  await open(page, homeDemoAddress)
  const demo = card(page)
  await demo.getByText('Show Code').click()
  await expect(demo.locator('pre')).toContainText(homeDemo.source.split('\n')[0] ?? '')
  await expect(demo.locator('summary').getByText('Hide Code')).toBeVisible()
  await demo.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(demo.locator('pre')).toBeHidden()
})

test('code that is not open is text, so that the search of the browser finds it', async ({ page }) => {
  await open(page, '/api/line')
  const last = page.locator('live-demo').last()
  await expect(last.locator('pre')).toHaveClass('code-text')
  const text = await last.locator('pre').textContent()
  // as the browser does when it finds something
  await last.locator('details').evaluate((details: HTMLDetailsElement) => (details.open = true))
  await expect(last.locator('.code-text')).toHaveCount(0)
  expect(text).toContain(await last.locator('pre').first().innerText())
})

test('code that fails to load has a link and a message, and Retry loads it', async ({ page, expectMessages }) => {
  expectMessages(/Failed to load resource/)
  const address = '**/code/line.html'
  await page.route(address, (route) => route.fulfill({ status: 500 }))
  await open(page, '/api/line')
  const demo = firstLineCard(page)
  await demo.getByText('Show Code').click()
  await expect(demo.locator('.demo-code').getByRole('alert')).toContainText('This content failed to load')
  await expect(demo.getByRole('link', { name: 'Code of this demo' })).toBeVisible()
  await page.unroute(address)
  await demo.getByRole('button', { name: 'Retry' }).click()
  await expect(demo.locator('pre')).toContainText('export default')
  await expect(demo.getByRole('alert')).toHaveCount(0)
})

test('code that is opened before the script of the card has loaded is shown', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/mount-/)
  await page.goto('/api/line')
  const demo = firstLineCard(page)
  await demo.getByText('Show Code').click()
  await expect(demo.getByRole('link', { name: 'Code of this demo' })).toBeVisible()
  release()
  await expect(demo.locator('pre')).toContainText('export default')
})

test('long code is shown in full and hidden from its end', async ({ page }) => {
  await open(page, homeDemoAddress)
  const demo = card(page)
  await demo.getByText('Show Code').click()
  // no scrollbar inside the page
  expect(await demo.locator('pre').evaluate((pre) => pre.scrollHeight <= pre.clientHeight + 1)).toBe(true)
  await demo.getByRole('link', { name: 'Hide Code' }).click()
  await expect(demo.locator('pre')).toBeHidden()
  await expect(demo.locator('summary')).toBeFocused()
  await expect(demo.locator('summary')).toBeInViewport()
})

test('the code is copied without opening it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, homeDemoAddress)
  await card(page).getByRole('button', { name: 'Copy code' }).click()
  await expect(toast(page)).toHaveText('Copied')
  // one element announces the messages of all cards
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  const copied = await readClipboard(page)
  expect(copied.trimEnd()).toBe(homeDemo.source.trimEnd())
})

test('the menus of a demo work with the keyboard', async ({ page }) => {
  await open(page, homeDemoAddress)
  const more = card(page).getByRole('button', { name: 'More actions', exact: true })
  await more.focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page).getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(card(page).getByRole('menuitemcheckbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page).getByRole('menu')).toBeHidden()
  await expect(more).toBeFocused()
})

test('a demo with several files has a tab for each and no CodePen export', async ({ page }) => {
  const several = lineDemos.find(({ parts }) => parts.length > 0)
  if (!several) throw new Error('no demo of the line chart has several files')
  await open(page, '/api/line')
  const demo = page.locator(`#demo-${several.id}`)
  await demo.scrollIntoViewIfNeeded()
  await demo.getByText('Show Code').click()
  await demo.locator('.code-group-bar').getByText(String(several.parts[0])).click()
  await expect(demo.locator(`pre[data-file="${several.parts[0]}"]`)).toBeVisible()
  await expect(demo.locator(`pre[data-file="${several.name}.tsx"]`)).toBeHidden()
  await expect(await openActions(demo, 'Open in CodePen (Not implemented)')).toBeDisabled()
})

/** Clicks a button and returns the form that it posts to a new tab. */
async function captureForm(
  page: Page,
  button: string,
  host: RegExp,
): Promise<{ url: string; fields: URLSearchParams }> {
  await page.context().route(host, (route) => route.fulfill({ contentType: 'text/html', body: 'received' }))
  const [request] = await Promise.all([
    page.context().waitForEvent('request', (candidate) => host.test(candidate.url()) && candidate.method() === 'POST'),
    chooseAction(card(page), button),
  ])
  // an answer that is still on its way at the end of a test is an error
  await request.response()
  return { url: request.url(), fields: new URLSearchParams(request.postData() ?? '') }
}

test('a demo opens in CodeSandbox, StackBlitz and CodePen in a new tab', async ({ page }) => {
  await open(page, homeDemoAddress)
  await useChart(card(page))

  const sandbox = await captureForm(page, 'Open in CodeSandbox', /codesandbox\.io/)
  expect(sandbox.url).toBe('https://codesandbox.io/api/v1/sandboxes/define')
  expect(sandbox.fields.get('parameters')?.length).toBeGreaterThan(500)

  const blitz = await captureForm(page, 'Open in StackBlitz', /stackblitz\.com/)
  // forms send line breaks as CRLF
  expect(blitz.fields.get(`project[files][src/${homeDemo.name}.tsx]`)?.replaceAll('\r\n', '\n')).toBe(homeDemo.source)
  expect(blitz.fields.get('project[files][package.json]')).toContain(
    `"${site.library.package}": "${site.library.version}"`,
  )

  const pen = await captureForm(page, 'Open in CodePen', /codepen\.io/)
  expect(pen.url).toBe('https://codepen.io/pen/define')
  expect(JSON.parse(pen.fields.get('data') ?? '{}')).toMatchObject({
    title: homeDemo.title,
    js_pre_processor: 'typescript',
  })
})

test('the chosen chart theme applies to all demos and is stored', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('dumi:prefers-color', 'dark')")
  await open(page, homeDemoAddress)
  const stages = page.locator('.stage')
  await useChart(card(page))
  await expect(stages.first()).toHaveCSS('background-color', 'rgb(22, 26, 32)')
  await card(page).getByText('Show Code').click()
  await expect(card(page).getByText('This chart uses the site theme')).toBeVisible()
  const themed = await card(page).locator('canvas').screenshot()

  await toggleTheme(card(page))
  await expect(stages.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(stages.nth(1)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(card(page).getByText('This chart uses only this code')).toBeVisible()
  await expect(card(page).getByRole('link', { name: 'Theme and dark mode' })).toHaveAttribute('href', '/theme')
  expect(await card(page).locator('canvas').screenshot()).not.toEqual(themed)

  await open(page, '/guide')
  await stages.first().scrollIntoViewIfNeeded()
  await expect(stages.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.goto(`/~demos/${homeDemo.id}`)
  await expect(page.locator('.standalone')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await open(page, homeDemoAddress)
  await toggleTheme(card(page))
  await expect(stages.first()).toHaveCSS('background-color', 'rgb(22, 26, 32)')
})

test('without storage the chart theme can still be chosen', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await open(page, homeDemoAddress)
  await toggleTheme(card(page))
  await expect(page.locator('html')).toHaveAttribute('data-demo-theme', 'library')
  await useChart(card(page))
})

test('a change of the color mode does not draw a demo with the library default again', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('site:demo-theme', 'library')")
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript("localStorage.setItem('dumi:prefers-color', 'auto')")
  // a treemap throws when it is rendered again
  const treemap = findDemo(/<TreemapChart/)
  await page.goto(`/~demos/${treemap.id}`)
  const chart = page.locator('[data-chart-source-type]')
  await expect(chart).toBeVisible()
  await chart.evaluate((element) => element.setAttribute('data-same', ''))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark')
  await expect(chart).toHaveAttribute('data-same', '')
})

test('an exported project contains the chart theme if the demo is shown with it', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('dumi:prefers-color', 'dark')")
  await open(page, homeDemoAddress)
  await useChart(card(page))
  const themed = await captureForm(page, 'Open in StackBlitz', /stackblitz\.com/)
  expect(themed.fields.get('project[files][src/main.tsx]')).toContain("installChartTheme({ mode: 'dark' })")
  expect(themed.fields.get('project[files][src/chart-theme.ts]')).toContain('export function installChartTheme')
  await toggleTheme(card(page))
  const plain = await captureForm(page, 'Open in StackBlitz', /stackblitz\.com/)
  expect(plain.fields.get('project[files][src/main.tsx]')).not.toContain('installChartTheme')
  expect(plain.fields.get('project[files][src/chart-theme.ts]')).toBeNull()
})

test('a chart is copied for design tools as SVG with paths and texts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, homeDemoAddress)
  await chooseAction(card(page), 'Copy to Sketch app')
  await expect(toast(page)).toHaveText(/Copied as SVG/)
  const svg = await page.evaluate(
    (text) => {
      const copied = new DOMParser().parseFromString(text, 'image/svg+xml')
      return {
        errors: copied.querySelectorAll('parsererror').length,
        paths: copied.querySelectorAll('path').length,
        texts: [...copied.querySelectorAll('text')].map((label) => label.textContent),
      }
    },
    await readClipboard(page),
  )
  expect(svg.errors).toBe(0)
  expect(svg.paths).toBeGreaterThan(5)
  // labels of the axes or the legend
  expect(svg.texts.filter((text) => text && homeDemo.source.includes(`'${text}'`)).length).toBeGreaterThan(2)
})

test('the shapes of a copied chart are stacked as on the canvas', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [progress] = demosOnPage('content/api/ring-progress.md')
  await open(page, '/api/ring-progress')
  const ring = page.locator(`#demo-${progress.id}`)
  await chooseAction(ring, 'Copy to Sketch app')
  await expect(toast(page)).toHaveText(/Copied as SVG/)
  const fills = await page.evaluate(
    (text) => {
      const copied = new DOMParser().parseFromString(text, 'image/svg+xml')
      return [...copied.querySelectorAll('path')].map((shape) => shape.getAttribute('fill'))
    },
    await readClipboard(page),
  )
  // the progress is on top of its track, which is gray
  expect(fills.at(-1)).toBe('#4c80f1')
})

test('when the clipboard is denied, a prompt shows the SVG to copy', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  )
  await open(page, homeDemoAddress)
  await useChart(card(page))
  const shown = page.waitForEvent('dialog')
  void chooseAction(card(page), 'Copy to Sketch app')
  const dialog = await shown
  expect(dialog.message()).toContain('Copy to clipboard:')
  expect(dialog.defaultValue()).toContain('<svg')
  await dialog.dismiss()
})

test('a status message is shown for its full time, even right after another one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page, homeDemoAddress)
  await useChart(card(page))
  const status = page.getByRole('status').filter({ hasText: 'Copied' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await card(page).getByRole('button', { name: 'Copy code' }).first().click()
  await expect(toast(page)).toHaveText('Copied')
  await page.clock.runFor(1000)
  await chooseAction(card(page), 'Copy to Sketch app')
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(status).toContainText('Copied as SVG', { timeout: 200 })
  }).toPass()
  // the first message would have disappeared by now
  await page.clock.runFor(3000)
  await expect(status).toContainText('Copied as SVG')
  await page.clock.runFor(3000)
  await expect(toast(page)).toBeHidden()
  await expect(status).toHaveCount(0)
})

test('a chart is saved as PNG and as SVG, also if only its poster is visible', async ({ page }) => {
  await open(page, homeDemoAddress)
  for (const [button, name, start] of [
    ['Save as PNG', `${homeDemo.id}.png`, '\x89PNG'],
    ['Save as SVG', `${homeDemo.id}.svg`, '<svg'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), chooseAction(card(page), button)])
    expect(download.suggestedFilename()).toBe(name)
    const content = readFileSync(await download.path())
    expect(content.toString('latin1').startsWith(start)).toBe(true)
    expect(content.length).toBeGreaterThan(2000)
  }
})

test('the data of a chart is shown as a table and copied as CSV', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, homeDemoAddress)
  await chooseAction(card(page), 'Show data')
  const table = card(page).getByRole('table')
  await expect(table.getByRole('columnheader').first()).toBeVisible()
  const shown = await table
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(',')))
  // every value occurs in the source of the demo
  for (const value of shown.slice(1).join().split(',')) expect(homeDemo.source).toContain(value)
  await card(page).getByRole('button', { name: 'Copy as CSV' }).click()
  await expect(toast(page)).toHaveText('Copied')
  const copied = await readClipboard(page)
  expect(copied.trimEnd().split('\r\n')).toEqual(shown)
  expect(shown.length).toBeGreaterThan(2)
  await expect(card(page).getByRole('img', { name: `${shown.length - 1} rows` })).toBeVisible()
  await chooseAction(card(page), 'Hide data')
  await expect(table).toHaveCount(0)
})

test('a chart has an accessible description of its data', async ({ page }) => {
  await open(page, homeDemoAddress)
  await useChart(card(page))
  // the poster has a description too
  const picture = card(page).locator('.stage-live').getByRole('img', { name: homeDemo.title })
  await expect(picture).toHaveAttribute('aria-label', /\d+ rows: .* from [-\d.,]+ to [-\d.,]+/)
})

test('the description of a chart changes with its data', async ({ page }) => {
  await open(page, '/guide')
  const demo = page.locator(`#demo-${findDemo(/`Add \$/).id}`)
  await demo.scrollIntoViewIfNeeded()
  const chartWithRows = (rows: number) => demo.getByRole('img', { name: new RegExp(`\\b${rows} rows: `) })
  const label = await demo.getByRole('img', { name: /\d rows: / }).getAttribute('aria-label')
  const rows = Number(/(\d+) rows: /.exec(label ?? '')?.[1])
  await demo.getByRole('button', { name: /^Add / }).click()
  await expect(chartWithRows(rows + 1)).toBeVisible()
})

test('a chart keeps its description when its options change', async ({ page }) => {
  await open(page, '/guide')
  const demo = page.locator(`#demo-${findDemo(/'Stacked'/).id}`)
  await demo.scrollIntoViewIfNeeded()
  const picture = demo.getByRole('img', { name: /\d rows: / })
  await expect(picture).toBeVisible()
  await demo.getByRole('button', { name: 'Stacked' }).click()
  await expect(demo.getByRole('button', { name: 'Stacked', pressed: true })).toBeVisible()
  await expect(picture).toBeVisible()
})

test('a demo responds to its own controls', async ({ page }) => {
  await open(page, '/guide')
  const demo = page.locator(`#demo-${findDemo(/`Add \$/).id}`)
  await demo.scrollIntoViewIfNeeded()
  const button = demo.getByRole('button', { name: /^Add / })
  const before = await button.textContent()
  await button.click()
  await expect(button).not.toHaveText(String(before))
})

for (const [when, code] of [
  ['at load', 'throw new Error("boom at load <i>here</i>")'],
  [
    'at render',
    `export default function Demo() { throw new Error("boom at render <i>here</i>") }
    export const address = import.meta.url`,
  ],
  [
    'later',
    `let thrown = false
    export default function Demo() {
      if (!thrown) setTimeout(() => { throw new Error("boom later <i>here</i>") }, 100)
      thrown = true
      return "drawn"
    }
    export const address = import.meta.url`,
  ],
] as const) {
  test(`a demo that throws ${when} shows the error as text, offers a report and breaks nothing else`, async ({
    page,
    context,
    expectMessages,
  }) => {
    expectMessages(/boom/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route(HOME_DEMO_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
    await open(page, homeDemoAddress)
    await pointAtChart(card(page))
    const alert = card(page).getByRole('alert')
    await expect(alert).toContainText(`boom ${when} <i>here</i>`)
    await alert.getByRole('button', { name: 'Copy report' }).click()
    await expect(toast(page)).toHaveText('Copied')
    const report = await readClipboard(page)
    expect(report).toContain(`Demo: ${homeDemo.id}`)
    expect(report).toContain(`boom ${when}`)
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
    await useChart(page.locator(`#demo-${secondHomeDemo.id}`))
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
}

test('a chart far outside the viewport is replaced by its poster until it is used again', async ({ page }) => {
  await open(page, '/guide')
  const demo = page.locator(`#demo-${demosOnPage('content/guide.md')[0].id}`)
  await useChart(demo)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(demo.locator('canvas')).toHaveCount(0)
  await expect(demo.locator('.poster')).not.toHaveAttribute('hidden')
  await useChart(demo)
})

test('charts fit a viewport of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, homeDemoAddress)
  await useChart(card(page))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  const box = await card(page).locator('canvas').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(320)
})

test('repeated navigation does not leak nodes, listeners or memory', async ({ browser, baseURL }) => {
  // its own context, because the numbers are those of a process, which other tests would share
  const page = await browser.newPage({ baseURL })
  const messages = collectMessages(page.context())
  await open(page, homeDemoAddress)
  const client = await page.context().newCDPSession(page)
  const visit = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await page.evaluate((address) => navigation.navigate(address).finished, homeDemoAddress)
      await useChart(card(page))
      await page.evaluate(() => navigation.navigate('/changelog').finished)
    }
    await client.send('HeapProfiler.collectGarbage')
    await client.send('Performance.enable')
    const { metrics } = await client.send('Performance.getMetrics')
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  }
  const early = await visit(10)
  const late = await visit(isFull ? 40 : 15)
  expect(late('Nodes')).toBeLessThan(early('Nodes') * 1.05)
  expect(late('JSEventListeners')).toBeLessThan(early('JSEventListeners') * 1.05)
  expect(late('JSHeapUsedSize')).toBeLessThan(early('JSHeapUsedSize') * 1.15)
  expect(messages).toEqual([])
  await page.context().close()
})

test('labels keep their color when their bars are reordered', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('dumi:prefers-color', 'dark')")
  await page.goto(`/~demos/${findDemo(/'By name'/).id}`)
  const readLabelColors = () =>
    page.evaluate(() => {
      type Shape = { get: (key: string) => unknown; attr: (key: string) => unknown }
      const container = document.querySelector('[data-chart-source-type]')
      const plot = (container && Reflect.get(container, Symbol.for('site:plot'))) as {
        chart: { geometries: { labelsContainer: { findAll: (test: (shape: Shape) => boolean) => Shape[] } }[] }
      }
      return [
        ...new Set(
          plot.chart.geometries[0]?.labelsContainer
            .findAll((shape) => shape.get('type') === 'text')
            .map((shape) => shape.attr('fill')),
        ),
      ]
    })
  await expect(page.locator('canvas')).toBeVisible()
  await expect.poll(readLabelColors).toHaveLength(1)
  const [before] = await readLabelColors()
  await page.getByRole('button', { name: 'By name' }).click()
  await page.waitForTimeout(1500)
  expect(await readLabelColors()).toEqual([before])
})

test('a density heatmap is resized repeatedly without a warning', async ({ page }) => {
  await page.goto(`/~demos/${findDemo(/type: 'density'/).id}`)
  const canvas = page.locator('canvas').first()
  const getWidth = () => canvas.evaluate((element) => element.clientWidth)
  for (const width of [1200, 900, 600]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(getWidth).toBeLessThanOrEqual(width)
    await expect.poll(getWidth).toBeGreaterThan(width - 300)
  }
})
