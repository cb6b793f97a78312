import { COLOR_ATTRIBUTE, FRAMEWORK_VERSION } from '../shared/constants.ts'
import { isSpecialRoute, withoutTrailingSlash } from '../shared/routes.ts'
import { colorInForce, readPreference, systemIsDark } from './color/preference.ts'

// Runs in the head, before the first paint.
document.documentElement.setAttribute(COLOR_ATTRIBUTE, colorInForce(readPreference(), systemIsDark().matches))
Object.assign(window, { g_umi: { version: FRAMEWORK_VERSION } })

const { origin, pathname, search, hash } = location

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
/** Of a page whose height is guessed or comes later, a place that is asked for would be another one. */
const layOut = () => (document.documentElement.dataset.layout = 'whole')
if (hash || (visit && visit.type !== 'navigate')) layOut()
addEventListener('keydown', (event) => {
  if (event.key !== 'End' && !(event.metaKey && event.key === 'ArrowDown')) return
  layOut()
  if (event.target !== document.body) return
  // Chromium drops its own scroll when the height of the page changes in the same frame
  const before = scrollY
  setTimeout(() => {
    if (scrollY === before && !event.defaultPrevented) scrollTo(0, document.documentElement.scrollHeight)
  }, 250)
})

// fetched while the page is read, for what the page starts with: not for another tab or a section further down
const prefetch = document.querySelector<HTMLTemplateElement>('#prefetch')
if (prefetch && !hash && !new URLSearchParams(search).has('tab')) document.head.append(prefetch.content)

const route = withoutTrailingSlash(pathname)
// a host without rewriting sends the not-found page here, which must not appear before the special page
if (isSpecialRoute(pathname)) document.documentElement.toggleAttribute('data-standalone', true)
// with the origin: a path that begins with two slashes would name another host
if (route !== pathname) history.replaceState(history.state, '', origin + route + search + hash)
