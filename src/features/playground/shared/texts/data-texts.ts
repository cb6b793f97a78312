import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { dataTexts } from './data.en-US.ts'

/** Reads a text of the data table in the editor. */
export const dataText = textReader(dataTexts)
