import { languageTexts } from './languages.en-US.ts'
import { textReader } from './text-reader.ts'

/** Reads a text of the language switch. */
export const languageText = textReader(languageTexts)
