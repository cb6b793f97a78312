import { connectFilters } from '../../../core/client/navigation/filter-form.ts'
import { decodeHash } from '../../../core/client/navigation/hash-target.ts'
import { isActive, isMatch } from '../shared/filters.ts'
import { readFields, setFields, showCounts } from './filter-fields.ts'
import { readReleases, showReleases } from './release-elements.ts'

/** Starts the filters. */
export function activate(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector('form')
  const list = element.closest<HTMLElement>('.releases')
  if (!form || !list) return
  const releases = readReleases(list)
  const show = (query: URLSearchParams) => {
    setFields(form, query)
    const selection = readFields(form)
    const target = document.getElementById(decodeHash(location.hash))
    const wasHidden = target?.closest('[hidden]')
    showReleases(list, releases, isActive(selection) ? (change) => isMatch(change, selection) : undefined, target)
    showCounts(form, releases, selection)
    if (wasHidden) target?.scrollIntoView()
  }
  connectFilters(form, { show, readQuery: () => readFields(form).query }, signal)
}
