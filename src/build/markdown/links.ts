import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { withoutTrailingSlash } from '../../shared/routes.ts'
import { suggestion } from '../problems.ts'
import type { Report } from './context.ts'

/** What can be linked to: routes with their tabs, the ids on each, and files served as they are. */
export interface LinkTargets {
  pages: Map<string, { tabs: Set<string>; ids: Set<string>; hasOption?: (address: string) => boolean }>
  files: Set<string>
}

/** Reports links, anchors, tabs and images that lead nowhere. */
export function checkLinks(tree: Root, here: string, targets: LinkTargets, report: Report): void {
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') {
      const mistake = linkMistake(node.url, here, targets)
      if (mistake) report(node, mistake)
    }
    if (node.type === 'image') {
      if (!node.alt?.trim()) report(node, `the image ${node.url} has no alternative text; say in the brackets what it shows`)
      if (node.url.startsWith('/') && !targets.files.has(node.url)) report(node, `the image ${node.url} does not exist in public/`)
    }
  })
}

/** The sentence that says what is wrong with a link, or nothing. */
export function linkMistake(url: string, here: string, targets: LinkTargets): string | undefined {
  if (/^(https:|mailto:)/.test(url)) return undefined
  if (url.startsWith('http:')) return `the link ${url} is not secure; use https`
  if (!url.startsWith('/') && !url.startsWith('#')) {
    return `the link ${url} is relative; write it from the root, such as /guide#install`
  }
  const { pathname, searchParams, hash } = new URL(url, `https://site${here}`)
  if (targets.files.has(pathname)) return undefined
  const route = withoutTrailingSlash(pathname)
  const page = targets.pages.get(route)
  if (!page) return `the link ${url} leads to no page${suggestion(route, targets.pages.keys())}`
  if (route !== pathname) return `the link ${url} ends in a slash; write ${route}`
  const tab = searchParams.get('tab')
  if (tab !== null && !page.tabs.has(tab)) return `${route} has no tab "${tab}"${suggestion(tab, page.tabs)}`
  const id = decodeURIComponent(hash.slice(1))
  if (id && !page.ids.has(id) && !page.hasOption?.(id)) return `${route} has no heading or option with the id "${id}"${suggestion(id, page.ids)}`
  return undefined
}
