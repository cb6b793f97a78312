import { text } from '../../../core/shared/texts/index.ts'
import { searchText } from '../shared/texts/index.ts'
import { Icon } from '../../../core/client/icons/icon.tsx'
import type { SearchResults } from './search-results.ts'

/** Shows and announces the number of results, loading, or a failure. */
export function Status({
  results: { loading, failed },
  count,
  onRetry,
}: {
  results: SearchResults
  count: number
  onRetry: () => void
}) {
  const found =
    count === 0
      ? searchText('search.empty')
      : count === 1
        ? searchText('search.result')
        : searchText('search.results', { count })
  return (
    <div className="search-head">
      <span role="status">{loading ? text('loading') : failed ? searchText('search.failed') : found}</span>
      {failed && (
        <button type="button" onClick={onRetry}>
          {text('failure.retry')}
        </button>
      )}
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
