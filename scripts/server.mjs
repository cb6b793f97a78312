// @ts-check
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

/** Files whose names carry a hash never change. */
const HASHED = /^\/(assets|options|pages|posters|search)\//

/**
 * Serves a built site as any good static host does: clean addresses, the not-found page with its status.
 * @param {string} folder
 * @returns {import('node:http').Server}
 */
export function createSiteServer(folder) {
  const notFound = readFileSync(path.join(folder, '404.html'))
  const standalone = readFileSync(path.join(folder, '~demos/index.html'))
  const files = sirv(folder, {
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })
  return createServer((request, response) => {
    files(request, response, () => {
      if (/^\/(~|%7e)demos\/[^/?]+\/?(\?|$)/i.test(request.url ?? '')) {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
        response.end(request.method === 'HEAD' ? undefined : standalone)
        return
      }
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      response.end(request.method === 'HEAD' ? undefined : notFound)
    })
  })
}

/**
 * Listens on the first free port from `port` on.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(listen(server, port + 1, host))
      else reject(error)
    })
    server.listen(port, host, () => resolve(port))
  })
}
