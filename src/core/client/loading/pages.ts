import type { PageData } from '../../shared/page.ts'
import { pageDataAddress } from '../../shared/routes.ts'
import { documentVersion } from './document-data.ts'
import { isRecord } from '../../shared/is-record.ts'
import { loadJson } from './load-part.ts'

const pages = new Map<string, Promise<PageData>>()
const ready = new Map<string, PageData>()

/** The data of a page, fetched once. A failure is forgotten, so that it can be tried again. */
export function loadPage(route: string): Promise<PageData> {
  const known = pages.get(route)
  if (known) return known
  const loading = loadJson(pageDataAddress(route, documentVersion()), isPage).then(
    (page) => keepPage(page),
    (error: unknown) => {
      pages.delete(route)
      throw error
    },
  )
  pages.set(route, loading)
  return loading
}

export function keepPage(page: PageData): PageData {
  ready.set(page.route, page)
  pages.set(page.route, Promise.resolve(page))
  return page
}

/** A page that is there already needs no wait, not even a short one. */
export const readyPage = (route: string): PageData | undefined => ready.get(route)

export function forgetPages(): void {
  pages.clear()
  ready.clear()
}

const isPage = (value: unknown): value is PageData =>
  isRecord(value) && typeof value.route === 'string' && Array.isArray((value as Partial<PageData>).tabs?.[0]?.toc)
