export { restoreBlock } from './restore-block.ts'
export { generateMetadata, type Metadata } from './ranking/metadata.ts'
export { searchEntries } from './ranking/search-entries.ts'
export {
  createHeadingTarget,
  expandIndex,
  isSearchIndex,
  isSearchTexts,
  type SearchIndex,
  type SearchTexts,
} from './search-index.ts'
export type { HighlightedPart, SearchHit } from './search.ts'
