/** The prefix of routes that are not pages, such as `/~demos/{id}`. */
export const SPECIAL_PREFIX = '~'

export const isSpecialRoute = (pathname: string): boolean => pathname.startsWith(`/${SPECIAL_PREFIX}`)

export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** The one address of a page that has a file: `/guide.html`, `/guide/index.html` and `/guide//` are `/guide`. */
export function getCleanPath(pathname: string): string {
  return withoutTrailingSlash(withoutTrailingSlash(pathname).replace(/(\/index)?(\.html)?$/, ''))
}

/** The name of a page's files: `/api/line` -> `api/line`, `/` -> `index`. */
export function getPageFileName(route: string): string {
  return route === '/' ? 'index' : route.slice(1)
}

export function getPageDataAddress(route: string, version: string): string {
  return `/pages/${getPageFileName(route)}.${version}.json`
}

/** The page and the tab of a link: `/api?tab=options`. The tab is empty for the page itself. */
export function splitTab(link: string): { route: string; tab: string } {
  const [route = '', tab = ''] = link.split('?tab=')
  return { route, tab }
}
