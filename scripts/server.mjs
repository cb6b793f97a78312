// @ts-check
import { realpathSync } from 'node:fs'
import { createServer } from 'node:http'
import Negotiator from 'negotiator'
import { answerBrokenRequests } from './server/broken-requests.mjs'
import { findFile, getMarkdownName, readAddress } from './server/find-file.mjs'
import { findNotFoundPage, findSiteRedirect } from './server/host-files.mjs'
import { sendRedirect, sendStatus } from './server/respond.mjs'
import { sendFile } from './server/send-file.mjs'

/**
 * Serves a built site like a static host: clean URLs, and the not-found page with status 404.
 * @param {string} folder
 * @param {number} [idleTimeout] for a client that does nothing, in milliseconds
 * @returns {import('node:http').Server}
 */
export function createSiteServer(folder, idleTimeout = 30_000) {
  const root = realpathSync(folder)
  const timeouts = {
    headersTimeout: idleTimeout,
    requestTimeout: idleTimeout,
    keepAliveTimeout: idleTimeout,
    connectionsCheckingInterval: idleTimeout / 2,
  }
  const server = createServer(timeouts, (request, response) => {
    handleRequest(root, request, response).catch(() => sendStatus(response, 500))
  })
  // for clients that stop reading a response; longer, because the other time-outs send a status
  server.timeout = 2 * idleTimeout
  answerBrokenRequests(server)
  return server
}

/**
 * @param {string} root
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function handleRequest(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendStatus(response, 405, { Allow: 'GET, HEAD' })
  const address = readAddress(request.url ?? '')
  if ('status' in address) return sendStatus(response, address.status)
  const newAddress = await findSiteRedirect(root, request.url ?? '')
  if (newAddress) return sendRedirect(response, newAddress)
  const file = await findFile(root, address.names)
  if (file && address.movedTo) return sendRedirect(response, address.movedTo + getQuery(request.url ?? ''))
  if (file && (await sendPage(root, file, request, response))) return
  const notFound = await findFile(root, [await findNotFoundPage(root, request.url ?? '')])
  if (notFound && (await sendFile(root, notFound, request, response, { status: 404 }))) return
  sendStatus(response, 404)
}

/**
 * Sends a file. A document that has a Markdown version is sent in the version that the client prefers.
 * @param {string} root
 * @param {string} file
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function sendPage(root, file, request, response) {
  const markdown = file.endsWith('.html') ? await findFile(root, [getMarkdownName(file)]) : undefined
  if (!markdown) return sendFile(root, file, request, response)
  // browsers don't name Markdown, and an equal preference is decided by the order in the header
  const [preferred] = new Negotiator(request).mediaTypes(['text/html', 'text/markdown'])
  const chosen = preferred === 'text/markdown' ? markdown : file
  return sendFile(root, chosen, request, response, { vary: ['Accept'] })
}

/** @param {string} address as in the request */
const getQuery = (address) => /\?[^#]*/.exec(address)?.[0] ?? ''

/**
 * Listens on the first free port, starting with `port`.
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
