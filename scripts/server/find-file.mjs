// @ts-check
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** In characters. */
export const MAX_ADDRESS_LENGTH = 8192

/** Hidden files, parent folders, compressed variants, and names that some operating systems read as a path. */
const NOT_SERVED = /^\.|\.(?:br|gz)$|[\\/]/i
/** Files for hosts, in every spelling that some operating system accepts. */
const HOST_FILE = /^_(?:headers|redirects|routes)/i
/** The document of every address without a page, one for each locale. It has no address of its own. */
const NOT_FOUND_FILE = /(?:^|\/)404\.html$/

/**
 * Lists the files that can answer a request, best first, or returns the status of an invalid request. `movedTo` is set
 * for another spelling of the address of a page: `/guide/`, `/guide.html` and `/guide/index.html` are `/guide`.
 * @param {string} address as in the request
 * @returns {{ names: string[], movedTo?: string } | { status: number }}
 */
export function readAddress(address) {
  if (address.length > MAX_ADDRESS_LENGTH) return { status: 414 }
  const pathname = address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '') || '/'
  if (!pathname.startsWith('/')) return { status: 400 }
  const parts = decodeParts(pathname.replace(/(?!^)\/+$/, ''))
  const isRefused = parts.some((part) => NOT_SERVED.test(part) || (part === '' && parts.length > 1))
  if (isRefused || HOST_FILE.test(parts[0] ?? '')) return { names: [] }
  const name = parts.join('/')
  const page = `/${name}`.replace(/(\/index)?(\.html)?$/, '').slice(1)
  const names = listDocuments(page)
  if (page !== name || /.\/$/.test(pathname)) return { names, movedTo: encodeURI(`/${page}`) }
  return { names: [name, ...names] }
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

/** @param {string} page */
const listDocuments = (page) =>
  page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`].filter((name) => !NOT_FOUND_FILE.test(name))

/**
 * The Markdown version of a document: `guide.html` and `guide/index.html` -> `guide.md`.
 * @param {string} document
 */
export const getMarkdownName = (document) => document.replace(/(\/index)?\.html$/, '.md')

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
