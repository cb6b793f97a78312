import { COLOUR_ATTRIBUTE, FRAMEWORK_VERSION } from '../../shared/constants.ts'
import { demoIdOf, withoutTrailingSlash } from '../../shared/routes.ts'
import { colourInForce, readPreference, systemIsDark } from './preference.ts'

// Runs in the head, before the first paint.
document.documentElement.setAttribute(COLOUR_ATTRIBUTE, colourInForce(readPreference(), systemIsDark().matches))
Object.assign(window, { g_umi: { version: FRAMEWORK_VERSION } })

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const layOut = () => document.documentElement.toggleAttribute('data-laid-out', true)
if (visit && visit.type !== 'navigate') layOut()
// the end of a page whose height is guessed would be another place
addEventListener('keydown', ({ key, metaKey }) => {
  if (key === 'End' || (metaKey && key === 'ArrowDown')) layOut()
})

const { origin, pathname, search, hash } = location
const route = withoutTrailingSlash(pathname)
// a host without rewriting sends the not-found page here: it must not be seen
if (demoIdOf(pathname) !== undefined) document.documentElement.toggleAttribute('data-standalone', true)
// with the origin: a path that begins with two slashes would name another host
if (route !== pathname) history.replaceState(history.state, '', origin + route + search + hash)
