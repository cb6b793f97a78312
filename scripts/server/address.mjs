// @ts-check

/** In characters. A longer address is of no page. */
export const LONGEST_ADDRESS = 8192

/** Hidden files and ways up, compressed twins, and what an operating system reads as more than one name. */
const NOBODYS = /^\.|\.(?:br|gz)$|[\\/]/i
/** What only hosts read, in every spelling that an operating system takes for it. Other names with such a beginning are files as any. */
const HOSTS = /^_(?:headers|redirects)/i

const DEMO = /^~demos\/[^/]+\/?$/

/**
 * What an address asks for: the names of the files that may answer it, best first, or the status that refuses it.
 * @param {string} address as it stands in the request
 * @returns {{ names: string[] } | { status: number }}
 */
export function readAddress(address) {
  if (address.length > LONGEST_ADDRESS) return { status: 414 }
  const pathname = address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '') || '/'
  if (!pathname.startsWith('/')) return { status: 400 }
  const parts = decode(pathname)
  const foreign = parts.some((part, index) => NOBODYS.test(part) || (part === '' && index < parts.length - 1))
  return { names: foreign || HOSTS.test(parts[0] ?? '') ? [] : filesOf(parts.join('/')) }
}

/** @param {string} path */
function filesOf(path) {
  const names = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]
  return DEMO.test(path) ? [...names, '~demos/index.html'] : names
}

/**
 * Every part by itself: an encoded slash must not become one.
 * @param {string} pathname
 */
function decode(pathname) {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent)
  } catch {
    // a slip of the pen, such as /100%: the visitor gets the not-found page
    return ['.']
  }
}
