import { rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ENTRY, expect, SCRIPT, test } from './served-folder.ts'

test.describe('addresses and headers', () => {
  test('a page is served at its clean address', async ({ served }) => {
    for (const address of ['/guide', '/guide?tab=options', '/%67uide', 'http://localhost/guide']) {
      const { status, body } = await served.request(address)
      expect({ address, status, body: String(body) }).toEqual({ address, status: 200, body: '<h1>Guide</h1>' })
    }
    expect(String((await served.request('/')).body)).toBe('<h1>Home</h1>')
    expect(String((await served.request('/?q=line')).body)).toBe('<h1>Home</h1>')
    expect(String((await served.request('/api/line')).body)).toBe('<h1>Line</h1>')
  })

  test('every other spelling of the address of a page is redirected to it, with its query', async ({ served }) => {
    for (const [address, location] of [
      ['/guide/', '/guide'],
      ['/guide///?q=a?b', '/guide?q=a?b'],
      ['/guide.html', '/guide'],
      ['/guide%2Ehtml', '/guide'],
      ['/guide.html/', '/guide'],
      ['/guide/index.html?q=a', '/guide?q=a'],
      ['/guide/index', '/guide'],
      ['/api/line.html', '/api/line'],
      ['/~demos/line-basic/', '/~demos/line-basic'],
      ['/index.html', '/'],
      ['/index?q=a', '/?q=a'],
      ['//', '/'],
    ] as const) {
      const { status, headers } = await served.request(address)
      expect({ address, status, location: headers.location }).toEqual({ address, status: 301, location })
    }
  })

  test('an unknown address gets the not-found page with status 404 for any request headers', async ({ served }) => {
    for (const headers of [{}, { Range: 'bytes=0-3' }, { 'If-Modified-Since': new Date().toUTCString() }]) {
      const { status, headers: answered, body } = await served.request('/assets/entry-old.js', headers)
      expect({ status, body: String(body) }).toEqual({ status: 404, body: '<h1>Not found</h1>' })
      expect(answered).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      })
    }
    for (const address of [
      '/api',
      '/api/',
      '/guide/more',
      '//guide',
      '//guide/',
      '/Guide',
      '/404',
      '/404.html',
      '/~demos',
      '/~demos/',
    ])
      expect((await served.request(address)).status, address).toBe(404)
    await rm(path.join(served.folder, '404.html'))
    expect((await served.request('/nowhere')).status).toBe(404)
  })

  test('standalone demos are served, and unknown ids are not found', async ({ served }) => {
    for (const address of ['/~demos/line-basic', '/%7edemos/line-basic', '/~demos/line-basic?locale=zh-CN']) {
      const { status, body } = await served.request(address)
      expect({ address, status, body: String(body) }).toEqual({
        address,
        status: 200,
        body: '<h1>A demo by itself</h1>',
      })
    }
    for (const address of ['/~demos/line-nothing', '/~demos/line/basic'])
      expect((await served.request(address)).status, address).toBe(404)
  })

  test('old addresses are redirected as defined in _redirects', async ({ served }) => {
    await served.write('_redirects', '/old /guide 301\n/shared /guide?tab=a#b 301\n')
    for (const [address, location] of [
      ['/old', '/guide'],
      ['/old/', '/guide'],
      ['/old?q=a?b', '/guide?q=a?b'],
      ['http://localhost/old?q=a', '/guide?q=a'],
      ['/shared?q=a', '/guide?tab=a&q=a#b'],
    ] as const) {
      const { status, headers } = await served.request(address)
      expect({ address, status, location: headers.location }).toEqual({ address, status: 301, location })
      expect(headers['cache-control'], address).toBe('no-cache')
    }
    for (const address of ['/older', '//old', '/old/more']) expect((await served.request(address)).status).toBe(404)
  })

  test('every file has its content type and the nosniff header', async ({ served }) => {
    const types = {
      '/': 'text/html; charset=utf-8',
      [ENTRY]: 'text/javascript; charset=utf-8',
      '/assets/entry-abc.css': 'text/css; charset=utf-8',
      '/assets/inter.woff2': 'font/woff2',
      '/version.json': 'application/json; charset=utf-8',
      '/site.webmanifest': 'application/manifest+json; charset=utf-8',
      '/robots.txt': 'text/plain; charset=utf-8',
      '/guide.md': 'text/markdown; charset=utf-8',
      '/changelog.xml': 'application/xml',
      '/favicon.svg': 'image/svg+xml',
      '/favicon.ico': 'image/vnd.microsoft.icon',
      '/social.png': 'image/png',
    }
    for (const [address, type] of Object.entries(types)) {
      const { headers } = await served.request(address, { 'Accept-Encoding': 'br' })
      expect(headers, address).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
    }
  })

  test('a page is sent as Markdown to clients that prefer it', async ({ served }) => {
    for (const [accept, body] of [
      ['text/markdown', '# Guide'],
      ['text/markdown, text/html;q=0.9, */*;q=0.1', '# Guide'],
      ['text/html;q=0.5, text/markdown;q=0.8', '# Guide'],
      ['text/markdown, text/html, */*', '# Guide'],
      ['text/html, text/markdown', '<h1>Guide</h1>'],
      ['text/html, text/markdown;q=0.5', '<h1>Guide</h1>'],
      ['text/markdown;q=0, */*', '<h1>Guide</h1>'],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', '<h1>Guide</h1>'],
      ['*/*', '<h1>Guide</h1>'],
      ['image/png', '<h1>Guide</h1>'],
    ] as const) {
      const { status, headers, body: sent } = await served.request('/guide', { Accept: accept })
      const isMarkdown = body.startsWith('#')
      expect({ accept, status, body: String(sent) }).toEqual({ accept, status: 200, body })
      expect(headers, accept).toMatchObject({
        'content-type': isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept',
      })
    }
    const accept = { Accept: 'text/markdown' }
    expect(String((await served.request('/', accept)).body)).toBe('# Home')
    // a document without a Markdown version, and a page that does not exist
    expect(String((await served.request('/api/line', accept)).body)).toBe('<h1>Line</h1>')
    expect((await served.request('/nowhere', accept)).status).toBe(404)
    expect((await served.request('/guide/', accept)).headers.location).toBe('/guide')
  })

  test('files with a hash are cached for a year, everything else is revalidated', async ({ served }) => {
    expect((await served.request(ENTRY)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const address of ['/', '/guide', '/version.json', '/~demos/line-basic']) {
      expect((await served.request(address)).headers['cache-control'], address).toBe('no-cache')
    }
  })

  test('headers are read from _headers, even after it changes', async ({ served }) => {
    const frames = async (address: string) => (await served.request(address)).headers['x-frame-options']
    for (const [address, expected] of Object.entries({
      '/': 'DENY',
      '/guide': 'DENY, SAMEORIGIN',
      [ENTRY]: 'DENY',
      '/nowhere': 'DENY',
    }))
      expect(await frames(address), address).toBe(expected)
    await served.write('_headers', '/*\r\n  X-Frame-Options: SAMEORIGIN\r\n')
    expect(await frames('/')).toBe('SAMEORIGIN')
    await rm(path.join(served.folder, '_headers'))
    expect(await frames('/')).toBeUndefined()
  })
})

test.describe('caching, ranges and compression', () => {
  test('a file that the client already has gets 304', async ({ served }) => {
    const { headers } = await served.request('/guide')
    const etag = headers.etag ?? ''
    const modified = headers['last-modified'] ?? ''
    expect(etag).not.toBe('')
    for (const condition of [
      { 'If-None-Match': etag },
      { 'If-Modified-Since': modified },
      { 'If-None-Match': `"other", ${etag}` },
    ]) {
      const { status, body } = await served.request('/guide', condition)
      expect({ condition, status, length: body.length }).toEqual({ condition, status: 304, length: 0 })
    }
    for (const condition of [
      { 'If-None-Match': '"other"' },
      { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { 'If-Modified-Since': 'yesterday' },
    ]) {
      expect((await served.request('/guide', condition)).status, JSON.stringify(condition)).toBe(200)
    }
  })

  test('a range request gets a part of the file', async ({ served }) => {
    const size = SCRIPT.length
    const parts: [range: string, from: number, to: number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=100-', 100, size - 1],
      ['bytes=-5', size - 5, size - 1],
      ['bytes=10-999999', 10, size - 1],
    ]
    for (const [range, from, to] of parts) {
      const { status, headers, body } = await served.request(ENTRY, { Range: range })
      expect(status, range).toBe(206)
      expect(headers).toMatchObject({
        'content-range': `bytes ${from}-${to}/${size}`,
        'content-length': String(to - from + 1),
      })
      expect(String(body)).toBe(SCRIPT.slice(from, to + 1))
    }
    const beyond = await served.request(ENTRY, { Range: `bytes=${size}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers['content-range']).toBe(`bytes */${size}`)
    expect(beyond.headers['cache-control']).toBe('no-cache')
    for (const headers of [
      { Range: 'lines=1-2' },
      { Range: 'bytes=x' },
      { Range: 'bytes=0-9', 'If-Range': '"other"' },
    ]) {
      expect((await served.request(ENTRY, headers)).status, JSON.stringify(headers)).toBe(200)
    }
  })

  test('HEAD gets the same headers as GET, without the body', async ({ served }) => {
    for (const address of ['/guide', ENTRY, '/nowhere', '/~demos/line-basic', '/%zz']) {
      const accept = { 'Accept-Encoding': 'br' }
      const [get, head] = [await served.request(address, accept), await served.request(address, accept, 'HEAD')]
      expect({ ...head.headers, date: '', status: head.status }, address).toEqual({
        ...get.headers,
        date: '',
        status: get.status,
      })
      expect(head.body.length, address).toBe(0)
    }
  })

  test('a compressed file is sent if the client accepts it', async ({ served }) => {
    const wishes: [accept: string | undefined, encoding: string | undefined][] = [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['gzip;q=1, br;q=0.5', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['*', 'br'],
      ['identity', undefined],
      ['zstd', undefined],
      ['', undefined],
      [';;q=,,', undefined],
      [undefined, undefined],
    ]
    for (const [accept, encoding] of wishes) {
      const { headers, body } = await served.request(ENTRY, accept === undefined ? {} : { 'Accept-Encoding': accept })
      expect({ accept, encoding: headers['content-encoding'] }).toEqual({ accept, encoding })
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-length': String(body.length),
        'content-type': 'text/javascript; charset=utf-8',
      })
      const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
      expect(String(text)).toBe(SCRIPT)
    }
    const page = await served.request('/api/line', { 'Accept-Encoding': 'br' })
    expect([page.headers['content-encoding'], page.headers.vary]).toEqual([undefined, undefined])
  })

  test('a compressed file has its own ETag and ranges', async ({ served }) => {
    const accept = { 'Accept-Encoding': 'br' }
    const [plain, compressed] = [await served.request(ENTRY), await served.request(ENTRY, accept)]
    expect(compressed.headers.etag).not.toBe(plain.headers.etag)
    const same = await served.request(ENTRY, { ...accept, 'If-None-Match': compressed.headers.etag })
    expect(same.status).toBe(304)
    expect(same.headers.vary).toBe('Accept-Encoding')
    expect((await served.request(ENTRY, { 'If-None-Match': compressed.headers.etag })).status).toBe(200)
    const part = await served.request(ENTRY, { ...accept, Range: 'bytes=0-9' })
    expect(part.status).toBe(206)
    expect(part.body).toEqual(compressed.body.subarray(0, 10))
  })

  test('the not-found page is sent compressed too', async ({ served }) => {
    await served.write('404.html.br', 'compressed')
    const { status, headers, body } = await served.request('/nowhere', { 'Accept-Encoding': 'br' })
    expect({ status, encoding: headers['content-encoding'], body: String(body) }).toEqual({
      status: 404,
      encoding: 'br',
      body: 'compressed',
    })
  })
})
