// @ts-check
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** In characters. */
export const MAX_ADDRESS_LENGTH = 8192

/** Hidden files, parent folders, compressed variants, and names that some operating systems read as a path. */
const NOT_SERVED = /^\.|\.(?:br|gz)$|[\\/]/i
/** Files for hosts, in every spelling that some operating system accepts. */
const HOST_FILE = /^_(?:headers|redirects)/i
const DEMO = /^~demos\/[^/]+\/?$/

/**
 * Lists the files that can answer a request, best first, or returns the status of an invalid request.
 * @param {string} address as in the request
 * @returns {{ names: string[] } | { status: number }}
 */
export function readAddress(address) {
  if (address.length > MAX_ADDRESS_LENGTH) return { status: 414 }
  const pathname = address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '') || '/'
  if (!pathname.startsWith('/')) return { status: 400 }
  const parts = decodeParts(pathname)
  const isRefused = parts.some((part, index) => NOT_SERVED.test(part) || (part === '' && index < parts.length - 1))
  return { names: isRefused || HOST_FILE.test(parts[0] ?? '') ? [] : listFileNames(parts.join('/')) }
}

/**
 * Decodes each part separately, because an encoded slash must not become a separator.
 * @param {string} pathname
 */
function decodeParts(pathname) {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent)
  } catch {
    // invalid encoding, such as /100%, is answered with the not-found page
    return ['.']
  }
}

/** @param {string} pathname */
function listFileNames(pathname) {
  const names =
    pathname === '' || pathname.endsWith('/')
      ? [`${pathname}index.html`]
      : [pathname, `${pathname}.html`, `${pathname}/index.html`]
  return DEMO.test(pathname) ? [...names, '~demos/index.html'] : names
}

/**
 * Finds the first of these names that is a file in the folder.
 * @param {string} root
 * @param {string[]} names
 */
export async function findFile(root, names) {
  for (const name of names) {
    if (await statFile(root, name)) return name
  }
}

/**
 * Not cached, because files can change while the site is served.
 * @param {string} root
 * @param {string} name
 */
export async function statFile(root, name) {
  try {
    const file = await realpath(path.join(root, name))
    // a symbolic link can point outside the folder
    if (!file.startsWith(root + path.sep)) return undefined
    const stats = await stat(file)
    return stats.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}
