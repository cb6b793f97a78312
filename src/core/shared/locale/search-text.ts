import { searchTexts } from './en-US/search.ts'
import { textReader } from './text-reader.ts'

/** A text of the search. */
export const searchText = textReader(searchTexts)
