import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { codeTexts } from './code.en-US.ts'

/** Reads a text about the code of the visitor. */
export const codeText = textReader(codeTexts)
