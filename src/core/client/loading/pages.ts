import { isRecord } from '../../shared/is-record.ts'
import type { DocumentData, PageData } from '../../shared/page.ts'
import { getPageDataAddress } from '../../shared/routes.ts'
import { loadJson, loadPart } from './load-part.ts'

let data: DocumentData | undefined

export function readDocumentData(): DocumentData {
  data ??= JSON.parse(document.getElementById('page-data')?.textContent ?? '') as DocumentData
  return data
}

export const getDocumentVersion = (): string => readDocumentData().version

/**
 * The page that the document was rendered for; null on the not-found page. The HTML of the articles is read back from
 * the document, because sending it again as data would double the size of the page. Hydrating with empty strings would
 * clear the articles.
 */
export function readDocumentPage(): PageData | null {
  const { page } = readDocumentData()
  // a hidden tab is folded
  const articles = document.querySelectorAll('[data-tab]:not(:has(>noscript)),[data-tab]>noscript')
  return page && { ...page, tabs: page.tabs.map((tab, index) => ({ ...tab, html: articles[index]?.innerHTML ?? '' })) }
}

const requests = new Map<string, Promise<PageData>>()
const cached = new Map<string, PageData>()

/** Fetches the data of a page once. A failed request is not cached, so it can be retried. */
export function loadPage(route: string): Promise<PageData> {
  const loading = requests.get(route) ?? fetchPage(route)
  requests.set(route, loading)
  loading.catch(() => requests.delete(route))
  return loading
}

async function fetchPage(route: string): Promise<PageData> {
  const [page] = await Promise.all([
    loadJson(getPageDataAddress(route, getDocumentVersion()), isPageAt(route)),
    loadRareStyles(),
  ])
  return cachePage(page)
}

/** A page can have HTML that this document has no styles for. Some documents contain them, after the other styles. */
const loadRareStyles = () =>
  document.querySelector('style + style') ?? loadPart('part:virtual:rare-styles', () => import('virtual:rare-styles'))

export function cachePage(page: PageData): PageData {
  cached.set(page.route, page)
  requests.set(page.route, Promise.resolve(page))
  return page
}

/** A cached page can be shown in the same task, without waiting for a promise. */
export const getCachedPage = (route: string): PageData | undefined => cached.get(route)

export function clearPages(): void {
  requests.clear()
  cached.clear()
}

/** Some hosts find a file in other ways too: `/index` is the file of `/`, and `/Guide` can be that of `/guide`. */
const isPageAt =
  (route: string) =>
  (value: unknown): value is PageData =>
    isRecord(value) && value.route === route && Array.isArray((value as Partial<PageData>).tabs?.[0]?.toc)
