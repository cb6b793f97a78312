import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addBase, findLocale, isSpecialRoute, removeBase } from '../../shared/routes.ts'
import { findRedirect, isSectionRedirect, type Redirect } from '../../shared/redirects.ts'
import type { Site } from '../feature.ts'
import { formatSuggestion, readText, type Problem } from '../files/problems.ts'
import { checkLink, type LinkTargets } from '../markdown/links.ts'

/** The redirects of the site, one per line: the old and the new address. */
export const REDIRECT_FILE = 'content/redirects.txt'

export interface ReadRedirect extends Redirect {
  line: number
}

export function readRedirects(root: string): { redirects: ReadRedirect[]; problems: Problem[] } {
  if (!existsSync(path.join(root, REDIRECT_FILE))) return { redirects: [], problems: [] }
  const { text = '', problems } = readText(root, REDIRECT_FILE)
  const redirects = text.split('\n').flatMap((content, index): ReadRedirect[] => {
    const line = index + 1
    const [from = '', to, ...rest] = content.trim().split(/\s+/)
    if (from === '') return []
    if (to !== undefined && rest.length === 0) return [{ from, to, line }]
    problems.push({ file: REDIRECT_FILE, line, message: 'write the old and the new address, such as /old /new' })
    return []
  })
  return { redirects, problems }
}

export interface AddressTargets extends LinkTargets {
  /** Addresses below special routes, such as `/~demos/line-basic`. */
  specialAddresses: Set<string>
}

/** Reports redirects that lead nowhere, hide a page, or contradict each other. */
export function checkRedirects(redirects: ReadRedirect[], targets: AddressTargets): Problem[] {
  return redirects.flatMap((redirect, index): Problem[] => {
    const isDuplicate = redirects.findIndex(({ from }) => from === redirect.from) < index
    const message = isDuplicate
      ? 'the address is redirected twice; keep one of them'
      : (checkSource(redirect, targets) ?? checkTarget(redirect, redirects, targets))
    if (!message) return []
    return [{ file: REDIRECT_FILE, line: redirect.line, message: `redirect from "${redirect.from}": ${message}` }]
  })
}

/** The message for an address that does not exist. */
function checkAddress(address: string, targets: AddressTargets): string | undefined {
  if (!isSpecialRoute(address)) return checkLink(address, '/', targets)
  if (targets.specialAddresses.has(address)) return undefined
  return `${address} does not exist${formatSuggestion(address, targets.specialAddresses)}`
}

function checkSource(redirect: Redirect, targets: AddressTargets): string | undefined {
  const { from } = redirect
  const [route = '', id = ''] = from.split('#')
  // other characters have a meaning in the files of some hosts
  if (!/^\/~?[\w/-]*(#[^\s"'#]+)?$/.test(from) || (route.endsWith('/') && route !== '/'))
    return (
      'write the old address from the root, without a query and an extension, ' +
      'such as /old, /guide#old or /~demos/old'
    )
  const page = targets.pages.get(route)
  if (!isSectionRedirect(redirect)) {
    const exists = page !== undefined || targets.specialAddresses.has(route)
    return exists ? `${route} exists and would be hidden; remove the redirect` : undefined
  }
  if (!page) return `${route} is not a page; write the address of the page that had the section`
  const exists = page.ids?.has(id) || page.hasTarget?.(id)
  return exists ? `${route} still has the section "${id}"; remove the redirect` : undefined
}

function checkTarget({ from, to }: Redirect, redirects: Redirect[], targets: AddressTargets): string | undefined {
  if (!/^\/(?!\/)[^\s"\\$]*$/.test(to)) return `the new address ${to} is not part of the site; write it from the root`
  const last = followRedirects(to, redirects)
  if (last === undefined) return `the redirects lead in a circle back to ${from}; remove one of them`
  if (last !== to) return `the new address ${to} is redirected to ${last}; write ${last}`
  return checkAddress(to, targets)
}

/** The address at the end of a chain of redirects; undefined for a chain without an end. */
export function followRedirects(address: string, redirects: Redirect[]): string | undefined {
  const seen = new Set<string>()
  for (let current = address; !seen.has(current);) {
    seen.add(current)
    const next = findRedirect(redirects, new URL(current, 'https://site'))
    if (next === undefined) return current
    current = next
  }
  return undefined
}

/** Every address that visitors may have bookmarked: pages, tabs, sections and special routes, one per line. */
export const ADDRESS_FILE = 'content/published-addresses.txt'

/** Reports addresses of a locale that have become a 404. The sections of a missing page are not reported. */
export function checkPublishedAddresses(
  published: string[],
  {
    redirects,
    targets,
    locale,
    inLocales,
  }: Pick<Site, 'redirects' | 'locale' | 'inLocales'> & { targets: AddressTargets },
): Problem[] {
  const locales = inLocales.map((site) => site.locale)
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

export function listAddresses({ inLocales, features }: Pick<Site, 'inLocales' | 'features'>): string[] {
  return [...inLocales.flatMap(listPageAddresses), ...features.flatMap(({ specialRoutes = [] }) => specialRoutes)]
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
export function addPublishedAddresses(site: Pick<Site, 'root' | 'inLocales' | 'features'>): number {
  const published = new Set(readPublishedAddresses(site.root).filter(Boolean))
  const all = new Set([...published, ...listAddresses(site)])
  writeFileSync(path.join(site.root, ADDRESS_FILE), [...all].toSorted().join('\n') + '\n')
  return all.size - published.size
}
