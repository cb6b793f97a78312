import { textReader } from './text-reader.ts'

export const languageText = textReader({
  'language.label': 'Language',
})
