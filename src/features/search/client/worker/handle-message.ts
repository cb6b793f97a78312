import type { SearchGroup } from '../../shared/search.ts'
import { generateMetadata, NO_METADATA } from './metadata.ts'
import { readMessage } from './read-message.ts'
import { searchEntries } from './search-entries.ts'

/** Handles the two messages of the search. Only a query has a reply. Throws an error for other messages. */
export function createMessageHandler(): (message: unknown) => SearchGroup[] | undefined {
  let metadata = NO_METADATA
  return (value) => {
    const message = readMessage(value)
    if (message.action === 'get-search-result') return searchEntries(metadata, message.args)
    metadata = generateMetadata(message.args)
    return undefined
  }
}
