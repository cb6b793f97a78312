/** The prefix of routes that are not pages, such as `/~demos/{id}`. */
export const SPECIAL_PREFIX = '~'

const DEMO_ROUTE = `/${SPECIAL_PREFIX}demos/`

/** The id in `/~demos/{id}`; undefined for every other path. */
export function demoIdOf(pathname: string): string | undefined {
  return pathname.startsWith(DEMO_ROUTE) ? withoutTrailingSlash(pathname).slice(DEMO_ROUTE.length) : undefined
}

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
