import { withoutTrailingSlash } from './routes.ts'

/** An address that has changed: of a page, of a section (`/guide#old`) or of a special route (`/~demos/old-id`). */
export interface Redirect {
  from: string
  to: string
}

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/** A hash never reaches a server, so only the browser can redirect a section. */
export const isSectionRedirect = ({ from }: Redirect): boolean => from.includes('#')

/** Where an old address leads now. The redirect of a section comes before that of its page. */
export function findRedirect(redirects: Redirect[], { pathname, search, hash }: Address): string | undefined {
  const path = withoutTrailingSlash(pathname)
  const section = redirects.find(({ from }) => hash !== '' && from === path + hash)
  if (section) return addQueryAndHash(section.to, { search, hash: '' })
  const page = redirects.find(({ from }) => from === path)
  return page && addQueryAndHash(page.to, { search, hash })
}

/** Keeps the query and the hash of the visit. Those of the new address come first. */
export function addQueryAndHash(to: string, { search, hash }: Pick<URL, 'search' | 'hash'>): string {
  const [address = '', ownHash] = to.split('#')
  const query = address.includes('?') ? search.replace('?', '&') : search
  return address + query + (ownHash === undefined ? hash : `#${ownHash}`)
}
