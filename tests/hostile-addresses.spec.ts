import type { Page } from '@playwright/test'
import { isFull } from './fixtures/full.ts'
import {
  collectMessages,
  expect,
  expectInUse,
  followLink,
  hydrated,
  isMarked,
  markDocument,
  open,
  test,
} from './site.ts'

// Nothing in a link to the site may run, become markup or lead to another site.

const SCRIPT = '<script>executed=1</script>'
const IMAGE = '<img src=x onerror=executed=1>'
const encode = encodeURIComponent
const LONG = 'a%20b'.repeat(1000)

/** Addresses of existing pages, which open normally. */
const existingPages = [
  `/api?tab=${SCRIPT}`,
  `/api?tab=${encode(`"]${SCRIPT}`)}`,
  '/api?tab=__proto__',
  '/api?tab=constructor&tab=options',
  '/api?tab[__proto__][polluted]=1&__proto__.polluted=1',
  `/guide?q=${IMAGE}`,
  `/guide?q=${encode(`${IMAGE} ${SCRIPT}`)}`,
  '/guide?q=__proto__',
  '/guide?q=constructor%20hasOwnProperty',
  '/guide?q=%ZZ%00%FF',
  `/guide?q=${encode('.*(a+)+$[\\')}`,
  `/guide?q=${LONG}`,
  `/api?tab=${LONG}`,
  '/guide#%ZZ',
  '/api/line#%ZZ',
  '/api/line#__proto__',
  '/api/line#constructor',
  '/api/line#legend-__proto__',
  '/api/line#xaxis-label-constructor',
  `/api/line#${encode('"],*,[x="')}`,
  `/api/line#${IMAGE}`,
  '/api/line#javascript:executed=1',
  `/api/line#xaxis-${'label-'.repeat(20_000)}`,
  '/guide?javascript:executed=1#//evil.example',
]

/** Addresses of missing pages, which show the not-found page. */
const missingPages = [
  '/__proto__',
  '/constructor',
  '/api/__proto__',
  '/api/toString',
  `/${encode(SCRIPT)}`,
  `/api/${encode(IMAGE)}`,
  `/${'nothing/'.repeat(500)}`,
  '//evil.example',
  '//evil.example/',
  '//evil.example/guide/?q=a#b',
  '/\\evil.example',
  '/\\evil.example/',
  '/%5C%5Cevil.example/',
  '/javascript:executed=1/',
  '/..%2f..%2fversion',
  '/%ZZ',
  '/%00',
]

/** Addresses of missing demos, which show the not-found page too. */
const missingDemos = [
  '__proto__',
  'constructor',
  'line-__proto__',
  'line-constructor',
  encode(SCRIPT),
  `line-${encode(IMAGE)}`,
  '..%2f',
  '..%2f..%2fversion.json',
  '%ZZ',
  '%00',
  `line-${'x'.repeat(4000)}`,
].map((id) => `/~demos/${id}`)

// one page for many addresses, because opening a new one takes as long as a visit
let page: Page
let messages: string[]
/** Dialogs, popups and requests to other sites. */
let harm: string[]

test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage()
  messages = collectMessages(page.context())
  harm = []
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => harm.push(`popup: ${popup.url()}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (origin !== baseURL && protocol !== 'data:' && protocol !== 'blob:') harm.push(`request: ${request.url()}`)
  })
})
test.afterAll(() => page.context().close())

async function expectHarmless(home: string, address: string): Promise<void> {
  const found = await page.evaluate(() => ({
    origin: location.origin,
    executed: 'executed' in window,
    // the page has no such elements of its own
    markup:
      document.querySelectorAll('[onerror], [src="x"], script:not([src], [type]):not(head > *, body > *)').length +
      [...document.scripts].filter(({ text }) => text.startsWith('executed')).length,
    unsafeLinks: [...document.querySelectorAll('a, form, iframe, base')].filter((element) =>
      /evil\.example|^javascript:/.test(
        element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src') ?? '',
      ),
    ).length,
    polluted: Object.keys(Object.prototype).concat('polluted' in {} ? 'polluted' : []),
  }))
  expect(found, address).toEqual({ origin: home, executed: false, markup: 0, unsafeLinks: 0, polluted: [] })
}

/** Visits each address in a test of its own and checks that it did no harm. */
function testEach(title: string, addresses: string[], visit: (address: string, home: string) => Promise<void>): void {
  for (const [index, address] of addresses.entries())
    test(`${title} (${index + 1}: ${address.slice(0, 60)})`, async ({ baseURL }) => {
      const home = String(baseURL)
      await page.goto('about:blank')
      messages.length = 0
      harm.length = 0
      await visit(address, home)
      await expectHarmless(home, address)
      expect(harm).toEqual([])
      const isExpected = (message: string) => !existingPages.includes(address) && /status of 40[04]/.test(message)
      expect(messages.filter((message) => !isExpected(message))).toEqual([])
    })
}

const expectTitle = (title: RegExp | string, address: string) =>
  expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title)

testEach('a hostile query or hash does no harm', existingPages, async (address) => {
  await open(page, address)
  await expectTitle(/^(API|Get Started|Line)/, address)
  if (address.includes('?q='))
    await expect(page.locator('search [role="status"], search [role="listbox"]').first(), address).toBeAttached()
  await expectInUse(page)
})

testEach(
  'a hostile path or demo id shows the not-found page',
  [...missingPages, ...missingDemos],
  async (address, home) => {
    await open(page, `${home}${address}`)
    await expectTitle('PAGE NOT FOUND', address)
    await expectInUse(page)
  },
)

test('following hostile links does no harm, and leads to the page or the not-found page', async ({ baseURL }) => {
  const home = String(baseURL)
  await open(page, '/licenses')
  messages.length = 0
  harm.length = 0
  // each address was visited above
  for (const address of [...existingPages, ...missingPages].filter((_, index) => isFull || index % 3 === 0)) {
    // the titles of consecutive pages can be the same
    await followLink(page, '/licenses')
    await expectTitle('Licenses', address)
    await hydrated(page)
    await markDocument(page)
    await followLink(page, `${home}${address}`)
    await expectTitle(existingPages.includes(address) ? /^(API|Get Started|Line)/ : 'PAGE NOT FOUND', address)
    await hydrated(page)
    await expectHarmless(home, address)
    if (existingPages.includes(address)) expect(await isMarked(page), address).toBe(true)
  }
  await expectInUse(page)
  expect([...harm, ...messages.filter((message) => !/status of 40[04]/.test(message))]).toEqual([])
})
