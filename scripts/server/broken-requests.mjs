// @ts-check
import { STATUS_CODES } from 'node:http'
import { MAX_ADDRESS_LENGTH } from './find-file.mjs'

/** @typedef {Error & { code?: string, rawPacket?: Buffer }} ParseError */

/** Time for a client to read the status before the connection is closed, in milliseconds. */
const CLOSE_DELAY = 1000

/**
 * Answers input that Node cannot parse as a request with a status.
 * @param {import('node:http').Server} server
 */
export function answerBrokenRequests(server) {
  /** @type {WeakMap<import('node:stream').Duplex, import('node:http').ServerResponse>} */
  const responses = new WeakMap()
  const refused = new WeakSet()
  server.on('request', ({ socket }, response) => responses.set(socket, response))
  server.on('clientError', (/** @type {ParseError} */ error, socket) => {
    // everything after a broken request causes an error too
    if (refused.has(socket)) return
    refused.add(socket)
    const close = () => closeWithStatus(socket, getStatus(error))
    // an earlier valid request is answered first
    const response = responses.get(socket)
    if (response && !response.closed) response.once('close', close)
    else close()
  })
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy())
    closeWithStatus(socket, 405, 'Allow: GET, HEAD\r\n')
  })
}

/** @param {ParseError} error */
function getStatus({ code, rawPacket }) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  const [, address = ''] = rawPacket?.toString('latin1').match(/^[A-Z]+ (\S*)/) ?? []
  return address.length > MAX_ADDRESS_LENGTH ? 414 : 431
}

/**
 * @param {import('node:stream').Duplex} socket
 * @param {number} status
 * @param {string} [headers]
 */
function closeWithStatus(socket, status, headers = '') {
  if (!socket.writable) return
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  // closing a connection with unread input resets it, and the client would not get the status
  socket.resume()
  setTimeout(() => socket.destroy(), CLOSE_DELAY).unref()
}
