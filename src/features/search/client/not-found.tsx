import type { FeatureNotFound } from '../../../core/client/feature.ts'
import { Icon } from '../../../core/client/icons/icon.tsx'
import { notFoundText } from '../shared/texts/not-found.ts'
import { getSearchInput } from './search-input.ts'

/** Opens the search with the words of an address without a page. */
function SearchWords({ words }: { words: string }) {
  return (
    <button type="button" className="button" onClick={() => searchFor(words)}>
      <Icon name="search" />
      {notFoundText('search.words', { words })}
    </button>
  )
}

function searchFor(words: string): void {
  const input = getSearchInput()
  if (!input) return
  input.value = words
  // for a search that is already loaded; the focus loads it otherwise
  input.dispatchEvent(new Event('input'))
  input.focus()
}

export const feature: FeatureNotFound = { NotFound: SearchWords }
