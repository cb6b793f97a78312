import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { searchTexts } from './en-US.ts'

/** Reads a text of the search, which loads when the box is used. */
export const searchText = textReader(searchTexts)
