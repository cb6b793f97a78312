import { textReader } from './text-reader.ts'

/** Reads a text of the suggestions on the not-found page. */
export const notFoundText = textReader({
  '404.similar': 'Did you mean:',
})
