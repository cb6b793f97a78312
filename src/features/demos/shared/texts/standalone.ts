import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { standaloneTexts } from './standalone.en-US.ts'

/** Reads a text around a standalone demo. A page with demos does not load these texts. */
export const standaloneText = textReader(standaloneTexts)
