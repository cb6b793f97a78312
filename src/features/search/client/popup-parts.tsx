import { text } from '../../../core/shared/texts/index.ts'
import { searchText } from '../shared/texts/index.ts'
import type { HitKind } from '../shared/search.ts'
import { Icon } from '../../../core/client/icons/icon.tsx'
import type { SearchResults } from './search-results.ts'

/**
 * Shows and announces the number of results, a correction, loading, or a failure. The status of the previous query stays
 * until the next one is answered, unless that takes long.
 */
export function Status({ results, count, onRetry }: { results: SearchResults; count: number; onRetry: () => void }) {
  const { answered, groups, loading, isSlow, error } = results
  const showsLoading = loading && (isSlow || answered === '')
  const found = searchText(count === 0 ? 'search.empty' : count === 1 ? 'search.result' : 'search.results', { count })
  const corrected = showsLoading ? undefined : groups[0]?.corrected
  return (
    <div className="search-head">
      <span role="status">
        {corrected !== undefined && `${searchText('search.corrected', { keywords: answered, corrected })} `}
        {showsLoading ? text('loading') : error ? searchText('search.failed') : found}
      </span>
      {error && (
        <>
          <code>{error.request}</code>
          <button type="button" onClick={onRetry}>
            {text('failure.retry')}
          </button>
        </>
      )}
    </div>
  )
}

interface KindsProps {
  counts: Map<HitKind, number>
  selected: HitKind | undefined
  onSelect: (kind: HitKind | undefined) => void
}

/** Narrows the list to one kind of results. */
export function Kinds({ counts, selected, onSelect }: KindsProps) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const shown = [...counts].filter(([, count]) => count > 0)
  const chips: [HitKind | undefined, number][] = [[undefined, total], ...shown]
  return (
    <div className="search-kinds" role="radiogroup" aria-label={searchText('search.kinds')}>
      {chips.map(([kind, count]) => (
        <label key={kind ?? 'all'}>
          <input type="radio" name="search-kind" checked={kind === selected} onChange={() => onSelect(kind)} />
          <span>
            {searchText(`search.kind.${kind ?? 'all'}`)} <small>{count}</small>
          </span>
        </label>
      ))}
    </div>
  )
}

/** The header of the recent searches, or a hint if there are none. */
export function RecentHeader({ hasRecent, onClear }: { hasRecent: boolean; onClear: () => void }) {
  return (
    <div className="search-head">
      {searchText(hasRecent ? 'search.recent' : 'search.hint')}
      {hasRecent && (
        <button type="button" onClick={onClear}>
          {searchText('search.recent.clear')}
        </button>
      )}
    </div>
  )
}

/** Keyboard hints. Touch devices show a close button instead. */
export function KeyHints({ onClose }: { onClose: () => void }) {
  return (
    <div className="search-keys">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {searchText('search.key.move')}
      </span>
      <span>
        <kbd>↵</kbd> {searchText('search.key.open')}
      </span>
      <span>
        <kbd>esc</kbd> {searchText('search.key.close')}
      </span>
      <button type="button" className="search-close" aria-label={searchText('search.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
