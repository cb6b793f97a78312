import type { SearchGroup, SearchMessage } from '../../shared/search.ts'
import { findAll } from './find.ts'
import { generateMetadata, type SearchEntry } from './metadata.ts'

/** Takes the two messages of the search; the second one has a reply. */
export function createAnswerer(): (message: SearchMessage) => SearchGroup[] | undefined {
  let entries: SearchEntry[] = []
  return (message) => {
    if (message.action === 'get-search-result') return findAll(entries, message.args.keywords)
    entries = generateMetadata(message.args)
    return undefined
  }
}
