import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { exampleTexts } from './en-US.ts'

export const exampleText = textReader(exampleTexts)
