import type { Page } from '@playwright/test'
import { expect, expectInUse, hydrated, isMarked, markDocument, open, test } from './site.ts'

// Whatever somebody puts into a link to the site: nothing of it runs, nothing of it becomes markup, nothing leads away.

const SCRIPT = '<script>executed=1</script>'
const IMAGE = '<img src=x onerror=executed=1>'
const encoded = encodeURIComponent
const LONG = 'a%20b'.repeat(1000)

/** Of pages that exist: they come as ever. */
const ofPages = [
  `/api?tab=${SCRIPT}`,
  `/api?tab=${encoded(`"]${SCRIPT}`)}`,
  '/api?tab=__proto__',
  '/api?tab=constructor&tab=options',
  '/api?tab[__proto__][polluted]=1&__proto__.polluted=1',
  `/guide?q=${IMAGE}`,
  `/guide?q=${encoded(`${IMAGE} ${SCRIPT}`)}`,
  '/guide?q=__proto__',
  '/guide?q=constructor%20hasOwnProperty',
  '/guide?q=%ZZ%00%FF',
  `/guide?q=${encoded('.*(a+)+$[\\')}`,
  `/guide?q=${LONG}`,
  `/api?tab=${LONG}`,
  '/guide#%ZZ',
  '/api/line#%ZZ',
  '/api/line#__proto__',
  '/api/line#constructor',
  '/api/line#legend-__proto__',
  '/api/line#xaxis-label-constructor',
  `/api/line#${encoded('"],*,[x="')}`,
  `/api/line#${IMAGE}`,
  '/api/line#javascript:executed=1',
  `/api/line#xaxis-${'label-'.repeat(20_000)}`,
  '/guide?javascript:executed=1#//evil.example',
]

/** Of pages that do not exist: the not-found page says so. */
const ofNothing = [
  '/__proto__',
  '/constructor',
  '/api/__proto__',
  '/api/toString',
  `/${encoded(SCRIPT)}`,
  `/api/${encoded(IMAGE)}`,
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

/** Of demos that do not exist: the place of a demo says so. */
const ofDemos = [
  '__proto__',
  'constructor',
  'line-__proto__',
  'line-constructor',
  encoded(SCRIPT),
  `line-${encoded(IMAGE)}`,
  '..%2f',
  '..%2f..%2fversion.json',
  '%ZZ',
  '%00',
  `line-${'x'.repeat(4000)}`,
].map((id) => `/~demos/${id}`)

/** Fails the test on what no address may do. */
function watch(page: Page, home: string): () => void {
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => faults.push(`popup: ${popup.url()}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (origin !== home && protocol !== 'data:' && protocol !== 'blob:') faults.push(`request: ${request.url()}`)
  })
  return () => expect(faults).toEqual([])
}

async function expectHarmless(page: Page, home: string, address: string): Promise<void> {
  const found = await page.evaluate(() => ({
    origin: location.origin,
    executed: 'executed' in window,
    // the page has no such elements of its own
    markup:
      document.querySelectorAll('[onerror], [src="x"], script:not([src], [type]):not(head > *, body > *)').length +
      [...document.scripts].filter(({ text }) => text.startsWith('executed')).length,
    led: [...document.querySelectorAll('a, form, iframe, base')].filter((element) =>
      /evil\.example|^javascript:/.test(
        element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src') ?? '',
      ),
    ).length,
    polluted: Object.keys(Object.prototype).concat('polluted' in {} ? 'polluted' : []),
  }))
  expect(found, address).toEqual({ origin: home, executed: false, markup: 0, led: 0, polluted: [] })
}

/** Goes through addresses; after each, nothing of it has run, become markup or led away. */
function testEach(
  title: string,
  addresses: string[],
  visit: (page: Page, address: string, home: string) => Promise<void>,
): void {
  test(title, async ({ page, baseURL, expectMessages }) => {
    // a page that exists has nothing to say
    if (addresses.some((address) => !ofPages.includes(address))) expectMessages(/status of 40[04]/)
    const home = String(baseURL)
    const expectNoFault = watch(page, home)
    for (const address of addresses) {
      await visit(page, address, home)
      await expectHarmless(page, home, address)
    }
    expectNoFault()
  })
}

const expectTitle = (page: Page, title: RegExp | string, address: string) =>
  expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title)

testEach('in the query and hash of a page', ofPages, async (page, address) => {
  await page.goto('about:blank')
  await open(page, address)
  await expectTitle(page, /^(API|Get Started|Line)/, address)
  if (address.includes('?q='))
    await expect(page.locator('search [role="status"], search [role="listbox"]').first(), address).toBeAttached()
  await expectInUse(page)
})

testEach('in a path that is no page', ofNothing, async (page, address, home) => {
  await open(page, `${home}${address}`)
  await expectTitle(page, 'PAGE NOT FOUND', address)
  await expectInUse(page)
})

testEach('in the name of a demo', ofDemos, async (page, address, home) => {
  await page.goto(`${home}${address}`)
  await expectTitle(page, /^There is no demo named/, address)
  await expect(page.getByRole('link', { name: 'Back to homepage' }), address).toHaveAttribute('href', '/')
})

testEach('in a link that is followed on the site itself', [...ofPages, ...ofNothing], async (page, address, home) => {
  await open(page, '/licenses')
  await markDocument(page)
  const followed = await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'follow' })
    document.querySelector('main')?.prepend(link)
    link.click()
    return link.href
  }, `${home}${address}`)
  await expectTitle(page, /^(API|Get Started|Line|PAGE NOT FOUND)/, followed)
  await hydrated(page)
  await expectInUse(page)
  if (ofPages.includes(address)) expect(await isMarked(page), address).toBe(true)
})
