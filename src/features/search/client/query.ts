import { useEffect, useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../shared/constants.ts'
import type { SearchGroup } from '../shared/search.ts'
import { reloadIfOutdated } from '../../../core/client/loading/deployment.ts'
import type { Search } from './searcher.ts'

/** What there is to show for the keywords that were typed last. */
export interface Answer {
  /** Trimmed; empty where nothing is searched. */
  keywords: string
  loading: boolean
  failed: boolean
  /** Of the keywords before, while these load. */
  groups: SearchGroup[]
}

const NOTHING: Answer = { keywords: '', loading: false, failed: false, groups: [] }

/** The answer for what stands in the box, a moment after it was typed. An older answer never replaces a newer one. */
export function useAnswer(typed: string, search: Search): { answer: Answer; retry: () => void } {
  const keywords = typed.trim()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState(NOTHING)
  const known = useRef(NOTHING)
  useEffect(() => {
    const show = (next: Answer) => setAnswer((known.current = next))
    if (keywords === '') return show(NOTHING)
    let left = false
    show({ keywords, loading: true, failed: false, groups: known.current.groups })
    const timer = setTimeout(() => {
      search(keywords).then(
        (groups) => !left && show({ keywords, loading: false, failed: false, groups }),
        async (error: unknown) => {
          if (!left && !(await reloadIfOutdated(error))) show({ keywords, loading: false, failed: true, groups: [] })
        },
      )
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [keywords, attempt, search])
  return { answer, retry: () => setAttempt(attempt + 1) }
}
