import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { decodeAddress } from '../../shared/decode-address.ts'
import { withoutTrailingSlash } from '../../shared/routes.ts'
import { formatSuggestion } from '../files/problems.ts'
import type { Report } from '../model/page-file.ts'
import { SKIP, visit, visitType } from './tree.ts'

/** The link targets of a page. A set is undefined if a problem that is reported elsewhere makes it unknown. */
export interface PageTargets {
  tabs?: Set<string>
  ids?: Set<string>
  /** Targets that are not in the page from the start, such as nested options. */
  hasTarget?: (id: string) => boolean
}

export interface LinkTargets {
  pages: Map<string, PageTargets>
  files: Set<string>
  /** Keys that a link may have in its query. */
  queryKeys: string[]
}

export function checkLinks(tree: Root, here: string, targets: LinkTargets, report: Report): void {
  const images = new Set<string>()
  visitType(tree, 'imageReference', ({ identifier }) => void images.add(identifier))
  visit(tree, (node) => {
    // expanded content is checked in its own file
    if (node.type === 'wrapper') return SKIP
    if (node.type === 'link' && toString(node).trim() === '' && !node.children.some(({ type }) => type === 'image'))
      report(node, `the link ${node.url} has no text; write it in the brackets`)
    if (node.type === 'link' || (node.type === 'definition' && !images.has(node.identifier))) {
      const message = checkLink(node.url, here, targets)
      if (message) report(node, message)
    }
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim()) {
      const image = node.type === 'image' ? `the image ${node.url}` : 'the image'
      report(node, `${image} has no alternative text; describe the image in the brackets`)
    }
    if (node.type === 'image' || (node.type === 'definition' && images.has(node.identifier))) {
      if (!node.url.startsWith('/'))
        report(
          node,
          `the image ${node.url} is not part of the site; put it into public/ and write its address from the root`,
        )
      else if (!targets.files.has(node.url))
        report(node, `the image ${node.url} does not exist in public/${formatSuggestion(node.url, targets.files)}`)
    }
  })
}

/** The message for a link that does not work. */
export function checkLink(url: string, here: string, targets: LinkTargets): string | undefined {
  if (/^(https:|mailto:)/.test(url))
    return URL.canParse(url) ? undefined : `the link ${url} is not a valid address; check it for typos`
  if (url === '') return 'the link has no address; write it in the parentheses'
  if (url.startsWith('http:')) return `the link ${url} is not secure; use https`
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(url) ?? []
  if (scheme) return `the link ${url} starts with "${scheme}"; use https, mailto or an address from the root`
  if (!url.startsWith('/') && !url.startsWith('#')) {
    return `the link ${url} is relative; write it from the root, such as /guide#install`
  }
  const base = `https://site${here}`
  if (!URL.canParse(url, base) || new URL(url, base).host !== 'site')
    return `the link ${url} points to another site; write https: before it`
  const { pathname, searchParams, hash } = new URL(url, base)
  if (targets.files.has(pathname)) return undefined
  const route = withoutTrailingSlash(pathname)
  const page = targets.pages.get(route)
  if (!page) return `the link ${url} points to no page${formatSuggestion(route, targets.pages.keys())}`
  if (route !== pathname) return `the link ${url} ends in a slash; write ${route}`
  const unknown = [...searchParams.keys()].find((key) => !targets.queryKeys.includes(key))
  if (unknown !== undefined)
    return `the link ${url} has an unknown key "${unknown}" in its query${formatSuggestion(unknown, targets.queryKeys)}`
  const tab = searchParams.get('tab')
  if (tab !== null && page.tabs && !page.tabs.has(tab))
    return `${route} has no tab "${tab}"${formatSuggestion(tab, page.tabs)}`
  const id = decodeAddress(hash.slice(1)) || hash.slice(1)
  if (id && page.ids && !page.ids.has(id) && !page.hasTarget?.(id))
    return `${route} has nothing with the id "${id}"${formatSuggestion(id, page.ids)}`
  return undefined
}
