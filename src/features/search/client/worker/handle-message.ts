import type { SearchGroup, SearchMessage } from '../../shared/search.ts'
import { generateMetadata, NO_METADATA } from '../../shared/ranking/metadata.ts'
import { searchEntries } from '../../shared/ranking/search-entries.ts'

/** Handles the two messages of the search. Only a query has a reply. */
export function createMessageHandler(): (message: SearchMessage) => SearchGroup[] | undefined {
  let metadata = NO_METADATA
  return ({ action, args }) => {
    if (action === 'get-search-result') return searchEntries(metadata, args)
    metadata = generateMetadata(args)
    return undefined
  }
}
