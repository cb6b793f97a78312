import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { notFoundTexts } from './not-found.en-US.ts'

/** Reads a text for the not-found page. Standalone demos do not load these texts. */
export const notFoundText = textReader(notFoundTexts)
