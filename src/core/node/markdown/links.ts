import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { withoutTrailingSlash } from '../../shared/routes.ts'
import { suggestion } from '../files/problems.ts'
import type { Report } from './context.ts'
import { SKIP, visit, visitType } from './visit.ts'

/** What a page can be linked at. What is undefined is not known, because of a mistake that is told elsewhere. */
export interface PageTargets {
  tabs?: Set<string>
  ids?: Set<string>
  hasOption?: (address: string) => boolean
}

/** What can be linked to: routes with their tabs, the ids on each, and files served as they are. */
export interface LinkTargets {
  pages: Map<string, PageTargets>
  files: Set<string>
}

/** Reports links, anchors, tabs and images that lead nowhere. */
export function checkLinks(tree: Root, here: string, targets: LinkTargets, report: Report): void {
  const images = new Set<string>()
  visitType(tree, 'imageReference', ({ identifier }) => void images.add(identifier))
  visit(tree, (node) => {
    // what a directive has made is checked where it is written
    if (node.type === 'wrapper') return SKIP
    if (node.type === 'link' && toString(node).trim() === '' && !node.children.some(({ type }) => type === 'image'))
      report(node, `the link ${node.url} has no text; say in the brackets where it leads`)
    if (node.type === 'link' || (node.type === 'definition' && !images.has(node.identifier))) {
      const mistake = linkMistake(node.url, here, targets)
      if (mistake) report(node, mistake)
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      if (!node.alt?.trim())
        report(
          node,
          `the image${node.type === 'image' ? ` ${node.url}` : ''} has no alternative text; say in the brackets what it shows`,
        )
    }
    if (node.type === 'image' || (node.type === 'definition' && images.has(node.identifier))) {
      if (!node.url.startsWith('/'))
        report(
          node,
          `the image ${node.url} is not one of the site; put it into public/ and write its address from the root`,
        )
      else if (!targets.files.has(node.url))
        report(node, `the image ${node.url} does not exist in public/${suggestion(node.url, targets.files)}`)
    }
  })
}

/** What an address may ask for. */
const QUERY = ['tab', 'q']

/** The sentence that says what is wrong with a link, or nothing. */
export function linkMistake(url: string, here: string, targets: LinkTargets): string | undefined {
  if (/^(https:|mailto:)/.test(url))
    return URL.canParse(url) ? undefined : `the link ${url} is no address; look for a slip in it`
  if (url === '') return 'the link has no address; write it in the parentheses'
  if (url.startsWith('http:')) return `the link ${url} is not secure; use https`
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(url) ?? []
  if (scheme) return `the link ${url} begins with "${scheme}"; use https, mailto or an address from the root`
  if (!url.startsWith('/') && !url.startsWith('#')) {
    return `the link ${url} is relative; write it from the root, such as /guide#install`
  }
  const base = `https://site${here}`
  if (!URL.canParse(url, base) || new URL(url, base).host !== 'site')
    return `the link ${url} leads to another site; write https: before it`
  const { pathname, searchParams, hash } = new URL(url, base)
  if (targets.files.has(pathname)) return undefined
  const route = withoutTrailingSlash(pathname)
  const page = targets.pages.get(route)
  if (!page) return `the link ${url} leads to no page${suggestion(route, targets.pages.keys())}`
  if (route !== pathname) return `the link ${url} ends in a slash; write ${route}`
  const unknown = [...searchParams.keys()].find((key) => !QUERY.includes(key))
  if (unknown !== undefined)
    return `the link ${url} asks for "${unknown}", which no page knows${suggestion(unknown, QUERY)}`
  const tab = searchParams.get('tab')
  if (tab !== null && page.tabs && !page.tabs.has(tab))
    return `${route} has no tab "${tab}"${suggestion(tab, page.tabs)}`
  const id = decoded(hash.slice(1))
  if (id && page.ids && !page.ids.has(id) && !page.hasOption?.(id))
    return `${route} has no heading or option with the id "${id}"${suggestion(id, page.ids)}`
  return undefined
}

/** A percent sign that encodes nothing stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
