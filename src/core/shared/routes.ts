/** The prefix of routes that are not pages, such as `/~demos/{id}`. */
export const SPECIAL_PREFIX = '~'

export const isSpecialRoute = (pathname: string): boolean => pathname.startsWith(`/${SPECIAL_PREFIX}`)

/** The address of a page without the slash at its end. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** `/api/line` -> `api/line`, `/` -> `index`: the name of a page's files. */
export function fileNameOf(route: string): string {
  return route === '/' ? 'index' : route.slice(1)
}

/** Where the data of a page is, by name and hash. */
export function pageDataAddress(route: string, version: string): string {
  return `/pages/${fileNameOf(route)}.${version}.json`
}
