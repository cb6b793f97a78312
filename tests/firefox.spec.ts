import { expect, test } from '@playwright/test'
import type { Browser, BrowserContext, Page } from 'puppeteer-core'
import { homeDemo } from './content.ts'
import { collectFaults, colorAt, firefoxProgram, startFirefox } from './fixtures/firefox.ts'

// That the site works in another engine, without the Navigation API, which Firefox has from version 147 on.

test.skip(!firefoxProgram, 'Firefox is not installed, or FIREFOX_PATH does not name it')
// one browser for all
test.describe.configure({ mode: 'default' })

const LIGHT_GROUND = [255, 255, 255]
const DARK_GROUND = [22, 26, 32]
/** Of a chart, where nothing is drawn. */
const CORNER: [x: number, y: number] = [0.02, 0.02]

let firefox: Browser
let context: BrowserContext
let page: Page
let faults: string[]
let home: string

test.beforeAll(async () => {
  firefox = await startFirefox()
})

test.afterAll(() => firefox.close())

test.beforeEach(async ({ baseURL }) => {
  home = String(baseURL)
  context = await firefox.createBrowserContext()
  page = await context.newPage()
  page.setDefaultTimeout(30_000)
  faults = collectFaults(page)
})

test.afterEach(async () => {
  await context.close()
  expect(faults).toEqual([])
})

/** Waits for something on the page. The driver's own waiting makes functions of strings, which the policy forbids. */
async function until(happens: (value: string) => boolean, value = ''): Promise<void> {
  // while one page takes the place of another there is nothing to ask
  const ask = () => page.evaluate(happens, value).catch(() => false)
  await expect.poll(ask, { message: String(happens), timeout: 30_000 }).toBe(true)
}

/** The page is there and its scripts have taken over. */
async function open(address: string): Promise<void> {
  await page.goto(home + address)
  await until(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')))
}

const path = () => page.evaluate(() => location.pathname + location.search + location.hash)
const titled = (title: string) =>
  until((text) => document.querySelector('h1')?.textContent?.includes(text) === true, title)
const visible = (selector: string) =>
  until((name) => document.querySelector(name)?.checkVisibility({ visibilityProperty: true }) === true, selector)
const gone = (selector: string) =>
  until((name) => document.querySelector(name)?.checkVisibility({ visibilityProperty: true }) !== true, selector)

/** A live chart stands in the place of the picture, and something is drawn on it. */
async function expectChart(within: string): Promise<void> {
  await until((selector) => {
    const canvas = document.querySelector<HTMLCanvasElement>(selector)
    const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    return data !== undefined && new Set(new Uint32Array(data.buffer)).size > 20
  }, `${within} canvas`)
}

async function chooseColor(name: string): Promise<void> {
  await page.click('button[aria-label="Color mode"]')
  await visible('[role=menu]')
  await page.evaluate(
    (text) =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
        .find(({ textContent }) => textContent === text)
        ?.click(),
    name,
  )
  await gone('[role=menu]')
}

for (const [address, title] of [
  ['/', 'G2Plot React'],
  ['/guide', 'Get Started'],
  ['/api', 'API'],
  ['/api/line', 'Line'],
  ['/changelog', 'Changelog'],
] as const) {
  test(`${address} comes without a message`, async () => {
    await open(address)
    await titled(title)
    await visible('footer')
  })
}

test('an unknown path gets the not-found page', async () => {
  await open('/nothing')
  await titled('PAGE NOT FOUND')
  expect(faults.splice(0)).toEqual(['404: /nothing'])
})

test('a demo stands by itself', async () => {
  await page.goto(`${home}/~demos/${homeDemo.id}`)
  await expectChart('main')
})

test('a live chart takes the place of its picture, and another one when it comes near', async () => {
  await open('/api/line')
  await expectChart('live-demo')
  await gone('live-demo .poster')
  const last = await page.$$eval('live-demo', (demos) => `#${demos.at(-1)?.id ?? ''}`)
  expect(await page.$(`${last} canvas`)).toBeNull()
  await page.$eval(last, (demo) => demo.scrollIntoView())
  await expectChart(last)
})

test('pictures of charts have the color of the page', async () => {
  await open('/api')
  const picture = '.chart-glyph img'
  await page.$eval(picture, (image) => image.scrollIntoView({ block: 'center' }))
  await until((selector) => document.querySelector<HTMLImageElement>(selector)?.complete === true, picture)
  await expect.poll(() => colorAt(page, picture, CORNER)).toEqual(LIGHT_GROUND)
  await chooseColor('Dark Mode')
  await expect.poll(() => colorAt(page, picture, CORNER)).toEqual(DARK_GROUND)
})

test('the color switch sets the color, charts follow, and it is kept', async () => {
  await open('/api/line')
  await expectChart('live-demo')
  await chooseColor('Dark Mode')
  expect(await page.$eval('html', (html) => getComputedStyle(html).colorScheme)).toBe('dark')
  await expectChart('live-demo')
  await expect.poll(() => colorAt(page, 'live-demo canvas', CORNER)).toEqual(DARK_GROUND)
  await open('/guide')
  expect(await page.$eval('html', (html) => html.getAttribute('data-prefers-color'))).toBe('dark')
  // its scrollbar is not a white stripe
  expect(Math.max(...(await colorAt(page, '.side', [0.98, 0.9])))).toBeLessThan(128)
})

test('a link leads to its page, and back leads back', async () => {
  await open('/guide')
  await page.click('nav[aria-label=Main] a[href="/changelog"]')
  await titled('Changelog')
  expect(await path()).toBe('/changelog')
  expect(await page.title()).toContain('Changelog')
  // the driver's own way waits for a load, and a page that was kept is not loaded
  await page.evaluate(() => history.back())
  await titled('Get Started')
})

test('the search finds and opens by keyboard, and marks what was found', async () => {
  await open('/guide')
  await page.keyboard.press('/')
  await page.keyboard.type('violin')
  await until(() => document.querySelector('[role=option]')?.textContent?.includes('Violin') === true)
  await page.keyboard.press('Enter')
  await titled('Violin')
  await until(() => !('highlights' in CSS) || CSS.highlights.has('found-words'))
})

test('the address of a nested option unfolds the way to it', async () => {
  await open('/api/line#xaxis-label-formatter')
  await visible('#xaxis-label-formatter')
  await until(() => {
    const { top = -1 } = document.getElementById('xaxis-label-formatter')?.getBoundingClientRect() ?? {}
    return top > 0 && top < innerHeight
  })
})

test('code is copied, and the button says so', async () => {
  await open('/guide')
  await page.click('.code-group [data-copy]')
  await visible('[data-copied]')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm install @opd/g2plot-react @antv/g2plot lodash',
  )
})

test('tabs of a page are addresses, and the choice among package managers is kept', async () => {
  await open('/api')
  await page.click('.tabs a[href="/api?tab=options"]')
  await visible('#axes')
  expect(await path()).toBe('/api?tab=options')
  await open('/guide')
  await page.click('.code-group label:nth-of-type(2)')
  await until(() => document.querySelector<HTMLInputElement>('.code-group input:checked')?.value === 'pnpm')
  await open('/')
  await until(() => document.querySelector<HTMLInputElement>('.code-group input:checked')?.value === 'pnpm')
})
