// @ts-check
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The new address of an old one, from the site's own file `_redirects`, read as Netlify and Cloudflare read it.
 * @param {string} root
 * @param {string} address as it is in the request
 * @returns {Promise<string | undefined>}
 */
export async function findSiteRedirect(root, address) {
  const [pathname = '', query] = address
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/#.*$/, '')
    .split(/\?(.*)/s)
  // read on each request: another build has other redirects
  const text = await readFile(path.join(root, '_redirects'), 'utf8').catch(() => '')
  for (const line of text.split(/\r?\n/)) {
    const [from, to, status] = line.trim().split(/\s+/)
    if (status !== '301' || !to || (pathname !== from && pathname !== `${from}/`)) continue
    return query ? addQuery(to, query) : to
  }
}

/**
 * @param {string} to
 * @param {string} query
 */
function addQuery(to, query) {
  const [target = '', hash] = to.split('#')
  return `${target}${target.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}
