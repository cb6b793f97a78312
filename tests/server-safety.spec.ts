import { once } from 'node:events'
import { rm, truncate, utimes } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ENTRY, expect, LARGE, SCRIPT, SECRET, test } from './served-folder.ts'

/** The end of a request that closes its connection. */
const CLOSE = 'Host: localhost\r\nConnection: close\r\n\r\n'

test.describe('refused requests', () => {
  test('methods other than GET and HEAD get 405', async ({ served }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const { status, headers } = await served.request('/guide', {}, method)
      expect({ method, status, allow: headers.allow }).toEqual({ method, status: 405, allow: 'GET, HEAD' })
    }
    for (const line of ['CONNECT example.com:443', 'OPTIONS *']) {
      const answer = await served.sendRaw(`${line} HTTP/1.1\r\n${CLOSE}`)
      expect(answer, line).toMatch(/^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD\r\n/)
    }
    const upload = await served.sendRaw(
      `POST /guide HTTP/1.1\r\nContent-Length: 1000000\r\n${CLOSE}${'x'.repeat(1_000_000)}`,
    )
    expect(upload).toMatch(/^HTTP\/1\.1 405 /)
  })

  test('no address leads to a file outside the folder', async ({ served }) => {
    const segments = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..%00', '..;', '%c0%ae%c0%ae']
    const slashes = ['/', '%2f', '%5c', '\\', '//', '%252f', '%c0%af']
    const targets = ['secret.txt', 'site-backup/secret.txt', 'site/.env']
    const addresses = segments.flatMap((segment) =>
      slashes.flatMap((slash) =>
        targets.flatMap((target) => [
          `/${segment}${slash}${target}`,
          `/assets/${segment}${slash}${segment}${slash}${target}`,
        ]),
      ),
    )
    const secretPath = path.join(served.folder, '../secret.txt')
    for (const address of [
      ...addresses,
      secretPath,
      `/${secretPath}`,
      `//${secretPath}`,
      `/%2f${secretPath}`,
      `/file://${secretPath}`,
      `http://localhost${secretPath}`,
      `http://localhost/../secret.txt`,
      '../secret.txt',
    ]) {
      const answer = await served.sendRaw(`GET ${address} HTTP/1.1\r\n${CLOSE}`)
      expect(answer, address).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answer, address).not.toContain(SECRET)
    }
  })

  test('relative segments and encoded slashes are not resolved, even inside the folder', async ({ served }) => {
    for (const address of [
      '/assets/../guide',
      '/assets/..%2fguide.html',
      '/./guide',
      '/assets%2fentry-abc.js',
      '/assets%5centry-abc.js',
    ]) {
      const answer = await served.sendRaw(`GET ${address} HTTP/1.1\r\n${CLOSE}`)
      expect(answer, address).toMatch(/^HTTP\/1\.1 404 [^]*no-cache/)
    }
  })

  test('symbolic links to files outside the folder are not followed', async ({ served }) => {
    for (const address of ['/linked.txt', '/linked/secret.txt', '/linked/secret']) {
      const { status, body } = await served.request(address)
      expect(status, address).toBe(404)
      expect(String(body)).not.toContain(SECRET)
    }
  })

  test('hidden files, compressed files and the files for hosts are not served', async ({ served }) => {
    for (const address of [
      '/.env',
      '/_headers',
      '/%5fheaders',
      '/%2eenv',
      '/assets/.hidden/notes.txt',
      `${ENTRY}.br`,
      `${ENTRY}.gz`,
      `${ENTRY}%2egz`,
    ]) {
      expect((await served.request(address)).status, address).toBe(404)
    }
  })

  test('an address with a null byte or a broken encoding gets the not-found page', async ({ served }) => {
    for (const address of [
      '/%',
      '/%zz',
      '/%e0%a4%a',
      '/guide%ff',
      '/%c0%80',
      '/%00',
      '/guide%00.html',
      '/guide.html%00',
      '/gui%0d%0ade',
    ]) {
      const { status, body } = await served.request(address)
      expect({ address, status, body: String(body) }).toEqual({ address, status: 404, body: '<h1>Not found</h1>' })
    }
  })

  test('an address that is too long gets 414', async ({ served }) => {
    expect((await served.request(`/guide?q=${'a'.repeat(8000)}`)).status).toBe(200)
    expect((await served.request(`/${'a'.repeat(300)}`)).status).toBe(404)
    expect((await served.request(`/${'a/'.repeat(2000)}`)).status).toBe(404)
    expect((await served.request(`/${'a'.repeat(9000)}`)).status).toBe(414)
    for (const length of [20_000, 100_000, 2_000_000]) {
      expect(await served.sendRaw(`GET /${'a'.repeat(length)} HTTP/1.1\r\n${CLOSE}`), String(length)).toMatch(
        /^HTTP\/1\.1 414 /,
      )
    }
  })

  test('headers that are too large get 431, which the client can read', async ({ served }) => {
    for (const length of [20_000, 100_000, 2_000_000]) {
      expect(
        await served.sendRaw(`GET /guide HTTP/1.1\r\nCookie: ${'a'.repeat(length)}\r\n${CLOSE}`),
        String(length),
      ).toMatch(/^HTTP\/1\.1 431 /)
    }
    expect(await served.sendRaw(`GET /guide HTTP/1.1\r\n${'A: b\r\n'.repeat(50_000)}${CLOSE}`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
  })
})

test.describe('robustness', () => {
  test('a malformed request gets 400', async ({ served }) => {
    const broken: (string | Buffer)[] = [
      'hello\r\n\r\n',
      '\0\0\0\0\r\n\r\n',
      Buffer.from('16030100c8010000c40303', 'hex'),
      'GET\r\n\r\n',
      `GET guide HTTP/1.1\r\n${CLOSE}`,
      `GET /guide HTTP/9.9\r\n${CLOSE}`,
      `GET /gui de HTTP/1.1\r\n${CLOSE}`,
      `GET /gui\0de HTTP/1.1\r\n${CLOSE}`,
      'GET /guide HTTP/1.1\r\n\r\n',
      `GET /guide HTTP/1.1\r\nno colon\r\n${CLOSE}`,
      `GET /guide HTTP/1.1\r\nA: b\0c\r\n${CLOSE}`,
      `POST /guide HTTP/1.1\r\nContent-Length: -1\r\n${CLOSE}`,
      `POST /guide HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n${CLOSE}abc`,
    ]
    for (const bytes of broken)
      expect(await served.sendRaw(bytes), JSON.stringify(String(bytes))).toMatch(/^HTTP\/1\.1 400 /)
    const chunks = await served.sendRaw(
      `POST /guide HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${CLOSE}not a number\r\n`,
    )
    expect(chunks).toMatch(/^HTTP\/1\.1 40[05] /)
    expect((await served.request('/guide')).status).toBe(200)
  })

  test('a request before a malformed one on the same connection gets its full response', async ({ served }) => {
    const answer = await served.sendRaw(
      `GET ${ENTRY} HTTP/1.1\r\nHost: localhost\r\n\r\nhello\r\n\r\nhello again\r\n\r\n`,
    )
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
    expect(answer).toContain(`\r\n\r\n${SCRIPT}HTTP/1.1 400`)
  })

  test('a client that sends garbage during a response does not affect the server', async ({ served }) => {
    await served.write('large.txt', Buffer.alloc(LARGE))
    const socket = net.connect(served.port, 'localhost').on('error', () => {})
    socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'data')
    socket.pause()
    for (let round = 0; round < 50; round++) {
      socket.write('hello\r\n\r\n')
      await wait(10)
    }
    socket.destroy()
    expect((await served.request('/guide')).status).toBe(200)
  })

  test('clients that disconnect early do not affect the server', async ({ served }) => {
    await served.write('large.txt', Buffer.alloc(LARGE))
    const leave = async (bytes: string, how: 'destroy' | 'resetAndDestroy') => {
      const socket = net.connect(served.port, 'localhost').on('error', () => {})
      await once(socket, 'connect')
      socket.write(bytes)
      if (bytes.endsWith('\r\n\r\n')) await once(socket, 'data')
      socket[how]()
    }
    const requests = [
      `GET /large.txt HTTP/1.1\r\n${CLOSE}`,
      'GET /large.txt HT',
      'POST /guide HTTP/1.1\r\nContent-Length: 99\r\nHost: localhost\r\n\r\n',
      `CONNECT a:1 HTTP/1.1\r\n${CLOSE}`,
      `hello\r\n\r\n`,
    ]
    for (let round = 0; round < 20; round++)
      await Promise.all(requests.flatMap((bytes) => [leave(bytes, 'destroy'), leave(bytes, 'resetAndDestroy')]))
    expect((await served.request('/guide')).status).toBe(200)
  })

  test('a file truncated while it is sent aborts the response', async ({ served }) => {
    // on a keep-alive connection the client would otherwise wait for the rest
    test.setTimeout(15_000)
    await served.write('large.txt', Buffer.alloc(LARGE))
    const request = http.get({
      host: 'localhost',
      port: served.port,
      path: '/large.txt',
      agent: new http.Agent({ keepAlive: true }),
    })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await truncate(path.join(served.folder, 'large.txt'), 1000)
    await expect(response.resume().toArray()).rejects.toThrow('aborted')
  })

  test('added, changed and deleted files are served in their current state', async ({ served }) => {
    const read = async (address: string, headers = {}) => {
      const { status, body } = await served.request(address, headers)
      return `${status} ${String(body)}`
    }
    expect(await read('/new')).toBe('404 <h1>Not found</h1>')
    await served.write('new.html', 'first')
    expect(await read('/new')).toBe('200 first')
    const { headers } = await served.request('/new')
    await served.write('new.html', 'second, longer')
    expect(await read('/new', { 'If-None-Match': headers.etag })).toBe('200 second, longer')
    await served.write('404.html', 'another')
    await rm(path.join(served.folder, 'new.html'))
    expect(await read('/new')).toBe('404 another')
  })

  test('a compressed file older than its original is not sent', async ({ served }) => {
    const later = new Date(Date.now() + 10_000)
    await served.write(ENTRY, 'changed')
    await utimes(path.join(served.folder, ENTRY), later, later)
    const { headers, body } = await served.request(ENTRY, { 'Accept-Encoding': 'br, gzip' })
    expect([headers['content-encoding'], String(body)]).toEqual([undefined, 'changed'])
  })

  test('files can be deleted at any moment', async ({ served }) => {
    const compressed = `${ENTRY}.br`
    const statuses = new Set<number>()
    const over = new AbortController()
    const ask = async () => {
      while (!over.signal.aborted) {
        const { status, headers, body } = await served.request(ENTRY, { 'Accept-Encoding': 'br' })
        statuses.add(status)
        if (status === 404)
          expect([headers['content-encoding'], String(body)]).toEqual([undefined, '<h1>Not found</h1>'])
      }
    }
    const asking = Promise.all(Array.from({ length: 8 }, ask))
    for (let round = 0; round < 300; round++) {
      for (const name of [ENTRY, compressed]) await rm(path.join(served.folder, name))
      await wait(round % 3)
      for (const name of [ENTRY, compressed]) await served.write(name, SCRIPT)
      await wait(round % 4)
    }
    over.abort()
    await asking
    // 503: the file became shorter after it was opened
    expect([...statuses].filter((status) => status !== 503).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  test.describe('an idle client', () => {
    test.use({ clientTimeout: 400 })

    test('times out', async ({ served }) => {
      for (const start of [
        'GET /gui',
        'GET /guide HTTP/1.1\r\nHost: loc',
        `POST /guide HTTP/1.1\r\nContent-Length: 9\r\nHost: localhost\r\n\r\n`,
      ]) {
        expect(await served.sendRaw(start), start).toMatch(/^HTTP\/1\.1 40[58] /)
      }
    })

    test('cannot keep a file open by not reading it', async ({ served }) => {
      await served.write('large.txt', Buffer.alloc(LARGE))
      const request = http.get({ host: 'localhost', port: served.port, path: '/large.txt', agent: false })
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      await wait(2000)
      await expect(response.resume().toArray()).rejects.toThrow('aborted')
    })
  })

  test('500 keep-alive connections with 20 requests each all get their responses', async ({ served }) => {
    const connections = new Set<unknown>()
    const requests = 20
    const wrong: string[] = []
    const ask = (address: string, agent: http.Agent) =>
      new Promise<string>((resolve) => {
        http
          .get(
            { host: 'localhost', port: served.port, path: address, agent, headers: { 'Accept-Encoding': 'br' } },
            (response) => {
              let length = 0
              response.on('data', (chunk: Buffer) => (length += chunk.length))
              response.on('end', () =>
                resolve(
                  length === Number(response.headers['content-length']) ? String(response.statusCode) : 'cut short',
                ),
              )
              response.on('error', ({ message }) => resolve(message))
            },
          )
          .on('socket', (socket) => connections.add(socket))
          .on('error', ({ message }) => resolve(message))
      })
    const visit = async (visitor: number) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
      for (let step = visitor; step < visitor + requests; step++) {
        const [address, expected] = [
          ['/', '200'],
          ['/guide', '200'],
          [ENTRY, '200'],
          ['/nowhere', '404'],
        ][step % 4] as [string, string]
        const got = await ask(address, agent)
        if (got !== expected) wrong.push(`${address}: ${got}`)
        await wait(250)
      }
      agent.destroy()
    }
    await Promise.all(Array.from({ length: 500 }, (_, visitor) => visit(visitor)))
    expect(wrong).toEqual([])
    expect(connections.size).toBe(500)
  })
})
