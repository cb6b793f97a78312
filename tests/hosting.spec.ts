import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { nginxProgram, startNginx } from './fixtures/nginx.ts'
import { chartRoutes, expect, hydrated, routes, test } from './site.ts'

// The site under nginx with the configuration that the build makes: what a visitor gets in the end.

const dist = path.resolve(import.meta.dirname, '../dist')
const HASHED = /^\/(assets|options|pages|posters|search)\//
const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/

test.skip(!nginxProgram, 'nginx is not installed')

let server: Awaited<ReturnType<typeof startNginx>>
test.beforeAll(async () => {
  server = await startNginx()
})
test.afterAll(() => server?.stop())

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

function ask(address: string, encoding = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(server.address + address, { headers: { 'Accept-Encoding': encoding } }, (response) => {
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

const files = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => statSync(path.join(dist, file)).isFile() && !/\.(br|gz)$|^\/[._]/.test(file))

test('every file has its type, its time to be kept, its policy and its compressed forms', async () => {
  test.setTimeout(120_000)
  const wrong: string[] = []
  for (const file of files()) {
    const content = readFileSync(path.join(dist, file))
    const { status, headers, body } = await ask(encodeURI(file))
    const expected = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
    if (status !== 200 || !body.equals(content)) wrong.push(`${file}: ${status}`)
    if (headers['cache-control'] !== expected) wrong.push(`${file}: ${String(headers['cache-control'])}`)
    if (
      headers['x-content-type-options'] !== 'nosniff' ||
      !String(headers['content-security-policy']).includes("frame-ancestors 'self'")
    )
      wrong.push(`${file}: headers`)
    if (String(headers['content-type']).startsWith('application/octet-stream')) wrong.push(`${file}: no type`)
    if (!COMPRESSIBLE.test(file) || content.length < 1024) continue
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(encodeURI(file), encoding)
      if (packed.headers['content-encoding'] !== encoding || !decompress(packed.body).equals(content))
        wrong.push(`${file}: not as ${encoding}`)
    }
  }
  expect(wrong).toEqual([])
})

test('what is not there is not found, and is not kept for ever', async () => {
  for (const address of [
    '/nothing',
    '/assets/nothing-12345678.js',
    '/pages/none.json',
    '/_headers',
    '/guide.html.br',
    '/.vite/manifest.json',
    '/..%2f..%2fetc/passwd',
  ]) {
    const { status, headers } = await ask(address)
    expect(status, address).toBeGreaterThanOrEqual(400)
    expect(String(headers['cache-control']), address).not.toContain('immutable')
  }
})

test('clean addresses and demos by themselves answer', async () => {
  for (const route of [...routes, '/~demos/line-basic']) {
    const { status, headers } = await ask(route)
    expect(status, route).toBe(200)
    expect(headers['content-type'], route).toMatch(/^text\/html/)
  }
})

test('a host that can only answer with the not-found page still shows a demo by itself', async ({
  page,
  expectMessages,
}) => {
  expectMessages(/404/)
  await page.route('**/~demos/line-basic', (route) => route.fulfill({ status: 404, path: path.join(dist, '404.html') }))
  await page.goto(`${server.address}/~demos/line-basic`)
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
})

test('every page keeps the policy, and its charts are drawn', async ({ page }) => {
  test.setTimeout(180_000)
  const violations: string[] = []
  await page.exposeFunction('report', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      ;(window as unknown as { report: (text: string) => void }).report(
        `${location.pathname} ${violatedDirective} ${blockedURI} ${sample}`,
      )
    })
  })
  for (const route of ['/', '/guide', '/api?tab=options', '/changelog', '/speed', '/licenses', ...chartRoutes]) {
    await page.goto(server.address + route)
    await hydrated(page)
    // the others are drawn one by one in every-demo.spec.ts, from nginx too
    const demo = page.locator('live-demo').first()
    if ((await demo.count()) === 0) continue
    await demo.scrollIntoViewIfNeeded()
    await expect(demo.locator('canvas').first(), route).toBeVisible()
  }
  expect(violations).toEqual([])
})

test('search, options, exports and colors work under the policy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${server.address}/api/line`)
  await hydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.type('violin')
  await expect(page.getByRole('option').first()).toContainText('Violin')
  await page.keyboard.press('Escape')
  const demo = page.locator('live-demo').first()
  await expect(demo.locator('canvas').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await demo.getByRole('button', { name: /PNG/ }).click()
  await download
  await page.goto(`${server.address}/api/line#xaxis-label-formatter`)
  await expect(page.locator('#xaxis-label-formatter')).toBeVisible()
})
