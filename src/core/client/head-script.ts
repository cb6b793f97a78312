import { CODE_LANGUAGE_KEY, parseCodeLanguage } from '../shared/code-languages.ts'
import { COLOR_ATTRIBUTE, FRAMEWORK_VERSION } from '../shared/constants.ts'
import { withoutTrailingSlash } from '../shared/routes.ts'
import { readStored } from './browser/stored-choice.ts'
import { matchDarkSystem, readPreference, resolveColor } from './color/preference.ts'

// Runs in the head, before the first paint.
document.documentElement.setAttribute(COLOR_ATTRIBUTE, resolveColor(readPreference(), matchDarkSystem().matches))
document.documentElement.dataset.code = readStored(CODE_LANGUAGE_KEY, parseCodeLanguage)
Object.assign(window, { g_umi: { version: FRAMEWORK_VERSION } })

const { origin, pathname, search, hash } = location

// a page can wait for the script that applies the query
if (search) document.documentElement.dataset.query = search

// a host can send the same page at /guide, /guide/, /guide.html and more
const canonical = document.querySelector<HTMLLinkElement>('[rel="canonical"]')
const route = canonical ? new URL(canonical.href).pathname : withoutTrailingSlash(pathname)
// with the origin, because a path that starts with two slashes would be another host
const address = origin + route + search + hash
// there may be a page without the slashes; not for one slash, because hosts add it to the names of folders
if (!canonical && pathname.endsWith('//')) location.replace(address)
else if (route !== pathname) history.replaceState(history.state, '', address)
