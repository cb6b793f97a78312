import { textReader } from './text-reader.ts'

/** Reads a text of the language switch. */
export const languageText = textReader({
  'language.label': 'Language',
})
