import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { boxTexts } from './box.en-US.ts'

/** Reads a text of the search box. They are separate because every page loads them. */
export const boxText = textReader(boxTexts)
