import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Browser } from 'puppeteer-core'
import { transform } from 'sucrase'
import { ATTACKS, createAttackCode, PORT_ATTACK, startForeignServer } from './fixtures/attacks.ts'
import { collectProblems, firefoxProgram, startFirefox } from './fixtures/firefox.ts'
import { isFull } from './fixtures/full.ts'
import { addSandbox, readLog, runCode } from './fixtures/sandbox.ts'
import { useChart } from './fixtures/use-chart.ts'
import { expect, open, test } from './site.ts'

const PAGE = '/guide'
const root = path.resolve(import.meta.dirname, '..')
const readDemo = (file: string): string => readFileSync(path.join(root, 'demos', file), 'utf8')
const LINE = readDemo('line/basic.tsx')

/** Messages of the browser about what it has blocked. */
const BLOCKED = [
  /Content.Security.Policy/i,
  /^error: .*(?:Blocked|Refused|Ignored|sandbox|Unsafe attempt|ERR_|WebSocket|Not allowed|not allowed|Failed to load)/,
  /^uncaught: /,
]

const LOOPS: [name: string, code: string, line: number][] = [
  ['a loop without braces', 'export default function Demo() {\n  while (true);\n}', 2],
  ['a loop with braces', 'for (;;) {\n  Math.random()\n}\nexport default () => <p />', 1],
  ['a list that grows', 'const list = [1]\nfor (const item of list) list.push(item)\nexport default () => <p />', 2],
  // the names of the checks cannot be guessed
  [
    'a loop whose check is declared',
    'const __checkTime: any = Math.random\nwhile (true) {}\nexport default () => <p />',
    2,
  ],
  [
    'slow recursion',
    'const f = (n: number): number =>\n  n < 2 ? n : f(n - 1) + f(n - 2)\nexport default () => <p>{f(90)}</p>',
    1,
  ],
]
const SLOW = 'The code ran for more than 1.5 seconds without a pause. Check its loops.'
const RECURSION =
  'const f = (n: number): number => 1 + f(n)\nexport default function Demo() {\n  return <p>{f(1)}</p>\n}'
const RECURSIVE = 'A function calls itself endlessly. Check its recursion.'

const waitForDrawn = (page: Page, count = 1) => expect.poll(async () => (await readLog(page)).drawn).toBe(count)

async function waitForProblem(page: Page, count = 1) {
  await expect.poll(async () => (await readLog(page)).problems.length).toBe(count)
  return (await readLog(page)).problems.at(-1)
}

const runOne = (page: Page, source: string) => runCode(page, { name: 'basic.tsx', source })

const setTheme = (page: Page, name: string) =>
  page.evaluate((theme) => {
    ;(window as unknown as { sandbox: { setTheme: (theme: string) => void } }).sandbox.setTheme(theme)
  }, name)

const getFrame = (page: Page) => page.frameLocator('#sandbox iframe:not([inert])')

test('draws a demo with all its files, and reports its height', async ({ page }) => {
  await open(page, PAGE)
  await addSandbox(page)
  await runCode(
    page,
    { name: 'slider.tsx', source: readDemo('line/slider.tsx') },
    { name: 'slider/data.ts', source: readDemo('line/slider/data.ts') },
  )
  await waitForDrawn(page)
  await expect(getFrame(page).locator('canvas').first()).toBeVisible()
  const { heights, problems, failures } = await readLog(page)
  expect([...problems, ...failures]).toEqual([])
  expect(heights.at(-1)).toBeGreaterThan(200)
})

test('the last good chart stays when new code has a problem', async ({ page, expectMessages }) => {
  expectMessages(/^uncaught: /)
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(page, LINE)
  await waitForDrawn(page)
  const cases: [string, object][] = [
    ['const a = {', { line: 1 }],
    [`import a from 'lodahs'\na()`, { line: 1 }],
    [
      `export default function Demo() {\n  throw new Error('while rendering')\n}`,
      { message: 'while rendering', line: 2 },
    ],
    [`const a: any = undefined\nexport default a.b`, { line: 2 }],
    [`const a = 1\nconst a = 2\nexport default () => <p />`, { line: 2 }],
    [`export const a = 1`, { file: 'basic.tsx' }],
  ]
  for (const [index, [source, expected]] of cases.entries()) {
    await runOne(page, source)
    expect(await waitForProblem(page, index + 1), source).toMatchObject({ file: 'basic.tsx', ...expected })
    await expect(getFrame(page).locator('canvas').first()).toBeVisible()
    await expect(getFrame(page).locator('.stage-live')).toHaveCount(1)
  }
  await runOne(page, LINE.replace('height: 320', 'height: 200'))
  await waitForDrawn(page, 2)
  await expect(getFrame(page).locator('canvas').first()).toBeVisible()
})

test('shows the console, and errors that happen later', async ({ page, expectMessages }) => {
  expectMessages(/./)
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(
    page,
    `console.log('a', { b: [1] })\nfor (let i = 0; i < 500; i++) console.warn(i)\nexport default function Demo() {\n  return <button onClick={() => {\n    throw new Error('later')\n  }}>Throw</button>\n}`,
  )
  await waitForDrawn(page)
  const { lines } = await readLog(page)
  expect(lines[0]).toEqual({ level: 'log', text: 'a { b: [1] }' })
  expect(lines).toHaveLength(200)
  await getFrame(page).getByRole('button', { name: 'Throw' }).click()
  expect(await waitForProblem(page)).toEqual({ message: 'later', file: 'basic.tsx', line: 5 })
})

test('follows the theme of the page', async ({ page }) => {
  await open(page, PAGE)
  await addSandbox(page, 'dark')
  await runOne(page, LINE)
  await waitForDrawn(page)
  const body = getFrame(page).locator('body')
  await expect(body).toHaveCSS('background-color', 'rgb(22, 26, 32)')
  await setTheme(page, 'none-light')
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(body).toHaveAttribute('data-chart-theme', 'none')
})

test('React and the chart engine are not downloaded again', async ({ page, context }) => {
  await open(page, '/api/line')
  await useChart(page.locator('live-demo').first())
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  const addresses = new Map<string, string>()
  const cached = new Set<string>()
  client.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  client.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  client.on('Network.responseReceived', ({ requestId, response }) => response.fromDiskCache && cached.add(requestId))
  await addSandbox(page)
  await runOne(page, LINE)
  await waitForDrawn(page)
  const downloaded = [...addresses]
    .filter(([id, address]) => !cached.has(id) && address.startsWith('http'))
    .map(([, address]) => new URL(address).pathname.replace(/-[\w-]{8}(?=\.)/, ''))
    // the page around the sandbox loads them when they come near
    .filter((address) => !address.startsWith('/posters/'))
  expect(downloaded.toSorted()).toEqual(['/assets/frame-runtime.js', '/assets/packages.json', '/~frame'])
})

test('loops and recursion end with a message, and the next code is drawn', async ({ page, expectMessages }) => {
  expectMessages(/^uncaught: /)
  await open(page, PAGE)
  await addSandbox(page)
  for (const [index, [name, code, line]] of LOOPS.entries()) {
    await runOne(page, code)
    expect(await waitForProblem(page, index + 1), name).toEqual({ message: SLOW, file: 'basic.tsx', line })
    await runOne(page, LINE)
    await waitForDrawn(page, index + 1)
  }
  await runOne(page, RECURSION)
  expect(await waitForProblem(page, LOOPS.length + 1)).toEqual({ message: RECURSIVE, file: 'basic.tsx', line: 1 })
})

test('a frame that does not respond is replaced, and the page can be used meanwhile', async ({ page }) => {
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(page, LINE)
  await waitForDrawn(page)
  await runOne(page, `export default function Demo() {\n  /^(a+)+$/.test('a'.repeat(50) + 'b')\n  return <p />\n}`)
  await page.waitForTimeout(500)
  const start = Date.now()
  await page.evaluate(() => document.title)
  expect(Date.now() - start).toBeLessThan(1500)
  expect((await waitForProblem(page))?.message).toContain('did not respond for 2.5 seconds')
  // the last good chart is drawn again
  await waitForDrawn(page, 2)
  await expect(getFrame(page).locator('canvas').first()).toBeVisible()
})

test('code that leaves the frame is stopped', async ({ page, expectMessages }) => {
  expectMessages(...BLOCKED)
  const foreign = await startForeignServer()
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(page, LINE)
  await waitForDrawn(page)
  await runOne(page, `location.href = '${foreign.address}/left'\nexport default () => <p />`)
  await expect.poll(async () => (await readLog(page)).problems.at(-1)?.message).toContain('leave the preview')
  expect(foreign.requests).toEqual([])
  foreign.stop()
  expect(page.url()).toContain(PAGE)
})

for (const [host, hasHeaders] of [
  ['a host that sends the policy', true],
  ['a host without headers, such as GitHub Pages', false],
] as const) {
  test(`code reaches nothing on ${host}`, async ({ page, context, expectMessages }) => {
    expectMessages(/./)
    const foreign = await startForeignServer()
    if (!hasHeaders)
      await page.route(/\/(?:~frame|guide)$/, async (route) => {
        const response = await route.fetch()
        const { 'content-security-policy': _policy, ...headers } = response.headers()
        await route.fulfill({ response, headers })
      })
    const pages = context.pages().length
    await open(page, PAGE)
    await addSandbox(page)
    await runOne(page, createAttackCode(foreign.address))
    await expect
      .poll(async () => (await readLog(page)).lines.map(({ text }) => text), { timeout: 90_000 })
      .toContain(`ALL TRIED ${Object.keys(ATTACKS).length}`)
    await waitForDrawn(page)
    const { lines } = await readLog(page)
    expect(lines.map(({ text }) => text).filter((text) => text.startsWith('SUCCESSFUL'))).toEqual([])
    // a request may be sent after its attempt
    await page.waitForTimeout(1000)
    expect(foreign.requests).toEqual([])
    expect(context.pages()).toHaveLength(pages)
    expect(new URL(page.url()).pathname).toBe(PAGE)
    foreign.stop()
  })
}

test('the same attempts are successful on a page without protection', async ({ context, expectMessages }) => {
  expectMessages(/./)
  // the history of a page that tests share can be full
  const page = await context.newPage()
  const foreign = await startForeignServer()
  await page.goto(foreign.address)
  const successful: string[] = []
  page.on('console', (message) => successful.push(message.text()))
  const [source = ''] = createAttackCode(foreign.address).split('export default')
  const { code } = transform(source, { transforms: ['typescript'], disableESTransforms: true })
  // those that leave the page
  const harmless = code.replaceAll(/"(?:top navigation.*|form|popup|link in a new window)": async[^]*?\n\},/g, '')
  await page.evaluate(`(async () => {${harmless}})()`)
  const found = (name: string) => successful.some((text) => text.startsWith(`SUCCESSFUL ${name} `))
  for (const name of [
    'local storage',
    'cookies',
    'parent document',
    'fetch',
    'XHR',
    'eval',
    'inline script',
    'worker with network',
    'peer connection',
    'history of the page',
  ])
    expect.soft(found(name), name).toBe(true)
  await expect.poll(() => foreign.requests).toEqual(expect.arrayContaining(['/beacon', 'packet']))
  foreign.stop()
})

test('the port of the frame is out of reach', async ({ page, expectMessages }) => {
  expectMessages(/./)
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(page, PORT_ATTACK)
  await expect.poll(async () => (await readLog(page)).lines.map(({ text }) => text)).toContain('WRAPPING')
  await setTheme(page, 'dark')
  // several questions of the page and answers of the frame
  await page.waitForTimeout(2500)
  await runOne(page, `console.log('next')\n${LINE}`)
  await expect.poll(async () => (await readLog(page)).lines.map(({ text }) => text)).toContain('next')
  expect((await readLog(page)).lines.map(({ text }) => text)).not.toContain('STOLEN')
})

/** A document that does what the code of a visitor could do if it had the port. */
const createFake = (onRun: string) => ({
  contentType: 'text/html',
  body: `<script>addEventListener('message', ({ ports: [port] }) => {
    port.onmessage = ({ data }) => {
      if (data.type === 'ping') port.postMessage({ type: 'pong' })
      if (data.type === 'run') { const { id } = data; ${onRun} }
    }
    port.postMessage({ type: 'ready' })
  })</script>`,
})

/** Replaces the first frame. */
const fakeFrame = (page: Page, onRun: string) =>
  page.route(/\/~frame$/, (route) => route.fulfill(createFake(onRun)), { times: 1 })

test('long texts and large heights of a frame are cut', async ({ page }) => {
  await fakeFrame(
    page,
    `const text = 'x'.repeat(1e6)
    port.postMessage({ type: 'problem', id, problem: { kind: 'error', message: text, file: text, line: 1 } })
    port.postMessage({ type: 'console', id, line: { level: 'log', text } })
    port.postMessage({ type: 'height', height: 1e308 })
    port.postMessage({ type: 'drawn', id })`,
  )
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(page, LINE)
  await waitForDrawn(page)
  const { problems, lines, heights } = await readLog(page)
  expect(problems.map(({ message, file }) => [message.length, file])).toEqual([[2001, undefined]])
  expect(lines.map(({ text }) => text.length)).toEqual([5001])
  expect(heights).toEqual([4000])
})

const FLOODS: [name: string, code: string][] = [
  ['messages', `for (let i = 0; i < 20000; i++) port.postMessage({ type: 'height', height: i })`],
  [
    'large messages',
    `const message = { type: 'console', id, line: { level: 'log', text: 'x'.repeat(5e6) } }
    for (let i = 0; i < 60; i++) port.postMessage(message)`,
  ],
  ['messages to the window', `for (let i = 0; i < 20000; i++) parent.postMessage('a', '*')`],
]

async function expectReplaced(page: Page): Promise<void> {
  await addSandbox(page)
  await runOne(page, LINE)
  expect(await waitForProblem(page)).toEqual({ message: 'The code sent too many messages and was stopped.' })
  const start = Date.now()
  await page.evaluate(() => document.title)
  expect(Date.now() - start).toBeLessThan(2000)
  await runOne(page, LINE)
  await waitForDrawn(page)
}

for (const [name, code] of FLOODS)
  test(`a frame that sends too many ${name} is replaced`, async ({ page }) => {
    await fakeFrame(page, code)
    await open(page, PAGE)
    await expectReplaced(page)
  })

test('content that follows the height of its frame does not grow without end', async ({ page }) => {
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(page, `export default () => <div style={{ height: '100vh' }}>a</div>`)
  await waitForDrawn(page)
  await page.waitForTimeout(2000)
  const { heights } = await readLog(page)
  await page.waitForTimeout(1000)
  expect((await readLog(page)).heights).toEqual(heights)
  expect(heights.at(-1)).toBeLessThan(2000)
})

const THEFTS: [name: string, code: string][] = [
  ['focus()', 'input.focus()'],
  ['select()', 'input.select()'],
  ['an address', `location.hash = ''; location.hash = 'taken'`],
  [
    'a modal dialog',
    `const d = document.createElement('dialog'); d.append(input); document.body.append(d); d.showModal()`,
  ],
]

/** Runs code that takes the focus again and again and writes what is typed to the console. */
const runThief = (page: Page, code: string) =>
  runOne(
    page,
    `const input = document.createElement('input')
    input.id = 'taken'
    document.body.append(input)
    input.addEventListener('input', () => console.log('TAKEN', input.value))
    setInterval(() => { ${code} }, 30)
    export default () => <p>Taking</p>`,
  )

test('code cannot take the focus', async ({ page, expectMessages }) => {
  expectMessages(/autofocus|history/i)
  await open(page, PAGE)
  await addSandbox(page)
  const box = page.getByRole('combobox', { name: 'Search' })
  for (const [index, [name, code]] of THEFTS.entries()) {
    await runThief(page, code)
    await waitForDrawn(page, index + 1)
    await page.keyboard.press('/')
    await expect(box, name).toBeFocused()
    await box.fill('')
    await page.keyboard.type('violin chart', { delay: 40 })
    await expect(box, name).toHaveValue('violin chart')
    expect((await readLog(page)).lines, name).toEqual([])
    await box.blur()
  }
})

test('the visitor can use what the code draws', async ({ page }) => {
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(page, `export default () => <input aria-label="Name" />`)
  await waitForDrawn(page)
  const input = getFrame(page).getByLabel('Name')
  await input.click()
  await page.keyboard.type('ab')
  await expect(input).toHaveValue('ab')
  await page.evaluate(() => {
    const before = document.createElement('button')
    document.querySelector('#sandbox')?.before(before)
    before.focus()
  })
  await page.keyboard.press('Tab')
  await page.keyboard.type('c')
  await expect(input).toHaveValue(/^c$|^abc$/)
})

const escape = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

const WORDS: [name: string, code: string, message: string | RegExp][] = [
  ['a rejection at the top', `Promise.reject(new Error('top'))\nexport default () => <p />`, 'top'],
  [
    'a rejection in an effect',
    `import { useEffect } from 'react'\nexport default function Demo() {\n  useEffect(() => void Promise.reject(new Error('effect')), [])\n  return <p />\n}`,
    'effect',
  ],
  [
    'a request',
    `import { useEffect } from 'react'\nexport default function Demo() {\n  useEffect(() => void fetch('/a').then((a) => a.json()), [])\n  return <p />\n}`,
    /fetch|NetworkError/,
  ],
  ['a value that throws', 'throw { toString() { throw this } }', /^The code threw .*, which is not an error\.$/],
  ['an object', `throw { code: 1 }`, 'The code threw { code: 1 }, which is not an error.'],
  ['an error whose message is a number', `throw Object.assign(new Error(), { message: 5 })`, '5'],
  ['an error without a message', `throw new TypeError()`, 'TypeError'],
  ['a very long message', `throw new Error('x'.repeat(5e6))`, /^x{2000}…$/],
  [
    'an object as text',
    `const a: any = { b: 1 }\nexport default () => <p>{a}</p>`,
    'React cannot render an object as text (object with keys {b}). Render one of its properties instead.',
  ],
  [
    'a component that is undefined',
    `const A: any = undefined\nexport default () => <A />`,
    'The type of an element is undefined instead of a component. Check its import or export.',
  ],
  [
    'a component that waits',
    `import { use } from 'react'\nconst a = new Promise(() => {})\nexport default () => <p>{String(use(a))}</p>`,
    'The code waits for something that does not arrive. Check its promises.',
  ],
  [
    'a module that waits',
    `await new Promise(() => {})\nexport default () => <p />`,
    'The code waits for something that does not arrive. Check its promises.',
  ],
  [
    'code that removes the chart',
    `document.body.innerHTML = ''\nexport default () => <p />`,
    'The code removed the element that contains the chart.',
  ],
]

async function expectWords(page: Page, words = WORDS): Promise<void> {
  for (const [name, code, message] of words) {
    await runOne(page, `// ${name}\n${code}`)
    await expect
      .soft(async () => {
        const { shown } = await readLog(page)
        expect(shown?.message).toMatch(message instanceof RegExp ? message : escape(message))
      }, name)
      .toPass()
    // the drawing comes after the problem
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect.soft((await readLog(page)).shown, name).toBeDefined()
    await runOne(page, LINE)
    await expect.poll(async () => (await readLog(page)).shown, name).toBeUndefined()
  }
}

test('every problem is shown in words, and stays when the chart is drawn', async ({ page, expectMessages }) => {
  expectMessages(/./)
  await open(page, PAGE)
  await addSandbox(page)
  // what waits takes 10 seconds
  await expectWords(
    page,
    WORDS.filter(([name]) => isFull || name !== 'a module that waits'),
  )
})

for (const [name, code] of [
  ['an empty body', `document.body.innerHTML = ''`],
  ['a body that is emptied later', `setTimeout(() => (document.body.innerHTML = ''), 100)`],
  [
    'a changed prototype',
    `const a = 'proto', b = 'type'\n;(Array as any)[a + b].map = () => { throw new Error('no') }`,
  ],
  ['a promise that never continues', `const a = 'proto', b = 'type'\n;(Promise as any)[a + b].then = () => {}`],
  ['a loop with pauses', `setInterval(() => { const end = Date.now() + 1300; while (Date.now() < end); }, 10)`],
  ['endless workers', `for (let i = 0; i < 8; i++) new Worker(URL.createObjectURL(new Blob(['for (;;);'])))`],
] as const)
  test(`good code is drawn after ${name}`, async ({ page, expectMessages }) => {
    expectMessages(/./)
    await open(page, PAGE)
    await addSandbox(page)
    await runOne(page, `${code}\nexport default () => <p>Bad</p>`)
    await page.waitForTimeout(1500)
    await runOne(page, LINE)
    await expect(getFrame(page).locator('.stage-live canvas').first()).toBeVisible()
    await expect.poll(async () => (await readLog(page)).shown).toBeUndefined()
  })

test('a frame that does not answer is a failure', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/~frame$/, () => {})
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(page, LINE)
  await page.clock.fastForward(31_000)
  await expect.poll(async () => (await readLog(page)).failures.length).toBe(1)
})

test('a frame that is moved draws its chart again, without a message', async ({ page }) => {
  await open(page, PAGE)
  await addSandbox(page)
  await runOne(page, LINE)
  await waitForDrawn(page)
  await page.evaluate(() => document.body.append(document.querySelector('#sandbox') ?? ''))
  await waitForDrawn(page, 2)
  expect((await readLog(page)).problems).toEqual([])
})

test('the document of the frame runs no code when another site opens it', async ({ page, context, baseURL }) => {
  await context.route('http://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Other</title>' }),
  )
  // as on a host without headers, where it has the origin of the site
  await context.route(/\/~frame$/, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('http://other.example/')
  const answered = await page.evaluate(async (address) => {
    const connect = (target: Window | null | undefined) =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(true))
        port1.start()
        target?.postMessage({ type: 'connect', theme: 'light' }, '*', [port2])
        setTimeout(() => resolve(false), 1000)
      })
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    return connect(frame.contentWindow)
  }, `${baseURL}/~frame`)
  expect(answered).toBe(false)
})

test.describe('in Firefox', () => {
  test.skip(!firefoxProgram, 'Firefox is not installed, or FIREFOX_PATH does not name it')
  let firefox: Browser
  test.beforeAll(async () => {
    firefox = await startFirefox()
  })
  test.afterAll(() => firefox.close())

  test('problems are shown in words, and good code is drawn after them', async ({ baseURL }) => {
    const page = await firefox.newPage()
    await page.goto(String(baseURL) + PAGE)
    const like = page as unknown as Page
    await addSandbox(like)
    // those that wait take 10 seconds
    await expectWords(
      like,
      WORDS.filter(([name], index) => !name.endsWith('waits') && (isFull || index % 3 === 0)),
    )
    await page.close()
  })

  test('a frame that sends too many messages is replaced', async ({ baseURL }) => {
    for (const [name, code] of FLOODS) {
      const page = await firefox.newPage()
      await page.setRequestInterception(true)
      let isFaked = false
      page.on('request', (request) => {
        if (isFaked || !request.url().endsWith('/~frame')) return void request.continue()
        isFaked = true
        void request.respond(createFake(code))
      })
      await page.goto(String(baseURL) + PAGE)
      const like = page as unknown as Page
      if (name === 'large messages') {
        // Firefox reads them before the page gets them, so their time cannot be measured, but each of them is cut
        await addSandbox(like)
        await runOne(like, LINE)
        await expect.poll(async () => (await readLog(like)).lines.length).toBe(60)
      } else await expectReplaced(like)
      await page.close()
    }
  })

  test('code gets neither the port nor the focus', async ({ baseURL }) => {
    const page = await firefox.newPage()
    await page.goto(String(baseURL) + PAGE)
    const like = page as unknown as Page
    await addSandbox(like)
    const readLines = async () => (await readLog(like)).lines.map(({ text }) => text)
    await runOne(like, PORT_ATTACK)
    await expect.poll(readLines).toContain('WRAPPING')
    await setTheme(like, 'dark')
    await runOne(like, `console.log('next')\n${LINE}`)
    await expect.poll(readLines).toContain('next')
    for (const [index, [, code]] of THEFTS.entries()) {
      const { drawn } = await readLog(like)
      await runThief(like, code)
      await waitForDrawn(like, drawn + 1)
      if (index === 0) await page.keyboard.press('/')
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
      await page.keyboard.type('violin', { delay: 40 })
      expect(await page.$eval('[type=search]', (box) => (box as HTMLInputElement).value)).toBe(
        'violin'.repeat(index + 1),
      )
    }
    expect(await readLines()).not.toContainEqual(expect.stringMatching(/STOLEN|TAKEN/))
    await page.close()
  })

  test('code runs, loops and recursion end, and nothing is reached', async ({ baseURL }) => {
    const page = await firefox.newPage()
    collectProblems(page)
    await page.goto(String(baseURL) + PAGE)
    const like = page as unknown as Page
    await addSandbox(like)
    await runOne(like, LINE)
    await waitForDrawn(like)
    for (const [index, [, code, line]] of LOOPS.entries()) {
      await runOne(like, code)
      expect(await waitForProblem(like, index + 1)).toEqual({ message: SLOW, file: 'basic.tsx', line })
    }
    await runOne(like, RECURSION)
    expect(await waitForProblem(like, LOOPS.length + 1)).toEqual({ message: RECURSIVE, file: 'basic.tsx', line: 1 })
    const foreign = await startForeignServer()
    await runOne(like, createAttackCode(foreign.address))
    await expect
      .poll(async () => (await readLog(like)).lines.map(({ text }) => text), { timeout: 90_000 })
      .toContain(`ALL TRIED ${Object.keys(ATTACKS).length}`)
    const { lines } = await readLog(like)
    expect(lines.map(({ text }) => text).filter((text) => text.startsWith('SUCCESSFUL'))).toEqual([])
    expect(foreign.requests).toEqual([])
    foreign.stop()
    await page.close()
  })
})
