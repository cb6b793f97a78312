import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { optionTexts } from './en-US.ts'

export const optionText = textReader(optionTexts)
