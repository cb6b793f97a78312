import { withoutTrailingSlash } from '../../shared/routes.ts'
import { loadPage } from '../loading/pages.ts'
import { isPageAddress } from './router.ts'

/** Fetches a page when the visitor shows intent: the pointer or the focus on its link. */
export function prefetchOnIntent(): void {
  if (!('navigation' in window)) return
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, ({ target }) => prefetch(target), { passive: true })
  }
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.download) return
  if (!isPageAddress(link.pathname) || link.pathname === location.pathname) return
  // a failure is shown when the visitor goes there, not before
  loadPage(withoutTrailingSlash(link.pathname)).catch(() => {})
}
