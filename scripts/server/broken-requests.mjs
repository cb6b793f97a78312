// @ts-check
import { STATUS_CODES } from 'node:http'
import { LONGEST_ADDRESS } from './address.mjs'

/** @typedef {Error & { code?: string, rawPacket?: Buffer }} ParseError */

/** How long a client may take to read why it was refused, in milliseconds. */
const FAREWELL = 1000

/**
 * Gives a status also to what never becomes a request.
 * @param {import('node:http').Server} server
 */
export function answerBrokenRequests(server) {
  /** @type {WeakMap<import('node:stream').Duplex, import('node:http').ServerResponse>} */
  const answers = new WeakMap()
  const refused = new WeakSet()
  server.on('request', ({ socket }, response) => answers.set(socket, response))
  server.on('clientError', (/** @type {ParseError} */ error, socket) => {
    // everything that follows a broken request is broken too
    if (refused.has(socket)) return
    refused.add(socket)
    const answer = answers.get(socket)
    // what was asked properly before is answered first
    if (answer && !answer.closed) answer.once('close', () => dismiss(socket, statusOf(error)))
    else dismiss(socket, statusOf(error))
  })
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy())
    dismiss(socket, 405, 'Allow: GET, HEAD\r\n')
  })
}

/** @param {ParseError} error */
function statusOf({ code, rawPacket }) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  const [, address = ''] = rawPacket?.toString('latin1').match(/^[A-Z]+ (\S*)/) ?? []
  return address.length > LONGEST_ADDRESS ? 414 : 431
}

/**
 * @param {import('node:stream').Duplex} socket
 * @param {number} status
 * @param {string} [headers]
 */
function dismiss(socket, status, headers = '') {
  if (!socket.writable) return
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  // closed at once, with something of the client still unread, the connection would be reset and the answer lost
  socket.resume()
  setTimeout(() => socket.destroy(), FAREWELL).unref()
}
