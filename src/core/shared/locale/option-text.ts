import { optionTexts } from './en-US/option.ts'
import { textReader } from './text-reader.ts'

/** A text of an API table. */
export const optionText = textReader(optionTexts)
