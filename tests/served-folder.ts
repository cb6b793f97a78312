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

/** A script with compressed twins. */
export const ENTRY = '/assets/entry-abc.js'
export const SCRIPT = `export const numbers = [${Array.from({ length: 500 }, (_, index) => index).join(', ')}]\n`
/** More than the buffers of a connection hold. */
export const LARGE = 64 * 1024 * 1024
export const SECRET = 'nobody may read this'

const SITE: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'guide.html': '<h1>Guide</h1>',
  'guide/index.html': '<h1>Guide</h1>',
  'api/line.html': '<h1>Line</h1>',
  '404.html': '<h1>Not found</h1>',
  '~demos/index.html': '<h1>A demo by itself</h1>',
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
  _headers:
    '/*\n  Referrer-Policy: same-origin\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/guide.html\n  X-Frame-Options: SAMEORIGIN\n',
  '.env': SECRET,
  'assets/.hidden/notes.txt': SECRET,
  '../secret.txt': SECRET,
  '../site-of-others/secret.txt': SECRET,
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Served {
  folder: string
  port: number
  write: (name: string, text: string | Buffer) => Promise<void>
  /** A request for exactly this address. */
  ask: (address: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Answer>
  /** Sends these bytes; everything that comes back until the server closes the connection. */
  say: (bytes: string | Buffer) => Promise<string>
}

/** A small site in a folder of its own, served by a process of its own, which must still run at the end and have nothing to complain of. */
export const test = base.extend<{ patience: number; served: Served }>({
  patience: [30_000, { option: true }],
  served: async ({ patience }, use) => {
    const outside = await realpath(await mkdtemp(path.join(tmpdir(), 'served-')))
    const folder = path.join(outside, 'site')
    const write = async (name: string, text: string | Buffer) => {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    for (const [name, text] of Object.entries(SITE)) await write(name, text)
    await symlink(path.join(outside, 'secret.txt'), path.join(folder, 'linked.txt'))
    await symlink(path.join(outside, 'site-of-others'), path.join(folder, 'linked'))

    const server = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.mjs'), '0', folder, String(patience)])
    let complaints = ''
    server.stderr.on('data', (text) => (complaints += text))
    const [line] = await once(server.stdout, 'data')
    const port = Number(line)
    await use({ folder, port, write, ask: (...request) => ask(port, ...request), say: (bytes) => say(port, bytes) })
    const { exitCode } = server
    server.kill()
    await rm(outside, { recursive: true, force: true })
    expect({ complaints, exitCode }).toEqual({ complaints: '', exitCode: null })
  },
})

async function ask(port: number, address: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const request = http.request({ host: 'localhost', port, path: address, method, headers, agent: false }).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}

async function say(port: number, bytes: string | Buffer): Promise<string> {
  const socket = net.connect(port, 'localhost')
  socket.write(bytes)
  return (await buffer(socket)).toString('latin1')
}
