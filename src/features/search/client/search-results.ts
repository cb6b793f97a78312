import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../shared/constants.ts'
import type { SearchGroup } from '../shared/search.ts'
import { asChunkError, type ChunkLoadError } from '../../../core/client/loading/load-part.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import type { Searcher } from './searcher.ts'

export interface SearchResults {
  /** Trimmed; empty without a query. */
  keywords: string
  /** The keywords that the groups answer. While loading, those of the previous answer; empty before the first one. */
  answered: string
  loading: boolean
  /** Loading takes long enough to say so. */
  isSlow?: boolean
  /** Why the search failed. */
  error?: ChunkLoadError
  groups: SearchGroup[]
  /** The texts are not loaded yet, so there can be more and better results. */
  isPartial: boolean
}

/** Shorter than this, results replace each other without a message in between. */
const SLOW_MS = 1000

const NO_RESULTS: SearchResults = { keywords: '', answered: '', loading: false, groups: [], isPartial: false }

/** Searches for the text of the box, debounced. Results of an earlier query never replace those of a later one. */
export function useSearchResults(
  input: HTMLInputElement,
  searcher: Searcher,
): { results: SearchResults; retry: () => void } {
  const keywords = useInputValue(input).trim()
  const [attempt, setAttempt] = useState(0)
  const [results, setResults] = useState({ ...NO_RESULTS, keywords, loading: keywords !== '' })
  const latest = useRef(NO_RESULTS)
  useEffect(() => {
    const show = (next: SearchResults) => setResults((latest.current = next))
    if (keywords === '') return show(NO_RESULTS)
    let canceled = false
    show({ ...latest.current, keywords, loading: true, isSlow: false, error: undefined })
    const search = () =>
      searcher.search({ keywords, page: location.pathname }).then(
        (groups) => {
          const isPartial = searcher.isPartial()
          // without the texts, no result means nothing
          if (canceled || (isPartial && groups.length === 0)) return
          clearTimeout(slowTimer)
          show({ keywords, answered: keywords, loading: false, groups, isPartial })
        },
        async (cause: unknown) => {
          const reloads = await reloadIfOutdated(cause)
          const error = asChunkError(cause, location.href)
          if (canceled || reloads) return
          clearTimeout(slowTimer)
          show({ ...NO_RESULTS, keywords, error })
        },
      )
    let stopListening = () => {}
    const slowTimer = setTimeout(() => show({ ...latest.current, isSlow: true }), SLOW_MS)
    const timer = setTimeout(() => {
      void search()
      // the query is answered again when the texts are loaded
      stopListening = searcher.onChange(() => void search())
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      canceled = true
      clearTimeout(timer)
      clearTimeout(slowTimer)
      stopListening()
    }
  }, [keywords, attempt, searcher])
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
