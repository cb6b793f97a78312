import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { editorTexts } from './en-US.ts'

/** Reads a text of the editor and the playground. */
export const editorText = textReader(editorTexts)
