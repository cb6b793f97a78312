import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addBase, findLocale, removeBase } from '../../shared/locales.ts'
import type { Site } from '../feature.ts'
import type { Problem } from '../files/problems.ts'
import { checkAddress, followRedirects, REDIRECT_FILE, type AddressTargets } from './redirects.ts'

/** Every address that visitors may have bookmarked: pages, tabs, sections and special routes, one per line. */
export const ADDRESS_FILE = 'content/published-addresses.txt'

type Edition = Pick<Site, 'redirects' | 'locale' | 'editions'> & { targets: AddressTargets }

/** Reports addresses of a locale that have become a 404. The sections of a missing page are not reported. */
export function checkPublishedAddresses(
  published: string[],
  { redirects, targets, locale, editions }: Edition,
): Problem[] {
  const locales = editions.map((edition) => edition.locale)
  const isMissing = (address: string): boolean => {
    const current = followRedirects(removeBase(address, locale.base), redirects)
    // a loop is reported where it is declared
    return current !== undefined && checkAddress(current, targets) !== undefined
  }
  return published.flatMap((address, index): Problem[] => {
    const [page = ''] = address.split(/[?#]/)
    if (address === '' || findLocale(page, locales) !== locale) return []
    if (!isMissing(address) || (page !== address && isMissing(page))) return []
    const message = `${address} no longer exists; add a line with its new address to ${REDIRECT_FILE}`
    return [{ file: ADDRESS_FILE, line: index + 1, message }]
  })
}

/** All current addresses of the site. */
export function listAddresses({ editions, features }: Pick<Site, 'editions' | 'features'>): string[] {
  return [...editions.flatMap(listPageAddresses), ...features.flatMap(({ specialRoutes = [] }) => specialRoutes)]
}

const listPageAddresses = ({ pages, locale: { base } }: Pick<Site, 'pages' | 'locale'>): string[] =>
  [...pages].flatMap(([route, files]) =>
    files.flatMap(({ file: { tab }, toc }) => {
      const address = addBase(tab === '' ? route : `${route}?tab=${tab}`, base)
      return [address, ...toc.map(({ id }) => `${address}#${id}`)]
    }),
  )

export function readPublishedAddresses(root: string): string[] {
  const file = path.join(root, ADDRESS_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : []
}

/** Adds new addresses to the list and returns their number. It never removes one. */
export function addPublishedAddresses(site: Pick<Site, 'root' | 'editions' | 'features'>): number {
  const published = new Set(readPublishedAddresses(site.root).filter(Boolean))
  const all = new Set([...published, ...listAddresses(site)])
  writeFileSync(path.join(site.root, ADDRESS_FILE), [...all].toSorted().join('\n') + '\n')
  return all.size - published.size
}
