import type { DocumentData, PageData } from '../../shared/page.ts'

let data: DocumentData | undefined

/** Reads the data element of the document. */
export function readDocumentData(): DocumentData {
  data ??= JSON.parse(document.getElementById('page-data')?.textContent ?? '') as DocumentData
  return data
}

/** The version of the site that this document belongs to. */
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
