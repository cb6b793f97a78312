import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { test as base, expect } from '@playwright/test'

export { expect }

/** A script with compressed variants. */
export const ENTRY = '/assets/entry-abc.js'
export const SCRIPT = `export const numbers = [${Array.from({ length: 500 }, (_, index) => index).join(', ')}]\n`
/** Larger than the buffers of a connection. */
export const LARGE = 64 * 1024 * 1024
export const SECRET = 'nobody may read this'

const SITE: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'guide.html': '<h1>Guide</h1>',
  'guide/index.html': '<h1>Guide</h1>',
  'guide.md': '# Guide',
  'index.md': '# Home',
  'api/line.html': '<h1>Line</h1>',
  '404.html': '<h1>Not found</h1>',
  '~demos/line-basic.html': '<h1>A demo by itself</h1>',
  'version.json': '{"version":"1"}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'icon',
  'social.png': 'png',
  'changelog.xml': '<feed/>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'assets/entry-abc.js': SCRIPT,
  'assets/entry-abc.js.br': brotliCompressSync(SCRIPT),
  'assets/entry-abc.js.gz': gzipSync(SCRIPT),
  'assets/entry-abc.css': 'body { margin: 0 }',
  'assets/inter.woff2': 'font',
  _headers: `/*
  Referrer-Policy: same-origin
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable
/guide
  X-Frame-Options: SAMEORIGIN
`,
  '.env': SECRET,
  'assets/.hidden/notes.txt': SECRET,
  '../secret.txt': SECRET,
  '../site-backup/secret.txt': SECRET,
}

interface TestResponse {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

interface TestServer {
  folder: string
  port: number
  write: (name: string, text: string | Buffer) => Promise<void>
  /** Requests exactly this address, without normalizing it. */
  request: (address: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<TestResponse>
  /** Sends raw bytes and returns everything received until the server closes the connection. */
  sendRaw: (bytes: string | Buffer) => Promise<string>
}

/**
 * Serves a small site from its own process. At the end, the process must still run and must not have logged anything to
 * stderr.
 */
export const test = base.extend<{ clientTimeout: number; served: TestServer }>({
  clientTimeout: [30_000, { option: true }],
  served: async ({ clientTimeout }, use) => {
    const parent = await realpath(await mkdtemp(path.join(tmpdir(), 'served-')))
    const folder = path.join(parent, 'site')
    const write = async (name: string, text: string | Buffer) => {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    for (const [name, text] of Object.entries(SITE)) await write(name, text)
    await symlink(path.join(parent, 'secret.txt'), path.join(folder, 'linked.txt'))
    await symlink(path.join(parent, 'site-backup'), path.join(folder, 'linked'))

    const server = spawn(process.execPath, [
      path.join(import.meta.dirname, 'serve.mjs'),
      '0',
      folder,
      String(clientTimeout),
    ])
    let stderr = ''
    server.stderr.on('data', (text) => (stderr += text))
    const [output] = await once(server.stdout, 'data')
    const port = Number(output)
    await use({
      folder,
      port,
      write,
      request: (...request) => ask(port, ...request),
      sendRaw: (bytes) => sendRaw(port, bytes),
    })
    const { exitCode } = server
    server.kill()
    await rm(parent, { recursive: true, force: true })
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: null })
  },
})

async function ask(
  port: number,
  address: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<TestResponse> {
  const request = http.request({ host: 'localhost', port, path: address, method, headers, agent: false }).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}

async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = net.connect(port, 'localhost')
  socket.write(bytes)
  return (await buffer(socket)).toString('latin1')
}
