import { memoize } from 'es-toolkit'
import type { Site } from '../../../core/node/feature.ts'
import type { Problem } from '../../../core/node/files/problems.ts'

export interface WrittenFile {
  address: string
  text: string
}

/** Reports links in generated files that point to nothing on this site. `files` has the addresses of the files. */
export function checkFiles(checked: WrittenFile[], files: ReadonlySet<string>, site: Site): Problem[] {
  const special = new Set(site.features.flatMap(({ specialRoutes = [] }) => specialRoutes))
  const check = memoize((link: string): string | undefined => {
    const path = withoutBase(link, site.locale.base)
    const [pathname = ''] = path.split(/[?#]/)
    if (files.has(link) || files.has(pathname) || special.has(pathname)) return undefined
    return site.checkLink(path)
  })
  return checked.flatMap(({ address, text }) =>
    listLinks(text, site.config.url).flatMap((link): Problem[] => {
      const message = check(link)
      return message ? [{ file: `dist${address}`, line: 1, message }] : []
    }),
  )
}

/** Links of the site in a text, without its origin. Quotes, brackets and spaces end an address. */
export function listLinks(text: string, url: string): string[] {
  const found = new Set<string>()
  for (let start = text.indexOf(url); start >= 0; start = text.indexOf(url, start + url.length)) {
    const rest = text.slice(start + url.length, start + url.length + MAX_LENGTH)
    const [link = ''] = /^[^\s"'`<>()[\]|\\]*/.exec(rest) ?? []
    // the name of another site can start with the same letters
    if (link === '' || /^[/?#]/.test(link)) found.add(link || '/')
  }
  return [...found]
}

const MAX_LENGTH = 500

const withoutBase = (link: string, base: string): string =>
  base !== '/' && new RegExp(`^${base}(?=[/?#]|$)`).test(link) ? link.slice(base.length) || '/' : link
