import { readdirSync, readFileSync, statSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { brotliMissing, nginxMissing, startNginx } from './fixtures/nginx.ts'
import { demos, homeDemo, readRoutes, redirectCases, redirects } from './content.ts'
import { chooseAction } from './fixtures/demo-actions.ts'
import { useChart } from './fixtures/use-chart.ts'
import { expect, hydrated, test } from './site.ts'

// The site served by nginx with the configuration that the build writes.

const dist = path.resolve(import.meta.dirname, '../dist')
const HASHED = /^\/(assets|demo-files|editor-options|options|pages|posters|search)\//
const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$/

test.skip(nginxMissing !== undefined, nginxMissing)

// the tests of a worker share one server
let server: Awaited<ReturnType<typeof startNginx>>
test.beforeAll(async () => {
  server = await startNginx({ brotli: !brotliMissing })
})
test.afterAll(() => server?.stop())

interface HttpResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const agent = new Agent({ keepAlive: true })

function get(address: string, encoding = '', host = server.address, accept = '*/*'): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    httpRequest(host + address, { agent, headers: { 'Accept-Encoding': encoding, Accept: accept } }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
    })
      .on('error', reject)
      .end()
  })
}

/** Requests a file, checks its decoded content and returns the encoding of the response. */
async function readEncoding(file: string, encoding: 'br' | 'gzip', host?: string): Promise<string | undefined> {
  const { headers, body } = await get(getAddress(file), encoding, host)
  const used = headers['content-encoding']
  const text = used === 'br' ? brotliDecompressSync(body) : used === 'gzip' ? gunzipSync(body) : body
  expect(text.equals(readFileSync(path.join(dist, file))), file).toBe(true)
  return used === undefined ? undefined : String(used)
}

/** Where a file is served. A document has the address of its page. */
const getAddress = (file: string) => encodeURI(file.replace(/(\/index)?\.html$/, '') || '/')

/** nginx redirects these addresses, so it never sends their documents. */
const isRedirected = (file: string) => redirects.some(({ from }) => from === getAddress(file))

const files = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => statSync(path.join(dist, file)).isFile() && !/\.(br|gz)$|^\/[._]|^\/404\.html$/.test(file))
    .filter((file) => !isRedirected(file))

const isCompressed = (file: string) => COMPRESSIBLE.test(file) && statSync(path.join(dist, file)).size >= 1024

test('every file is sent with its type, cache lifetime and security headers', async () => {
  const wrong: string[] = []
  for (const file of files()) {
    const { status, headers, body } = await get(getAddress(file))
    const expected = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
    if (status !== 200 || !body.equals(readFileSync(path.join(dist, file)))) wrong.push(`${file}: ${status}`)
    if (headers['cache-control'] !== expected) wrong.push(`${file}: ${String(headers['cache-control'])}`)
    if (
      headers['x-content-type-options'] !== 'nosniff' ||
      !String(headers['content-security-policy']).includes("frame-ancestors 'self'")
    )
      wrong.push(`${file}: headers`)
    const isOwn = HASHED.test(file) && !file.startsWith('/posters/')
    if (
      headers['cross-origin-opener-policy'] !== 'same-origin' ||
      headers['cross-origin-resource-policy'] !== (isOwn ? 'same-origin' : undefined)
    )
      wrong.push(`${file}: cross-origin headers`)
    if (String(headers['content-type']).startsWith('application/octet-stream')) wrong.push(`${file}: no type`)
  }
  expect(wrong).toEqual([])
})

for (const encoding of ['gzip', 'br'] as const) {
  test(`text files are sent as ${encoding} if the browser accepts it`, async () => {
    test.skip(encoding === 'br' && brotliMissing !== undefined, brotliMissing)
    const wrong: string[] = []
    for (const file of files().filter(isCompressed))
      if ((await readEncoding(file, encoding)) !== encoding) wrong.push(file)
    expect(wrong).toEqual([])
  })
}

test('a stock nginx, without the brotli module, loads the configuration and sends gzip', async () => {
  const stock = await startNginx({ brotli: false })
  try {
    for (const file of ['/index.html', '/sitemap.xml']) {
      expect(await readEncoding(file, 'gzip', stock.address)).toBe('gzip')
      expect(await readEncoding(file, 'br', stock.address)).toBeUndefined()
    }
  } finally {
    stock.stop()
  }
})

test('missing and internal files get an error that is not cached permanently', async () => {
  for (const address of [
    '/nothing',
    '/assets/nothing-12345678.js',
    '/pages/none.json',
    '/_headers',
    '/guide.html.br',
    '/.vite/manifest.json',
    '/..%2f..%2fetc/passwd',
  ]) {
    const { status, headers } = await get(address)
    expect(status, address).toBeGreaterThanOrEqual(400)
    expect(String(headers['cache-control']), address).not.toContain('immutable')
  }
})

test('clean addresses and standalone demos are served as HTML', async () => {
  for (const route of [...readRoutes(), ...[...demos.keys()].map((id) => `/~demos/${id}`)]) {
    const { status, headers } = await get(route)
    expect(status, route).toBe(200)
    expect(headers['content-type'], route).toMatch(/^text\/html/)
  }
})

test('a page is sent as Markdown to clients that prefer it', async () => {
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
  for (const [accept, isMarkdown] of [
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/markdown, text/html, */*', true],
    ['text/html;q=0.5, text/markdown', true],
    ['text/markdown;q=0.5', true],
    ['text/html, text/markdown', false],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=0, */*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['*/*', false],
  ] as const) {
    for (const [route, name] of [
      ['/', 'index'],
      ['/api/line', 'api/line'],
    ] as const) {
      const { status, headers, body } = await get(route, '', undefined, accept)
      const sent = { accept, route, status, type: headers['content-type'], vary: headers.vary }
      const type = isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8'
      expect(sent).toEqual({ accept, route, status: 200, type, vary: 'Accept, Accept-Encoding' })
      expect(String(body) === read(`${name}.${isMarkdown ? 'md' : 'html'}`), `${route} ${accept}`).toBe(true)
    }
  }
  for (const address of [`/~demos/${homeDemo.id}`, '/assets/nothing.js'])
    expect((await get(address, '', undefined, 'text/markdown')).headers['content-type']).toMatch(/^text\/html/)
  expect((await get('/llms.txt')).headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' })
})

test('old addresses are redirected permanently and keep their query', async () => {
  expect(redirectCases).not.toEqual([])
  for (const { address, target } of redirectCases) {
    const { status, headers } = await get(address)
    expect({ address, status, location: headers.location }).toEqual({ address, status: 301, location: target })
  }
})

test('a page has one address: other spellings are redirected and keep their query', async () => {
  for (const [address, location] of [
    ['/guide/', '/guide'],
    ['/guide//?q=a', '/guide?q=a'],
    ['/api/line.html', '/api/line'],
    ['/api/line/index.html', '/api/line'],
    ['/api/index', '/api'],
    ['/index.html?q=a', '/?q=a'],
    ['/index', '/'],
    [`/~demos/${homeDemo.id}/`, `/~demos/${homeDemo.id}`],
  ] as const) {
    const { status, headers } = await get(address)
    expect({ address, status, location: headers.location }).toEqual({ address, status: 301, location })
  }
  for (const address of [
    '/~demos',
    '/~demos/nothing',
    '/404',
    '/404.html',
    '/Guide',
    '/%0d%0aX:%20y/',
    '/%5Cevil.example/',
  ])
    expect((await get(address)).status, address).toBe(404)
})

test('search, charts, exports and option links work under the content security policy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${server.address}/api/line`)
  await hydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.type('violin')
  await expect(page.getByRole('search').getByRole('option').first()).toContainText('Violin')
  await page.keyboard.press('Escape')
  const demo = page.locator('live-demo').first()
  await useChart(demo)
  const download = page.waitForEvent('download')
  await chooseAction(demo, 'Save as PNG')
  await download
  await page.goto(`${server.address}/api/line#xaxis-label-formatter`)
  await expect(page.locator('#xaxis-label-formatter')).toBeVisible()
})
