import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { isActive, isMatch } from '../shared/filters.ts'
import { readFields, setFields, showCounts } from './filter-fields.ts'
import { readReleases, showReleases } from './release-elements.ts'

/** Starts the filters: a field changes the address, and the fields and the releases follow the address. */
export function activate(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector('form')
  const list = element.closest<HTMLElement>('.releases')
  if (!form || !list) return
  const { pathname } = location
  const releases = readReleases(list)

  const follow = () => {
    // the address changes before the next page is shown
    if (location.pathname !== pathname) return
    setFields(form, new URLSearchParams(location.search))
    const selection = readFields(form)
    const target = document.getElementById(decodeHash(location.hash))
    const wasHidden = target?.closest('[hidden]')
    showReleases(list, releases, isActive(selection) ? (change) => isMatch(change, selection) : undefined, target)
    showCounts(form, releases, selection)
    if (wasHidden) target?.scrollIntoView()
  }
  const change = (query: string) => {
    history.pushState(null, '', query === '' ? pathname : `?${query}`)
    follow()
  }
  form.addEventListener('change', () => change(readFields(form).query), { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  form.addEventListener(
    'reset',
    (event) => {
      event.preventDefault()
      change('')
      // the button is hidden now
      form.querySelector('input')?.focus()
    },
    { signal },
  )
  if ('navigation' in window) navigation.addEventListener('currententrychange', follow, { signal })
  else addEventListener('popstate', follow, { signal })

  const { query } = readFields(form)
  // the visitor has used a field before this script was loaded
  if (query !== '') change(query)
  else follow()
  // the stylesheet hides the releases until the filters of the address are applied
  delete document.documentElement.dataset.query
}
