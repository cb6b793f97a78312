// @ts-check
import { realpathSync } from 'node:fs'
import { createServer } from 'node:http'
import { readAddress } from './server/address.mjs'
import { answerBrokenRequests } from './server/broken-requests.mjs'
import { findFile } from './server/find-file.mjs'
import { redirect, refuse } from './server/refuse.mjs'
import { sendFile } from './server/send-file.mjs'
import { findSiteRedirect } from './server/site-redirects.mjs'

/**
 * Serves a built site as any good static host does: clean addresses, the not-found page with its status.
 * @param {string} folder
 * @param {number} [patience] how long it waits for a client that does nothing, in milliseconds
 * @returns {import('node:http').Server}
 */
export function createSiteServer(folder, patience = 30_000) {
  const root = realpathSync(folder)
  const server = createServer(waiting(patience), (request, response) => {
    answer(root, request, response).catch(() => refuse(response, 500))
  })
  // a client that stops reading an answer; later than the others, which have a status to give
  server.timeout = 2 * patience
  answerBrokenRequests(server)
  return server
}

/** @param {number} patience */
function waiting(patience) {
  return {
    headersTimeout: patience,
    requestTimeout: patience,
    keepAliveTimeout: patience,
    connectionsCheckingInterval: patience / 2,
  }
}

/**
 * @param {string} root
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' })
  const asked = readAddress(request.url ?? '')
  if ('status' in asked) return refuse(response, asked.status)
  const moved = await findSiteRedirect(root, request.url ?? '')
  if (moved) return redirect(response, moved)
  const file = await findFile(root, asked.names)
  if (file && (await sendFile(root, file, request, response))) return
  const notFound = await findFile(root, ['404.html'])
  if (notFound && (await sendFile(root, notFound, request, response, 404))) return
  refuse(response, 404)
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
    server.listen(port, host, () => resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port))
  })
}
