import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { site } from '../site.config.ts'
import { demosOnPage, findDemo, homeDemo, matchScript, secondHomeDemo } from './content.ts'
import { colorsOn } from './fixtures/canvas.ts'
import { expect, open, test } from './site.ts'

const first = (page: Page) => page.locator(`#demo-${homeDemo.id}`)
const CODE_OF_FIRST = matchScript(homeDemo)

/** The demos on a page whose first one is in view when it opens. */
const lineDemos = demosOnPage('content/api/line.md')
const firstOfLine = (page: Page) => page.locator(`#demo-${lineDemos[0].id}`)

for (const [route, file] of [
  ['/', 'content/index.md'],
  ['/guide', 'content/guide.md'],
  ['/api/line', 'content/api/line.md'],
] as const) {
  test(`${route} shows its demos live`, async ({ page }) => {
    await open(page, route)
    const demos = page.locator('live-demo')
    await expect(demos).toHaveCount(demosOnPage(file).length)
    for (const demo of await demos.all()) {
      await demo.scrollIntoViewIfNeeded()
      await expect(demo.locator('canvas').first()).toBeVisible()
      await expect.poll(() => colorsOn(demo.locator('canvas').first())).toBeGreaterThan(10)
      await expect(demo.locator('.poster')).toBeHidden()
    }
  })
}

test('before its code has come a demo shows its picture, in the place and size of the chart', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(CODE_OF_FIRST, async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/')
  const stage = first(page).locator('.stage')
  const poster = first(page).locator('.poster')
  await expect(poster.locator('.poster-medium')).toBeVisible()
  const before = await stage.boundingBox()
  release()
  await expect(stage.locator('canvas')).toBeVisible()
  await expect(poster).toBeHidden()
  expect(await stage.boundingBox()).toEqual(before)
  const [picture, chart] = [await poster.boundingBox(), await stage.locator('canvas').boundingBox()]
  expect(Math.abs((picture?.height ?? 0) - (chart?.height ?? 0))).toBeLessThan(2)
})

test('the first picture of a page is in the document itself', async ({ request }) => {
  const html = await (await request.get('/api/line')).text()
  expect(html.slice(0, html.indexOf('Show Code'))).toMatch(/class="poster-wide"[^>]*><svg /)
})

test('what draws the first chart of a page is asked for with the page, not by its scripts', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/ERR_FAILED/)
  await page.route(/\/assets\/entry-/, (route) => route.abort())
  await Promise.all([
    page.waitForRequest(/\/assets\/engine-/),
    page.waitForRequest(matchScript(lineDemos[0])),
    page.goto('/api/line'),
  ])
})

test('a chart that is near is fetched, and drawn when it is seen', async ({ page }) => {
  // the second demo begins 120 px below the screen
  await page.setViewportSize({ width: 1440, height: 1900 })
  await Promise.all([page.waitForRequest(matchScript(lineDemos[1])), open(page, '/api/line')])
  const second = page.locator('live-demo').nth(1)
  await expect(firstOfLine(page).locator('canvas')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(second.locator('canvas')).toHaveCount(0)
  await page.mouse.wheel(0, 600)
  await expect(second.locator('canvas')).toBeVisible()
})

test('a chart that comes into view as the visitor leaves the page is given up without a message', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1900 })
  await Promise.all([page.waitForRequest(matchScript(lineDemos[1])), open(page, '/api/line')])
  await expect(firstOfLine(page).locator('canvas')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    scrollBy({ top: 600, behavior: 'instant' })
    // seen, but not at rest
    await new Promise((resolve) => setTimeout(resolve, 60))
    document.querySelector<HTMLElement>('a[href="/licenses"], a[href="/guide"]')?.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Line')
  await page.waitForTimeout(400)
})

test('all that is asked for ahead is used', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await open(page, `/~demos/${lineDemos[0].id}`)
  await expect(page.locator('canvas')).toBeVisible()
  const ahead = await page.evaluate(async () => {
    const document = new DOMParser().parseFromString(await (await fetch('/api/line')).text(), 'text/html')
    return [...(document.querySelector<HTMLTemplateElement>('#prefetch')?.content.querySelectorAll('link') ?? [])].map(
      (link) => link.getAttribute('href') ?? '',
    )
  })
  expect(ahead.length).toBeGreaterThan(4)
  // the card around the chart is not there when a demo stands alone
  expect(ahead.filter((file) => !asked.has(file) && !/\/(?:mount|live)-/.test(file))).toEqual([])
})

for (const saveData of [false, true]) {
  test(`pictures further down ${saveData ? 'wait where data are to be saved' : 'come when the page rests, before they are scrolled to'}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    )
    await open(page, '/api/line')
    await expect(firstOfLine(page).locator('canvas')).toBeVisible()
    const last = page.locator('live-demo').last().locator('img.poster-wide')
    const hasCome = () => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    if (saveData) await page.waitForTimeout(1500)
    else await expect.poll(hasCome).toBe(true)
    expect(await hasCome()).toBe(!saveData)
  })
}

test('without JavaScript the pictures show, in the color of the page, and the code unfolds', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/api/line')
  const demos = page.locator('live-demo')
  await demos.nth(1).scrollIntoViewIfNeeded()
  await expect(demos.nth(1).locator('img.poster-wide')).toBeVisible()
  await demos.nth(1).getByText('Show Code').click()
  await expect(demos.nth(1).locator('pre').first()).toBeVisible()
  await context.close()
})

test('the code unfolds with Show Code and folds with Hide Code, by keyboard too', async ({ page }) => {
  await open(page, '/')
  const demo = first(page)
  await demo.getByText('Show Code').click()
  await expect(demo.locator('pre')).toContainText(homeDemo.source.split('\n')[0] ?? '')
  await expect(demo.getByText('Hide Code')).toBeVisible()
  await demo.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(demo.locator('pre')).toBeHidden()
})

test('a demo of several files has a tab for each, and cannot be one pen', async ({ page }) => {
  const several = lineDemos.find(({ parts }) => parts.length > 0)
  if (!several) throw new Error('no demo of the line chart has several files')
  await open(page, '/api/line')
  const demo = page.locator(`#demo-${several.id}`)
  await demo.scrollIntoViewIfNeeded()
  await demo.getByText('Show Code').click()
  await demo.locator('.code-group-bar').getByText(String(several.parts[0])).click()
  await expect(demo.locator(`pre[data-file="${several.parts[0]}"]`)).toBeVisible()
  await expect(demo.locator(`pre[data-file="${several.name}.tsx"]`)).toBeHidden()
  await expect(demo.getByRole('button', { name: 'Open in CodePen (Not implemented)' })).toBeDisabled()
})

/** What a button sends to a new tab. */
async function sentBy(page: Page, button: string, host: RegExp): Promise<{ url: string; fields: URLSearchParams }> {
  await page.context().route(host, (route) => route.fulfill({ contentType: 'text/html', body: 'received' }))
  const [request] = await Promise.all([
    page.context().waitForEvent('request', (candidate) => host.test(candidate.url()) && candidate.method() === 'POST'),
    first(page).getByRole('button', { name: button, exact: true }).click(),
  ])
  return { url: request.url(), fields: new URLSearchParams(request.postData() ?? '') }
}

test('CodeSandbox, StackBlitz and CodePen each get the demo in a new tab', async ({ page }) => {
  await open(page, '/')
  await expect(first(page).locator('canvas')).toBeVisible()

  const sandbox = await sentBy(page, 'Open in CodeSandbox', /codesandbox\.io/)
  expect(sandbox.url).toBe('https://codesandbox.io/api/v1/sandboxes/define')
  expect(sandbox.fields.get('parameters')?.length).toBeGreaterThan(500)

  const blitz = await sentBy(page, 'Open in StackBlitz', /stackblitz\.com/)
  // a form sends line feeds with carriage returns
  expect(blitz.fields.get(`project[files][src/${homeDemo.name}.tsx]`)?.replaceAll('\r\n', '\n')).toBe(homeDemo.source)
  expect(blitz.fields.get('project[files][package.json]')).toContain(
    `"${site.library.package}": "${site.library.version}"`,
  )

  const pen = await sentBy(page, 'Open in CodePen', /codepen\.io/)
  expect(pen.url).toBe('https://codepen.io/pen/define')
  expect(JSON.parse(pen.fields.get('data') ?? '{}')).toMatchObject({
    title: homeDemo.title,
    js_pre_processor: 'typescript',
  })
})

test('the chart is copied for a design tool as SVG with paths and texts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  await expect(first(page).locator('canvas')).toBeVisible()
  await first(page).getByRole('button', { name: 'Copy to Sketch app' }).click()
  await expect(first(page).getByRole('status')).toHaveText(/Copied as SVG/)
  const drawing = await page.evaluate(async () => {
    const copied = new DOMParser().parseFromString(await navigator.clipboard.readText(), 'image/svg+xml')
    return {
      errors: copied.querySelectorAll('parsererror').length,
      paths: copied.querySelectorAll('path').length,
      texts: [...copied.querySelectorAll('text')].map((text) => text.textContent),
    }
  })
  expect(drawing.errors).toBe(0)
  expect(drawing.paths).toBeGreaterThan(5)
  // words of the data: names on an axis or in the legend
  expect(drawing.texts.filter((text) => text && homeDemo.source.includes(`'${text}'`)).length).toBeGreaterThan(2)
})

test('where the clipboard is denied, the drawing is shown in a prompt', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  )
  await open(page, '/')
  await expect(first(page).locator('canvas')).toBeVisible()
  const shown = page.waitForEvent('dialog')
  void first(page).getByRole('button', { name: 'Copy to Sketch app' }).click()
  const dialog = await shown
  expect(dialog.message()).toContain('Copy to clipboard:')
  expect(dialog.defaultValue()).toContain('<svg')
  await dialog.dismiss()
})

test('what a demo says stands its time, whatever it said shortly before', async ({ page, context, expectMessages }) => {
  expectMessages(/Failed to load resource/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.route('**/assets/svg-*.js', (route) => route.abort())
  await open(page, '/')
  await expect(first(page).locator('canvas')).toBeVisible()
  const copy = first(page).getByRole('button', { name: 'Copy to Sketch app' })
  const said = first(page).getByRole('status')
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  await expect(said).toContainText('Loading chunk failed')
  await page.unroute('**/assets/svg-*.js')
  await page.clock.runFor(1000)
  await copy.click()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(said).toContainText('Copied as SVG', { timeout: 200 })
  }).toPass()
  // the time of the first one is over, that of the second is not
  await page.clock.runFor(5200)
  await expect(said).toContainText('Copied as SVG')
  await page.clock.runFor(1000)
  await expect(said).toHaveText('')
})

test('the chart is saved as PNG and as SVG', async ({ page }) => {
  await open(page, '/')
  await expect(first(page).locator('canvas')).toBeVisible()
  for (const [button, name, start] of [
    ['Save as PNG', `${homeDemo.id}.png`, '\x89PNG'],
    ['Save as SVG', `${homeDemo.id}.svg`, '<svg'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      first(page).getByRole('button', { name: button }).click(),
    ])
    expect(download.suggestedFilename()).toBe(name)
    const content = readFileSync(await download.path())
    expect(content.toString('latin1').startsWith(start)).toBe(true)
    expect(content.length).toBeGreaterThan(2000)
  }
})

test('the data of a chart is shown as a table and copied as CSV', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  await expect(first(page).locator('canvas')).toBeVisible()
  await first(page).getByRole('button', { name: 'Show data' }).click()
  const table = first(page).getByRole('table')
  await expect(table.getByRole('columnheader').first()).toBeVisible()
  const shown = await table
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(',')))
  // every value is one that the demo states
  for (const value of shown.slice(1).join().split(',')) expect(homeDemo.source).toContain(value)
  await first(page).getByRole('button', { name: 'Copy as CSV' }).click()
  await expect(first(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trimEnd().split('\r\n')).toEqual(shown)
  expect(shown.length).toBeGreaterThan(2)
  await expect(first(page).getByRole('img', { name: `${shown.length - 1} rows` })).toBeVisible()
  await first(page).getByRole('button', { name: 'Hide data' }).click()
  await expect(table).toHaveCount(0)
})

test('a chart says what it shows', async ({ page }) => {
  await open(page, '/')
  const picture = first(page).getByRole('img', { name: homeDemo.title })
  await expect(picture).toHaveAttribute('aria-label', /\d+ rows: .* from [-\d.,]+ to [-\d.,]+/)
})

test('a chart whose data change says what it shows now', async ({ page }) => {
  await open(page, '/guide')
  const demo = page.locator(`#demo-${findDemo(/`Add \$/).id}`)
  await demo.scrollIntoViewIfNeeded()
  const described = (rows: number) => demo.getByRole('img', { name: new RegExp(`\\b${rows} rows: `) })
  const label = await demo.getByRole('img', { name: /\d rows: / }).getAttribute('aria-label')
  const rows = Number(/(\d+) rows: /.exec(label ?? '')?.[1])
  await demo.getByRole('button', { name: /^Add / }).click()
  await expect(described(rows + 1)).toBeVisible()
})

test('a chart whose options change still says what it shows', async ({ page }) => {
  await open(page, '/guide')
  const demo = page.locator(`#demo-${findDemo(/'Stacked'/).id}`)
  await demo.scrollIntoViewIfNeeded()
  const picture = demo.getByRole('img', { name: /\d rows: / })
  await expect(picture).toBeVisible()
  await demo.getByRole('button', { name: 'Stacked' }).click()
  await expect(demo.getByRole('button', { name: 'Stacked', pressed: true })).toBeVisible()
  await expect(picture).toBeVisible()
})

test('a demo that is used answers', async ({ page }) => {
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
    'export default function Demo() { throw new Error("boom at render <i>here</i>") }\nexport const address = import.meta.url',
  ],
  [
    'later',
    'let thrown = false\nexport default function Demo() { if (!thrown) setTimeout(() => { throw new Error("boom later <i>here</i>") }, 100); thrown = true; return "drawn" }\nexport const address = import.meta.url',
  ],
] as const) {
  test(`a demo that throws ${when} shows what happened as text, lets one copy a report, and harms nothing else`, async ({
    page,
    context,
    expectMessages,
  }) => {
    expectMessages(/boom/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route(CODE_OF_FIRST, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
    await open(page, '/')
    const alert = first(page).getByRole('alert')
    await expect(alert).toContainText(`boom ${when} <i>here</i>`)
    await alert.getByRole('button', { name: 'Copy report' }).click()
    await expect(alert.getByRole('button', { name: 'Copied' })).toBeVisible()
    const report = await page.evaluate(() => navigator.clipboard.readText())
    expect(report).toContain(`Demo: ${homeDemo.id}`)
    expect(report).toContain(`boom ${when}`)
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(page.locator(`#demo-${secondHomeDemo.id} canvas`)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
}

test('a chart far away is released, its picture comes back, and so does the chart', async ({ page }) => {
  await open(page, '/guide')
  const demo = page.locator(`#demo-${demosOnPage('content/guide.md')[0].id}`)
  await demo.scrollIntoViewIfNeeded()
  await expect(demo.locator('canvas')).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(demo.locator('canvas')).toHaveCount(0)
  await expect(demo.locator('.poster')).not.toHaveAttribute('hidden')
  await demo.scrollIntoViewIfNeeded()
  await expect(demo.locator('canvas')).toBeVisible()
})

test('charts fit a frame of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/')
  await first(page).scrollIntoViewIfNeeded()
  await expect(first(page).locator('canvas')).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  const box = await first(page).locator('canvas').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(320)
})

test('a demo alone: outside the layout, as wide as the window, in the color of the visitor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dumi:prefers-color', 'dark'))
  const response = await page.goto(`/~demos/${homeDemo.id}`)
  expect(response?.status()).toBe(200)
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await page.locator('html').getAttribute('data-prefers-color')).toBe('dark')
  for (const width of [320, 1200]) {
    await page.setViewportSize({ width, height: 600 })
    await expect.poll(async () => Math.round((await page.locator('canvas').boundingBox())?.width ?? 0)).toBe(width - 48)
  }
})

test('an unknown demo gets a clear message', async ({ page }) => {
  await page.goto('/~demos/no-such-demo')
  await expect(page.getByRole('heading')).toHaveText('There is no demo named no-such-demo')
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toBeVisible()
})

test('coming and going leaves nothing behind that grows', async ({ page }) => {
  await open(page, '/')
  const client = await page.context().newCDPSession(page)
  const visit = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await page.evaluate(() => navigation.navigate('/').finished)
      await expect(first(page).locator('canvas')).toBeVisible()
      await page.evaluate(() => navigation.navigate('/changelog').finished)
    }
    await client.send('HeapProfiler.collectGarbage')
    await client.send('Performance.enable')
    const { metrics } = await client.send('Performance.getMetrics')
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  }
  const early = await visit(10)
  const late = await visit(40)
  expect(late('Nodes')).toBeLessThan(early('Nodes') * 1.05)
  expect(late('JSEventListeners')).toBeLessThan(early('JSEventListeners') * 1.05)
  expect(late('JSHeapUsedSize')).toBeLessThan(early('JSHeapUsedSize') * 1.15)
})

test('labels can be read after their bars have moved to other places', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('dumi:prefers-color', 'dark')")
  await page.goto(`/~demos/${findDemo(/'By name'/).id}`)
  const inks = () =>
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
  await expect.poll(inks).toHaveLength(1)
  const [before] = await inks()
  await page.getByRole('button', { name: 'By name' }).click()
  await page.waitForTimeout(1500)
  expect(await inks()).toEqual([before])
})

test('a density map, which reads what it has drawn, follows the width again and again without a warning', async ({
  page,
}) => {
  await page.goto(`/~demos/${findDemo(/type: 'density'/).id}`)
  const canvas = page.locator('canvas').first()
  const widthOf = () => canvas.evaluate((element) => element.clientWidth)
  for (const width of [1200, 900, 600]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(widthOf).toBeLessThanOrEqual(width)
    await expect.poll(widthOf).toBeGreaterThan(width - 300)
  }
})
