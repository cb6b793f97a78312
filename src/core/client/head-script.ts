import { COLOR_ATTRIBUTE, FRAMEWORK_VERSION } from '../shared/constants.ts'
import { demoIdOf, withoutTrailingSlash } from '../shared/routes.ts'
import { colorInForce, readPreference, systemIsDark } from './color/preference.ts'

// Runs in the head, before the first paint.
document.documentElement.setAttribute(COLOR_ATTRIBUTE, colorInForce(readPreference(), systemIsDark().matches))
Object.assign(window, { g_umi: { version: FRAMEWORK_VERSION } })

const { origin, pathname, search, hash } = location

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
/** Of a page whose height is guessed or comes later, a place that is asked for would be another one. */
const layOut = () => (document.documentElement.dataset.layout = 'whole')
if (hash || (visit && visit.type !== 'navigate')) layOut()
addEventListener('keydown', ({ key, metaKey }) => {
  if (key === 'End' || (metaKey && key === 'ArrowDown')) layOut()
})

// the page begins with a demo, unless another tab is asked for: what draws it is fetched while the page is read
const drawing = document.querySelector<HTMLTemplateElement>('#drawing')
if (drawing && !new URLSearchParams(search).has('tab')) document.head.append(drawing.content)

const route = withoutTrailingSlash(pathname)
// a host without rewriting sends the not-found page here: it must not be seen
if (demoIdOf(pathname) !== undefined) document.documentElement.toggleAttribute('data-standalone', true)
// with the origin: a path that begins with two slashes would name another host
if (route !== pathname) history.replaceState(history.state, '', origin + route + search + hash)
