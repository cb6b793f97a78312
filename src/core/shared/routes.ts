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

/** `/guide` -> `/zh/guide`, `/#start` -> `/zh#start`. */
export function addBase(address: string, base: string): string {
  return base === '/' ? address : base + address.replace(/^\/(?=$|[?#])/, '')
}

/** `/zh/guide` -> `/guide`, `/zh#start` -> `/#start`. */
export function removeBase(address: string, base: string): string {
  return base === '/' ? address : address.slice(base.length).replace(/^(?!\/)/, '/')
}

/** The locale that a path belongs to: the one with the longest base. */
export function findLocale<Locale extends { base: string }>(pathname: string, locales: Locale[]): Locale | undefined {
  const isInside = ({ base }: Locale) => base === '/' || pathname === base || pathname.startsWith(`${base}/`)
  return locales.filter(isInside).toSorted((a, b) => b.base.length - a.base.length)[0]
}

/** The shortest language tag with the same meaning: `en-US` -> `en`, `zh-TW` -> `zh-TW`. */
export const getLanguage = (id: string): string => new Intl.Locale(id).minimize().baseName
