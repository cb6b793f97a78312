import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text that is in the document of the playground. */
export const pageText = textReader({
  'playground.intro': 'The editor needs JavaScript. Without it, every demo and its code is in the gallery:',
  'playground.examples': 'Examples',
})
