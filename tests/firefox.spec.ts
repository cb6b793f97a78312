import { expect, test } from '@playwright/test'
import type { Browser, BrowserContext, Frame, Page } from 'puppeteer-core'
import { homeDemo } from './content.ts'
import { ATTACK } from './fixtures/hostile-texts.ts'
import { isFull } from './fixtures/full.ts'
import { LARGE_LINKS, SLOW_LINKS } from './fixtures/hostile-links.ts'
import { collectProblems, colorAt, firefoxProgram, startFirefox } from './fixtures/firefox.ts'

// Firefox before version 147 also covers browsers without the Navigation API.

test.skip(!firefoxProgram, 'Firefox is not installed, or FIREFOX_PATH does not name it')
// the tests share one browser
test.describe.configure({ mode: 'default' })

const LIGHT_BACKGROUND = [255, 255, 255]
const DARK_BACKGROUND = [22, 26, 32]
/** A place on a chart where only the background is visible. */
const CORNER: [x: number, y: number] = [0.02, 0.02]

let firefox: Browser
let context: BrowserContext
let page: Page
let problems: string[]
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
  problems = collectProblems(page)
})

test.afterEach(async () => {
  await context.close()
  expect(problems).toEqual([])
})

/** Waits for a condition on the page. Puppeteer's own waitForFunction evaluates strings, which the CSP forbids. */
async function waitFor(condition: (value: string) => boolean, value = ''): Promise<void> {
  // evaluating fails while a page is being replaced
  const check = () => page.evaluate(condition, value).catch(() => false)
  await expect.poll(check, { message: String(condition), timeout: 30_000 }).toBe(true)
}

/** Opens a page and waits until it is hydrated. */
async function open(address: string): Promise<void> {
  await page.goto(home + address)
  await waitFor(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')))
}

const getPath = () => page.evaluate(() => location.pathname + location.search + location.hash)
const waitForTitle = (title: string) =>
  waitFor((text) => document.querySelector('h1')?.textContent?.includes(text) === true, title)
const waitForVisible = (selector: string) =>
  waitFor((name) => document.querySelector(name)?.checkVisibility({ visibilityProperty: true }) === true, selector)
const waitForHidden = (selector: string) =>
  waitFor((name) => document.querySelector(name)?.checkVisibility({ visibilityProperty: true }) !== true, selector)

/** Waits for a canvas with a drawn chart. */
async function expectChart(within: string): Promise<void> {
  await waitFor((selector) => {
    const canvas = document.querySelector<HTMLCanvasElement>(selector)
    const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    return data !== undefined && new Set(new Uint32Array(data.buffer)).size > 20
  }, `${within} canvas`)
}

async function chooseColor(name: string): Promise<void> {
  await page.click('button[aria-label="Color mode"]')
  await waitForVisible('[role=menu]')
  await page.evaluate(
    (text) =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
        .find(({ textContent }) => textContent === text)
        ?.click(),
    name,
  )
  await waitForHidden('[role=menu]')
}

for (const [address, title] of [
  ['/', 'G2Plot React'],
  ['/guide', 'Get Started'],
  ['/api', 'API'],
  ['/api/line', 'Line'],
  ['/changelog', 'Changelog'],
] as const) {
  test(`${address} loads without errors`, async () => {
    await open(address)
    await waitForTitle(title)
    await waitForVisible('footer')
  })
}

test('an unknown path gets the not-found page', async () => {
  await open('/nothing')
  await waitForTitle('PAGE NOT FOUND')
  expect(problems.splice(0)).toEqual(['404: /nothing'])
})

test('a standalone demo is drawn', async () => {
  await page.goto(`${home}/~demos/${homeDemo.id}`)
  await expectChart('main')
})

test('a chart replaces its poster when the visitor points at it, and its tooltip appears', async () => {
  await open('/api/line')
  await waitForVisible('live-demo .actions')
  expect(await page.$('live-demo canvas')).toBeNull()
  await page.hover('live-demo .stage')
  await expectChart('live-demo')
  await waitForHidden('live-demo .poster')
  await waitForVisible('live-demo .g2-tooltip')
})

test('chart thumbnails follow the color mode', async () => {
  await open('/api')
  const picture = '.chart-glyph img'
  await page.$eval(picture, (image) => image.scrollIntoView({ block: 'center' }))
  await waitFor((selector) => document.querySelector<HTMLImageElement>(selector)?.complete === true, picture)
  await expect.poll(() => colorAt(page, picture, CORNER)).toEqual(LIGHT_BACKGROUND)
  await chooseColor('Dark Mode')
  await expect.poll(() => colorAt(page, picture, CORNER)).toEqual(DARK_BACKGROUND)
})

test('the color mode applies to the page and its charts, and is stored', async () => {
  await open('/api/line')
  await waitForVisible('live-demo .actions')
  await page.focus('live-demo .demo-title')
  await page.keyboard.press('Shift')
  await expectChart('live-demo')
  await chooseColor('Dark Mode')
  expect(await page.$eval('html', (html) => getComputedStyle(html).colorScheme)).toBe('dark')
  await expectChart('live-demo')
  await expect.poll(() => colorAt(page, 'live-demo canvas', CORNER)).toEqual(DARK_BACKGROUND)
  await open('/guide')
  expect(await page.$eval('html', (html) => html.getAttribute('data-prefers-color'))).toBe('dark')
  // the scrollbar is dark too
  expect(Math.max(...(await colorAt(page, '.side', [0.98, 0.9])))).toBeLessThan(128)
})

test('links and the back button work', async () => {
  await open('/guide')
  await page.click('nav[aria-label=Main] a[href="/changelog"]')
  await waitForTitle('Changelog')
  expect(await getPath()).toBe('/changelog')
  expect(await page.title()).toContain('Changelog')
  // page.goBack waits for a load event, which does not fire for a cached page
  await page.evaluate(() => history.back())
  await waitForTitle('Get Started')
})

test('the search works with the keyboard and highlights the words on the page', async () => {
  await open('/guide')
  await page.keyboard.press('/')
  await page.keyboard.type('violin')
  await waitFor(() => document.querySelector('[role=option]')?.textContent?.includes('Violin') === true)
  await page.keyboard.press('Enter')
  await waitForTitle('Violin')
  await waitFor(() => !('highlights' in CSS) || CSS.highlights.has('found-words'))
})

test('the address of a nested option expands the rows that lead to it', async () => {
  await open('/api/line#xaxis-label-formatter')
  await waitForVisible('#xaxis-label-formatter')
  await waitFor(() => {
    const { top = -1 } = document.getElementById('xaxis-label-formatter')?.getBoundingClientRect() ?? {}
    return top > 0 && top < innerHeight
  })
})

test('code is copied, and a message confirms it', async () => {
  await open('/guide')
  await page.click('.code-group [data-copy]')
  await waitForVisible('.toast')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm install @opd/g2plot-react @antv/g2plot lodash',
  )
})

test('other spellings of the address of a page lead to it', async () => {
  for (const address of ['/guide//?a=b#install', '/guide.html?a=b#install']) {
    await open(address)
    expect(await getPath()).toBe('/guide?a=b#install')
    await waitForTitle('Get Started')
  }
  await page.evaluate(() => {
    document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href: '/api/line/' }))
    document.querySelector<HTMLElement>('main > a')?.click()
  })
  await waitForTitle('Line')
  expect(await getPath()).toBe('/api/line')
})

test('tabs have addresses, and the chosen package manager is stored', async () => {
  await open('/api')
  await page.click('.tabs a[href="/api?tab=options"]')
  await waitForVisible('#axes')
  expect(await getPath()).toBe('/api?tab=options')
  await open('/guide')
  await page.click('.code-group label:nth-of-type(2)')
  await waitFor(() => document.querySelector<HTMLInputElement>('.code-group input:checked')?.value === 'pnpm')
  await open('/')
  await waitFor(
    () => document.querySelector<HTMLInputElement>('.home-section .code-group input:checked')?.value === 'pnpm',
  )
})

test('misspelled words are corrected, and results are narrowed to one kind', async () => {
  await open('/guide')
  await page.keyboard.press('/')
  await page.keyboard.type('toltip')
  await waitFor(() => document.querySelector('.search-head')?.textContent?.includes('“tooltip”') === true)
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.search-kinds label')]
      .find(({ textContent }) => textContent?.startsWith('Examples'))
      ?.click(),
  )
  // only examples have pictures
  await waitFor(() => {
    const rows = [...document.querySelectorAll('[role=option]')]
    return rows.length > 0 && rows.every((row) => row.querySelector('img'))
  })
  await page.click('[role=option]')
  await waitFor(() => location.hash.startsWith('#demo-'))
})

test('if the texts of the search fail to load, names are still found, and the next search has the texts', async () => {
  await open('/guide')
  await page.setRequestInterception(true)
  let isBlocked = true
  page.on(
    'request',
    (request) => void (isBlocked && request.url().includes('/search/texts.') ? request.abort() : request.continue()),
  )
  await page.keyboard.press('/')
  await page.keyboard.type('violin')
  await waitFor(() => document.querySelector('[role=option]')?.textContent?.includes('Violin') === true)
  isBlocked = false
  await page.$eval('[type=search]', (box) => (box as HTMLInputElement).select())
  await page.keyboard.type('converted')
  await waitForVisible('[role=option]')
  expect(problems.splice(0).filter((problem) => !problem.includes('/search/texts.'))).toEqual([])
})

test('the filters of the examples follow the address', async () => {
  await open('/examples?chart=line')
  await waitFor(() => document.querySelector('.example-filter output')?.textContent?.includes(' of ') === true)
  const lines = await countCards()
  await page.select('.example-filter [name=feature]', 'slider')
  await waitFor(() => location.search === '?chart=line&feature=slider')
  expect(await countCards()).toBeLessThan(lines)
  await page.evaluate(() => history.back())
  await waitFor(() => location.search === '?chart=line')
  await expect.poll(countCards).toBe(lines)
})

const countCards = () =>
  page.$$eval('.example-cards > li', (cards) => cards.filter((card) => card.checkVisibility()).length)

test('an option lists the examples that use it', async () => {
  await open('/api/line#legend-position')
  await waitForVisible('#legend-position .used-in')
  await page.click('#legend-position .used-in')
  await waitFor(() => {
    const picture = document.querySelector<HTMLImageElement>('#legend-position .used-in-cards img')
    return picture !== null && picture.naturalWidth > 0
  })
  await page.click('#legend-position .used-in-cards a')
  await waitFor(() => location.hash.startsWith('#demo-line-'))
})

test('the address of demos without an id and a misspelled id are not found', async () => {
  await open('/~demos/')
  await waitForTitle('PAGE NOT FOUND')
  await open('/~demos/line-basik')
  await waitForVisible('a[href="/~demos/line-basic"]')
  expect(problems.splice(0)).toEqual(['404: /~demos/', '404: /~demos/line-basik'])
})

/** Replaces the data on `/start`, as a paste does. */
const pasteData = (data: string) =>
  page.$eval(
    '.start textarea',
    (field, text) => {
      field.select()
      document.execCommand('insertText', false, text)
    },
    data,
  )

/** Chooses a file on `/start`. */
const chooseFile = (name: string, bytes: number[]) =>
  page.$eval(
    'input[type=file]',
    (input, fileName, content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(content)], fileName))
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    name,
    bytes,
  )

const waitForText = (text: string) => waitFor((wanted) => document.body.textContent.includes(wanted), text)

/** The frame in which the first chart of a page is drawn, when it is drawn. */
async function waitForFrame(): Promise<Frame> {
  let drawn: Frame | undefined
  const find = async () => {
    for (const frame of page.frames())
      if (frame.parentFrame() && (await frame.$('canvas').catch(() => null))) drawn ??= frame
    return drawn !== undefined
  }
  await expect.poll(find, { timeout: 60_000 }).toBe(true)
  if (!drawn) throw new Error('no chart is drawn')
  return drawn
}

test('headers with line ends and code draw charts on /start and in the playground, and nothing of them runs', async () => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const headers of [
    [`a\n${ATTACK}`, `a\r${ATTACK}`],
    [`a\u2028${ATTACK}`, `a\u2029${ATTACK}`],
    ['m²', 'CO₂'],
    ['½', '①'],
    [`a\u2028${ATTACK}`, `a\n${ATTACK}`],
  ]) {
    // repeated names are added up, with the header in a comment
    await open('/start')
    await page.evaluate(() => sessionStorage.clear())
    await open('/start')
    await waitForVisible('.start textarea')
    await pasteData(`${headers.map((header) => `"${header}"`).join(',')}\nA,1\nB,2\nB,4\n`)
    await waitFor(
      (header) => document.querySelector('.start-table th')?.textContent?.includes(header) === true,
      headers[0]?.split(/\s/)[0],
    )
    const frame = await waitForFrame()
    expect(await frame.evaluate(() => 'hit' in self)).toBe(false)
    expect(await page.$$('.start-card .start-problem')).toEqual([])
  }
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.start-card button')]
      .find(({ textContent }) => textContent === 'Edit in the playground')
      ?.click(),
  )
  await waitFor(() => location.pathname === '/playground' && document.querySelector('.editor') !== null)
  const edited = await waitForFrame()
  expect(await edited.evaluate(() => 'hit' in self)).toBe(false)
  expect(requests.filter((url) => url.includes('attack'))).toEqual([])
})

test('files in older encodings, with very many keys, or nested very deep give a table or a message', async () => {
  await open('/start')
  await waitForVisible('.start textarea')
  // "Köln", in Windows-1252
  await chooseFile('city.csv', [...Buffer.from('K\xf6ln,amount\nA,1\nB,2\n', 'latin1')])
  await waitFor(() => document.querySelector('.start-table th')?.textContent?.includes('Köln') === true)
  // "東京", in Shift-JIS
  await chooseFile('city.csv', [0x93, 0x8c, 0x8b, 0x9e, ...Buffer.from(',amount\nA,1\nB,2\n')])
  await waitFor(() => document.querySelector('.start-table th')?.textContent?.includes('東京') === true)
  const keys = Array.from({ length: 20_000 }, (_, row) => ({ [`key ${row}`]: row }))
  await chooseFile('keys.json', [...Buffer.from(JSON.stringify(keys))])
  await waitForText('The table has 20,000 columns. The first 500 are used.')
  const deep = '{"name":"a","children":['.repeat(5000) + '{"name":"b","value":1}' + ']}'.repeat(5000)
  await chooseFile('tree.json', [...Buffer.from(deep)])
  await waitForText('levels')
})

test('a file of many megabytes is read while the page can be used, and reading is not repeated on its own', async () => {
  await open('/start')
  await waitForVisible('.start textarea')
  // as large as a file can be; made in the page, because sending it there takes longer than reading it
  await page.evaluate(() => {
    const row = 'Köln,2024-05-17,1204.5,a longer text that nobody reads\n'
    const content = `city,day,amount,note\n${row.repeat(1_030_000)}`
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'large.csv'))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no field for files')
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await waitForVisible('.start progress')
  const gap = await page.evaluate(async () => {
    let longest = 0
    let last = performance.now()
    const end = last + 1500
    while (last < end) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    return longest
  })
  expect(gap).toBeLessThan(1000)
  await open('/start')
  await waitForVisible('.start textarea')
  expect(await page.$eval('.start textarea', ({ value }) => value)).toBe('')
  expect(await page.$('.start progress')).toBeNull()
})

/** Links of each kind, or all of them. */
const LINKS = Object.entries({ ...LARGE_LINKS, ...SLOW_LINKS }).filter((_, index) => isFull || index % 7 === 1)

for (const [name, hash] of LINKS)
  test(`the page can be used after a link with ${name}`, async () => {
    await open(`/playground${hash}`)
    await waitForVisible('.editor textarea')
    const first = await page.$eval('.editor textarea', (area) => area.value.length)
    await page.focus('.editor textarea')
    await page.keyboard.type('// a')
    expect(await page.$eval('.editor textarea', (area) => area.value.length)).toBe(first + 4)
    problems.length = 0
  })

test('numbers on the x-axis are drawn in numeric order', async () => {
  await open('/start')
  await waitForVisible('.start textarea')
  const minutes = [30, 5, 60, 0, 15, 10, 45]
  const rows = minutes.flatMap((minute, index) => [`${minute},north,${index + 1.5}`, `${minute},south,${index * 2}`])
  await pasteData(`minutes,sensor,level\n${rows.join('\n')}\n`)
  await waitFor(() => document.querySelector('.start-table th')?.textContent?.includes('minutes') === true)
  /** The numbers in the order in which the first chart with them draws them. */
  const readDrawn = async () => {
    for (const frame of page.frames()) {
      const drawn = await frame.evaluate(readMinutes).catch(() => [])
      if (drawn.length > 0) return drawn
    }
    return []
  }
  await expect.poll(readDrawn).toEqual([0, 5, 10, 15, 30, 45, 60])
})

function readMinutes(): number[] {
  interface Plot {
    chart: { geometries: { beforeMappingData: { _origin: { minutes?: string } }[][] }[] }
  }
  const container = document.querySelector('[data-chart-source-type]')
  const plot = Reflect.get(container ?? {}, Symbol.for('site:plot')) as Plot | undefined
  const [rows = []] = plot?.chart.geometries[0]?.beforeMappingData ?? []
  return rows.flatMap(({ _origin: { minutes } }) => (minutes === undefined ? [] : Number(minutes)))
}

test('a stylesheet that is a page is a failure, and Retry loads it', async () => {
  await page.setRequestInterception(true)
  let isBroken = true
  page.on('request', (request) => {
    if (isBroken && /demo-editor-.+\.css/.test(request.url()))
      void request.respond({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' })
    else void request.continue()
  })
  await open('/playground')
  await waitForVisible('demo-playground > .failure')
  isBroken = false
  await page.click('demo-playground > .failure button')
  await waitForVisible('.editor')
  problems.length = 0
})
