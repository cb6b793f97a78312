// @ts-check
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * What the site's own file `_headers` says of a file, read as Netlify and Cloudflare read it.
 * @param {string} root
 * @param {string} name
 * @returns {Promise<[name: string, value: string][]>}
 */
export async function siteHeaders(root, name) {
  // each time: another build brings another policy
  const text = await readFile(path.join(root, '_headers'), 'utf8').catch(() => '')
  /** @type {[string, string][]} */
  const headers = []
  let meant = false
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('/')) meant = matches(line.trim(), `/${name}`)
    const [, header, value] = line.match(/^\s+([\w-]+):\s*(.+?)\s*$/) ?? []
    if (meant && header && value) headers.push([header, value])
  }
  return headers
}

/**
 * @param {string} pattern
 * @param {string} address
 */
const matches = (pattern, address) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern
