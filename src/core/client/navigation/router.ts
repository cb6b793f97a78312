import { flushSync } from 'react-dom'
import { isSpecialRoute, withoutTrailingSlash } from '../../shared/routes.ts'
import { asChunkError, loadPart, needsNewDocument } from '../loading/load-part.ts'
import { savesData } from '../browser/saves-data.ts'
import { fetchDeployment, reloadForNewVersion, reloadIfOutdated } from '../loading/deployment.ts'
import { getCachedPage, loadPage } from '../loading/pages.ts'
import { scrollToHashTarget } from './hash-target.ts'
import { getViewTitle, type Store, type View } from './store.ts'

/** How long the previous page stays before the skeleton replaces it. */
const SKELETON_DELAY_MS = 150

/**
 * Client-side navigation with the Navigation API: links are plain links, and the browser manages scroll position, focus
 * and history. Without the API, every link loads a prerendered document.
 */
export function activateRouter(store: Store): void {
  followSectionRedirect(store)
  addEventListener('hashchange', () => followSectionRedirect(store))
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url)
    if (
      !event.canIntercept ||
      event.hashChange ||
      event.downloadRequest !== null ||
      event.navigationType === 'reload' ||
      // a part of the page has changed the address, such as a filter
      (event.navigationType !== 'traverse' && event.destination.sameDocument)
    )
      return
    if (!isPageAddress(target.pathname) || (needsNewDocument() && event.navigationType === 'push')) return
    const route = withoutTrailingSlash(target.pathname)
    if (route !== target.pathname && event.cancelable) {
      event.preventDefault()
      const history = event.navigationType === 'replace' ? 'replace' : 'push'
      return void navigation.navigate(target.origin + route + target.search + target.hash, { history })
    }
    event.intercept({
      scroll: 'after-transition',
      focusReset: 'after-transition',
      handler: () => navigate(store, target, event.signal, event.navigationType),
    })
  })
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ({ target }) => prefetch((target as Element).closest?.('a')))
  }
}

/** Fetches the page of a link that the visitor points to, touches or focuses. */
function prefetch(link: HTMLAnchorElement | null | undefined): void {
  if (savesData() || !link || link.origin !== location.origin || link.target || link.download) return
  if (!isPageAddress(link.pathname) || link.pathname === location.pathname) return
  // a failure is shown when the visitor opens the page
  loadPage(withoutTrailingSlash(link.pathname)).catch(() => {})
}

/** Whether a path can be a page: not a file and not a special route. */
function isPageAddress(pathname: string): boolean {
  return !isSpecialRoute(pathname) && !/\.[a-z0-9]+$/i.test(pathname)
}

/** Shows the page at `target`, and a skeleton while it loads. */
async function navigate(store: Store, target: URL, signal: AbortSignal, type: string): Promise<void> {
  const { pathname: route } = target
  const tab = target.searchParams.get('tab') ?? ''
  const showView = (view: View) => {
    if (signal.aborted) return
    document.documentElement.dataset.arrival = target.hash || type
    // synchronously, so that the view is in the document before the browser scrolls
    flushSync(() => store.set({ view, route, tab, loading: false, visits: store.get().visits + 1 }))
    describeDocument(view)
    scrollToHashTarget(target.hash)
    followSectionRedirect(store)
  }
  const cached = getCachedPage(route)
  if (cached) return showView({ kind: 'page', page: cached })

  store.set({ loading: true })
  const skeletonTimer = setTimeout(() => {
    if (signal.aborted) return
    flushSync(() => store.set({ view: { kind: 'skeleton' }, route, tab }))
    if (type !== 'traverse') scrollTo(0, 0)
  }, SKELETON_DELAY_MS)
  try {
    const page = await loadPage(route)
    clearTimeout(skeletonTimer)
    showView({ kind: 'page', page })
  } catch (error) {
    clearTimeout(skeletonTimer)
    const view = await chooseFailureView(error, route, target)
    if (view) showView(view)
  }
}

/** Sets the title and the metadata of the document, as a load would. */
function describeDocument(view: View): void {
  document.title = getViewTitle(view)
  if (view.kind !== 'page') return
  document.querySelector('meta[name="description"]')?.setAttribute('content', view.page.description)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical) canonical.href = new URL(view.page.canonical ?? view.page.route, canonical.href).href
}

/** Undefined if the document is reloading or redirecting. */
async function chooseFailureView(error: unknown, route: string, target: URL): Promise<View | undefined> {
  const failure = asChunkError(error, target.href)
  if (failure.type !== 'missing') return { kind: 'failure', error: failure }
  const deployment = await fetchDeployment()
  // the browser has already changed the address, so a reload opens the target
  if (reloadForNewVersion(deployment)) return undefined
  if (deployment?.redirects) {
    try {
      // loaded only here, because most visits do not need it
      const { findRedirect } = await loadPart(
        'part:src/core/shared/redirects.ts',
        () => import('../../shared/redirects.ts'),
      )
      const moved = findRedirect(deployment.redirects, target)
      if (moved) {
        location.replace(moved)
        return undefined
      }
    } catch (cause) {
      return (await reloadIfOutdated(cause)) ? undefined : { kind: 'failure', error: asChunkError(cause, target.href) }
    }
  }
  if (deployment && !deployment.routes.includes(route)) return { kind: 'not-found' }
  return { kind: 'failure', error: failure }
}

/** Opens the new address of a section that has moved. */
function followSectionRedirect(store: Store): void {
  const { view } = store.get()
  if (view.kind !== 'page') return
  const moved = view.page.redirects?.[location.hash]
  if (moved) location.replace(moved.replace(/#|$/, (end) => location.search + end))
}

/** Tries to show the page at the current address again. */
export function retry(store: Store): Promise<void> {
  return navigate(store, new URL(location.href), new AbortController().signal, 'replace')
}
