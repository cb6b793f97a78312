import { textReader } from '../../../../core/shared/texts/text-reader.ts'

/** Reads a text around a standalone demo. A page with demos does not load these texts. */
export const standaloneText = textReader({
  'demo.back': 'Back to {page}',
})
