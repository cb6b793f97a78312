import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { pageTexts } from './page.en-US.ts'

/** Reads a text that is in the document of the playground. */
export const pageText = textReader(pageTexts)
