// @ts-check
import path from 'node:path'
import { contentType } from 'mime-types'
import Negotiator from 'negotiator'
import send from 'send'
import { statFile } from './find-file.mjs'
import { refuse, startHeaders } from './refuse.mjs'
import { siteHeaders } from './site-headers.mjs'

/** Best first. */
const TWINS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
]

/**
 * Sends a file, or its compressed twin when the client takes that.
 * @param {string} root
 * @param {string} name
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} [status]
 * @returns {Promise<boolean>} false when the file has gone meanwhile and nothing is sent yet
 */
export async function sendFile(root, name, request, response, status = 200) {
  const twins = await twinsOf(root, name)
  const encodings = twins.map(({ encoding }) => encoding)
  const chosen = new Negotiator(request).encoding([...encodings, 'identity'], { preferred: encodings })
  const twin = twins.find(({ encoding }) => encoding === chosen)
  response.statusCode = status
  startHeaders(response)
  response.setHeader('Content-Type', contentType(path.extname(name)) || 'application/octet-stream')
  for (const [header, value] of await siteHeaders(root, name)) response.setHeader(header, value)
  if (twins.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (twin) response.setHeader('Content-Encoding', twin.encoding)
  return pipe(root, name + (twin?.extension ?? ''), request, response)
}

/**
 * The twins that are there and not older than the file.
 * @param {string} root
 * @param {string} name
 */
async function twinsOf(root, name) {
  const [file, ...stats] = await Promise.all(
    ['', ...TWINS.map(({ extension }) => extension)].map((extension) => statFile(root, name + extension)),
  )
  return TWINS.filter((_, index) => file && (stats[index]?.mtimeMs ?? 0) >= file.mtimeMs)
}

/**
 * @param {string} root
 * @param {string} name
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {Promise<boolean>}
 */
function pipe(root, name, request, response) {
  // conditions and ranges are of the page that was asked for, not of the one that says it is not there
  const found = response.statusCode === 200
  return new Promise((resolve) => {
    response.once('close', () => resolve(true))
    send(request, encodeURIComponent(name), {
      root,
      cacheControl: false,
      index: false,
      etag: found,
      lastModified: found,
      acceptRanges: found,
    })
      .on('error', (/** @type {import('http-errors').HttpError} */ error) => {
        if (error.status === 404 && !response.headersSent) return resolve(false)
        refuse(response, error.status, error.headers)
      })
      .on('stream', (stream) => keepToLength(stream, response))
      .pipe(response)
  })
}

/**
 * A file may change between the look at its size and its last byte. An answer that is shorter than it says leaves the client waiting,
 * one that is longer runs into the next.
 * @param {import('node:fs').ReadStream} stream
 * @param {import('node:http').ServerResponse} response
 */
function keepToLength(stream, response) {
  const length = Number(response.getHeader('Content-Length'))
  stream.once('end', () => stream.bytesRead < length && refuse(response, 503))
  // of an empty file, one byte would be read and sent
  if (length === 0) {
    stream.destroy()
    response.end()
  }
}
