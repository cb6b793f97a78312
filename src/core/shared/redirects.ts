import { withoutTrailingSlash } from './routes.ts'

/** The old and the new address of a page, a section (`/guide#old`) or a special route (`/~demos/old-id`). */
export interface Redirect {
  from: string
  to: string
}

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/** Only the browser can redirect a section, because a server never receives the hash. */
export const isSectionRedirect = ({ from }: Redirect): boolean => from.includes('#')

/** The new address, if there is one. The redirect of a section takes precedence over that of its page. */
export function findRedirect(redirects: Redirect[], { pathname, search, hash }: Address): string | undefined {
  const path = withoutTrailingSlash(pathname)
  const section = redirects.find(({ from }) => hash !== '' && from === path + hash)
  if (section) return addQueryAndHash(section.to, { search, hash: '' })
  const page = redirects.find(({ from }) => from === path)
  return page && addQueryAndHash(page.to, { search, hash })
}

/** Adds the query and the hash of the visited address. The hash of the new address takes precedence. */
export function addQueryAndHash(to: string, { search, hash }: Pick<URL, 'search' | 'hash'>): string {
  const [address = '', ownHash] = to.split('#')
  const query = address.includes('?') ? search.replace('?', '&') : search
  return address + query + (ownHash === undefined ? hash : `#${ownHash}`)
}
