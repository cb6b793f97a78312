import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../shared/redirects.ts'
import { findRedirect, isSectionRedirect } from '../../shared/redirects.ts'
import { isSpecialRoute } from '../../shared/routes.ts'
import { formatSuggestion, type Problem } from '../files/problems.ts'
import { readText } from '../files/read-text.ts'
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

/** Everything that has an address. */
export interface AddressTargets extends LinkTargets {
  /** Addresses below special routes, such as `/~demos/line-basic`. */
  specialAddresses: Set<string>
}

/** Reports redirects that lead nowhere, hide a page, or contradict each other. */
export function checkRedirects(redirects: ReadRedirect[], targets: AddressTargets): Problem[] {
  const problems: Problem[] = []
  redirects.forEach((redirect, index) => {
    const isDuplicate = redirects.findIndex(({ from }) => from === redirect.from) < index
    const message = isDuplicate
      ? 'the address is redirected twice; keep one of them'
      : (checkSource(redirect, targets) ?? checkTarget(redirect, redirects, targets))
    if (!message) return
    problems.push({
      file: REDIRECT_FILE,
      line: redirect.line,
      message: `redirect from "${redirect.from}": ${message}`,
    })
  })
  return problems
}

/** The message for an address that does not exist. */
export function checkAddress(address: string, targets: AddressTargets): string | undefined {
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
