import type { DocumentData, LeanPage, PageData } from '../../shared/page.ts'

let data: DocumentData | undefined

function read(): DocumentData {
  data ??= JSON.parse(document.getElementById('page-data')?.textContent ?? '') as DocumentData
  return data
}

/** The version that this document belongs to. */
export const documentVersion = (): string => read().version

/** Where the index of the search is. */
export const documentSearch = (): string => String(read().search)

/** The page that the document was rendered for; null on the not-found page. */
export function documentPage(): PageData | null {
  const { page } = read()
  return page && harvest(page, document)
}

/**
 * Reads the HTML of the articles back from the document. It has arrived once, as what the
 * visitor sees; sending it a second time as data would double the page. Nothing else would do:
 * hydrating with empty strings wipes the article on the first mismatch.
 */
export function harvest(page: LeanPage, container: ParentNode): PageData {
  const articles = [...container.querySelectorAll('[data-tab]')]
  return { ...page, tabs: page.tabs.map((tab, index) => ({ ...tab, html: articles[index]?.innerHTML ?? '' })) }
}
