// @ts-check
import { STATUS_CODES } from 'node:http'

/**
 * Back to what every answer says: an earlier attempt may have left something.
 * @param {import('node:http').ServerResponse} response
 */
export function startHeaders(response) {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('X-Content-Type-Options', 'nosniff')
}

/**
 * Answers with nothing but a status, or breaks off an answer that has begun.
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function refuse(response, status, headers) {
  if (response.headersSent) return void response.destroy()
  startHeaders(response)
  const text = `${STATUS_CODES[status]}\n`
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': text.length, ...headers })
  response.end(text)
}

/**
 * Sends the visitor to the new address of a page. The browser asks again next time, as for every page.
 * @param {import('node:http').ServerResponse} response
 * @param {string} address
 */
export function redirect(response, address) {
  startHeaders(response)
  response.writeHead(301, { Location: address, 'Content-Length': 0 }).end()
}
