// @ts-check
import path from 'node:path'
import { contentType } from 'mime-types'
import Negotiator from 'negotiator'
import send from 'send'
import { statFile } from './find-file.mjs'
import { readSiteHeaders } from './host-files.mjs'
import { resetHeaders, sendStatus } from './respond.mjs'

/** Best first. */
const COMPRESSED = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
]

/**
 * Sends a file, or a compressed variant that the client accepts.
 * @param {string} root
 * @param {string} name
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ status?: number, vary?: string[] }} [options] `vary` lists the headers that the choice of the file depends on
 * @returns {Promise<boolean>} false if the file was removed in the meantime and nothing has been sent
 */
export async function sendFile(root, name, request, response, { status = 200, vary = [] } = {}) {
  const variants = await listVariants(root, name)
  const encodings = variants.map(({ encoding }) => encoding)
  const chosen = new Negotiator(request).encoding([...encodings, 'identity'], { preferred: encodings })
  const variant = variants.find(({ encoding }) => encoding === chosen)
  response.statusCode = status
  resetHeaders(response)
  response.setHeader('Content-Type', contentType(path.extname(name)) || 'application/octet-stream')
  // the headers of a missing file must not apply to the not-found page
  const address = status === 200 ? (request.url ?? '/') : `/${name}`
  for (const [header, value] of await readSiteHeaders(root, address)) response.setHeader(header, value)
  const dependencies = [...vary, ...(variants.length > 0 ? ['Accept-Encoding'] : [])]
  if (dependencies.length > 0) response.setHeader('Vary', dependencies.join(', '))
  if (variant) response.setHeader('Content-Encoding', variant.encoding)
  return pipe(root, name + (variant?.extension ?? ''), request, response)
}

/**
 * Lists the compressed variants that are not older than the file.
 * @param {string} root
 * @param {string} name
 */
async function listVariants(root, name) {
  const [file, ...stats] = await Promise.all(
    ['', ...COMPRESSED.map(({ extension }) => extension)].map((extension) => statFile(root, name + extension)),
  )
  return COMPRESSED.filter((_, index) => file && (stats[index]?.mtimeMs ?? 0) >= file.mtimeMs)
}

/**
 * @param {string} root
 * @param {string} name
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {Promise<boolean>}
 */
function pipe(root, name, request, response) {
  // conditions and ranges don't apply to the not-found page
  const isFound = response.statusCode === 200
  return new Promise((resolve) => {
    response.once('close', () => resolve(true))
    send(request, encodeURIComponent(name), {
      root,
      cacheControl: false,
      index: false,
      etag: isFound,
      lastModified: isFound,
      acceptRanges: isFound,
    })
      .on('error', (/** @type {import('http-errors').HttpError} */ error) => {
        if (error.status === 404 && !response.headersSent) return resolve(false)
        sendStatus(response, error.status, error.headers)
      })
      .on('stream', (stream) => checkLength(stream, response))
      .pipe(response)
  })
}

/**
 * A file can shrink while it is sent. Aborts the response then, because the client would wait for the rest.
 * @param {import('node:fs').ReadStream} stream
 * @param {import('node:http').ServerResponse} response
 */
function checkLength(stream, response) {
  const length = Number(response.getHeader('Content-Length'))
  stream.once('end', () => stream.bytesRead < length && sendStatus(response, 503))
  // `send` would read and send one byte of an empty file
  if (length === 0) {
    stream.destroy()
    response.end()
  }
}
