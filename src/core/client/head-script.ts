import { COLOR_ATTRIBUTE, FRAMEWORK_VERSION } from '../shared/constants.ts'
import { isSpecialRoute, withoutTrailingSlash } from '../shared/routes.ts'
import { matchDarkSystem, readPreference, resolveColor } from './color/preference.ts'

// Runs in the head, before the first paint.
document.documentElement.setAttribute(COLOR_ATTRIBUTE, resolveColor(readPreference(), matchDarkSystem().matches))
Object.assign(window, { g_umi: { version: FRAMEWORK_VERSION } })

const { origin, pathname, search, hash } = location

// a page can wait for the script that applies the query
if (search) document.documentElement.dataset.query = search

// these files are for the start of the page, not for another tab or a section further down
const prefetch = document.querySelector<HTMLTemplateElement>('#prefetch')
if (prefetch && !hash && !new URLSearchParams(search).has('tab')) document.head.append(prefetch.content)

const route = withoutTrailingSlash(pathname)
// a host without rewrites responds with the not-found page, which must not appear before the special page
if (isSpecialRoute(pathname)) document.documentElement.toggleAttribute('data-standalone', true)
// with the origin, because a path that starts with two slashes would be another host
if (route !== pathname) history.replaceState(history.state, '', origin + route + search + hash)
