import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../shared/constants.ts'
import type { SearchGroup } from '../shared/search.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import type { Search } from './searcher.ts'

export interface SearchResults {
  /** Trimmed; empty without a query. */
  keywords: string
  loading: boolean
  failed: boolean
  /** While loading, the groups of the previous keywords. */
  groups: SearchGroup[]
}

const NO_RESULTS: SearchResults = { keywords: '', loading: false, failed: false, groups: [] }

/** Searches for the text of the box, debounced. Results of an earlier query never replace those of a later one. */
export function useSearchResults(
  input: HTMLInputElement,
  search: Search,
): { results: SearchResults; retry: () => void } {
  const keywords = useInputValue(input).trim()
  const [attempt, setAttempt] = useState(0)
  const [results, setResults] = useState(NO_RESULTS)
  const latest = useRef(NO_RESULTS)
  useEffect(() => {
    const show = (next: SearchResults) => setResults((latest.current = next))
    if (keywords === '') return show(NO_RESULTS)
    let canceled = false
    show({ keywords, loading: true, failed: false, groups: latest.current.groups })
    const timer = setTimeout(() => {
      search(keywords).then(
        (groups) => !canceled && show({ keywords, loading: false, failed: false, groups }),
        async (error: unknown) => {
          const reloads = await reloadIfOutdated(error)
          if (!canceled && !reloads) show({ keywords, loading: false, failed: true, groups: [] })
        },
      )
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      canceled = true
      clearTimeout(timer)
    }
  }, [keywords, attempt, search])
  return { results, retry: () => setAttempt(attempt + 1) }
}

/** The text of the box, including text that was typed before the popup was loaded. */
function useInputValue(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      input.addEventListener('input', notify)
      return () => input.removeEventListener('input', notify)
    },
    [input],
  )
  return useSyncExternalStore(subscribe, () => input.value)
}
