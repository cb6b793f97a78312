import { site } from 'virtual:site'
import { text } from '../../shared/texts/index.ts'
import { documentTitle } from '../../shared/page.ts'
import type { View } from './store.ts'

/** The head of the document follows the page, as it would after a load. */
export function describeDocument(view: View): void {
  document.title = getViewTitle(view)
  if (view.kind !== 'page') return
  document.querySelector('meta[name="description"]')?.setAttribute('content', view.page.description)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical) canonical.href = new URL(view.page.route, canonical.href).href
}

export function getViewTitle(view: View): string {
  if (view.kind === 'page') return documentTitle(view.page, site.name)
  return `${text(view.kind === 'failure' ? 'failure.title' : '404.title')} - ${site.name}`
}
