import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { startTexts } from './en-US.ts'

export type StartText = keyof typeof startTexts

/** Reads a text about the data of the visitor. */
export const startText = textReader(startTexts)
