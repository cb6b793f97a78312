import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { searchTexts } from './en-US.ts'

/** Reads a text of the search popup, which is loaded on demand. */
export const searchText = textReader(searchTexts)
