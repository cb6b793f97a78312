import { flushSync } from 'react-dom'
import { isSpecialRoute, withoutTrailingSlash } from '../../shared/routes.ts'
import { asChunkError } from '../loading/chunk-load-error.ts'
import { askDeployment, reloadForNewVersion } from '../loading/deployment.ts'
import { describeDocument } from './describe-document.ts'
import { revealHashTarget } from './hash-target.ts'
import { needsNewDocument } from '../loading/load-part.ts'
import { loadPage, readyPage } from '../loading/pages.ts'
import type { Store, View } from './store.ts'

/** The old page stays this long before the skeleton takes its place. */
const PATIENCE_MS = 150

/**
 * Client-side navigation on the browser's own Navigation API: plain links work, and scroll
 * position, focus and history stay with the browser. Without the API, every link loads its
 * prerendered page whole.
 */
export function startRouter(store: Store): void {
  followSection(store)
  addEventListener('hashchange', () => followSection(store))
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url)
    if (
      !event.canIntercept ||
      event.hashChange ||
      event.downloadRequest !== null ||
      event.formData ||
      event.navigationType === 'reload'
    )
      return
    if (!isPageAddress(target.pathname) || (needsNewDocument() && event.navigationType === 'push')) return
    event.intercept({
      scroll: 'after-transition',
      focusReset: 'after-transition',
      handler: () => show(store, target, event.signal, event.navigationType),
    })
  })
}

/** Whether a path can be a page: not a file, not a special route. */
export function isPageAddress(pathname: string): boolean {
  return !isSpecialRoute(pathname) && !/\.[a-z0-9]+$/i.test(pathname)
}

/** Puts the page at `target` on the screen, with whatever must stand there meanwhile. */
export async function show(store: Store, target: URL, signal: AbortSignal, type: string): Promise<void> {
  const route = withoutTrailingSlash(target.pathname)
  const tab = target.searchParams.get('tab') ?? ''
  const settle = (view: View) => {
    if (signal.aborted) return
    document.documentElement.dataset.layout = type === 'traverse' || target.hash ? 'whole' : 'top-first'
    // in the document before the browser scrolls
    flushSync(() => store.set({ view, route, tab, loading: false, visits: store.get().visits + 1 }))
    describeDocument(view)
    revealHashTarget(target.hash)
    followSection(store)
  }
  const ready = readyPage(route)
  if (ready) return settle({ kind: 'page', page: ready })

  store.set({ loading: true })
  const impatience = setTimeout(() => {
    if (signal.aborted) return
    flushSync(() => store.set({ view: { kind: 'skeleton' }, route, tab }))
    if (type !== 'traverse') scrollTo(0, 0)
  }, PATIENCE_MS)
  signal.addEventListener('abort', () => clearTimeout(impatience))
  try {
    const page = await loadPage(route)
    clearTimeout(impatience)
    settle({ kind: 'page', page })
  } catch (error) {
    clearTimeout(impatience)
    const view = await chooseFailureView(error, route, target)
    if (view) settle(view)
  }
}

/** Undefined when another navigation follows: the page is being loaded whole, or its address has changed. */
async function chooseFailureView(error: unknown, route: string, target: URL): Promise<View | undefined> {
  const failure = asChunkError(error, target.href)
  if (failure.type !== 'missing') return { kind: 'failure', error: failure }
  const deployment = await askDeployment()
  // the address is the target's by now
  if (reloadForNewVersion(deployment)) return undefined
  if (deployment?.redirects) {
    // most visits need none of this code
    const redirects = await import('../../shared/redirects.ts').catch(() => undefined)
    const moved = redirects?.findRedirect(deployment.redirects, target)
    if (moved) {
      location.replace(moved)
      return undefined
    }
  }
  if (deployment && !deployment.routes.includes(route)) return { kind: 'not-found' }
  return { kind: 'failure', error: failure }
}

/** Goes to the new place of a section that has moved. */
function followSection(store: Store): void {
  const { view } = store.get()
  if (view.kind !== 'page') return
  const { route, redirects } = view.page
  const moved = redirects?.find(({ from }) => from === route + location.hash)
  if (moved) location.replace(moved.to.replace('#', `${location.search}#`))
}

/** Tries again what failed at the present address. */
export function retry(store: Store): Promise<void> {
  return show(store, new URL(location.href), new AbortController().signal, 'replace')
}
