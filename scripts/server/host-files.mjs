// @ts-check
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The headers for an address in `_headers` of the site, read like Netlify and Cloudflare do. They join the values of
 * all rules that match.
 * @param {string} root
 * @param {string} address as in the request
 * @returns {Promise<Map<string, string>>}
 */
export async function readSiteHeaders(root, address) {
  const { pathname } = splitAddress(address)
  /** @type {Map<string, string>} */
  const headers = new Map()
  let isMatch = false
  for (const line of await readLines(root, '_headers')) {
    if (line.startsWith('/')) isMatch = matchesPattern(pathname, line.trim())
    const [, header, value] = line.match(/^\s+([\w-]+):\s*(.+?)\s*$/) ?? []
    if (!isMatch || !header || !value) continue
    const before = headers.get(header)
    headers.set(header, before === undefined ? value : `${before}, ${value}`)
  }
  return headers
}

/**
 * The new address of an old one in `_redirects` of the site, read like Netlify and Cloudflare do.
 * @param {string} root
 * @param {string} address as in the request
 * @returns {Promise<string | undefined>}
 */
export async function findSiteRedirect(root, address) {
  const { pathname, query } = splitAddress(address)
  for (const line of await readLines(root, '_redirects')) {
    const [from, to, status] = line.trim().split(/\s+/)
    if (status !== '301' || !to || (pathname !== from && pathname !== `${from}/`)) continue
    return query ? addQuery(to, query) : to
  }
}

/**
 * The file of the not-found page in `_redirects` of the site, which can have one for each locale.
 * @param {string} root
 * @param {string} address as in the request
 * @returns {Promise<string>}
 */
export async function findNotFoundPage(root, address) {
  const { pathname } = splitAddress(address)
  for (const line of await readLines(root, '_redirects')) {
    const [pattern = '', to, status] = line.trim().split(/\s+/)
    if (status === '404' && to && matchesPattern(pathname, pattern)) return to.slice(1)
  }
  return '404.html'
}

/** @param {string} address */
function splitAddress(address) {
  const [pathname = '', query] = address
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/#.*$/, '')
    .split(/\?(.*)/s)
  return { pathname, query }
}

/**
 * Not cached, because a new build changes the files.
 * @param {string} root
 * @param {string} name
 */
async function readLines(root, name) {
  const text = await readFile(path.join(root, name), 'utf8').catch(() => '')
  return text.split(/\r?\n/)
}

/**
 * @param {string} address
 * @param {string} pattern
 */
const matchesPattern = (address, pattern) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern

/**
 * @param {string} to
 * @param {string} query
 */
function addQuery(to, query) {
  const [target = '', hash] = to.split('#')
  return `${target}${target.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}
