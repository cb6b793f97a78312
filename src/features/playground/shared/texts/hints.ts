import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { hintTexts } from './hints.en-US.ts'

/** Reads a text about options in the code. */
export const hintText = textReader(hintTexts)
