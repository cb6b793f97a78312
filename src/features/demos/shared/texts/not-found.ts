import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text for the not-found page. Standalone demos do not load these texts. */
export const notFoundText = textReader({
  'demo.similar': 'Similar demos',
})
