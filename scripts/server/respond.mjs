// @ts-check
import { STATUS_CODES } from 'node:http'

/**
 * Sets the headers of every response and removes those of an earlier attempt.
 * @param {import('node:http').ServerResponse} response
 */
export function resetHeaders(response) {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('X-Content-Type-Options', 'nosniff')
}

/**
 * Sends only a status, or aborts a response that has already started.
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function sendStatus(response, status, headers) {
  if (response.headersSent) return void response.destroy()
  resetHeaders(response)
  const text = `${STATUS_CODES[status]}\n`
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': text.length, ...headers })
  response.end(text)
}

/**
 * Redirects permanently. Like pages, the redirect is revalidated on each visit.
 * @param {import('node:http').ServerResponse} response
 * @param {string} address
 */
export function sendRedirect(response, address) {
  resetHeaders(response)
  response.writeHead(301, { Location: address, 'Content-Length': 0 }).end()
}
