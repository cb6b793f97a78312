import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { notFoundTexts } from './not-found.en-US.ts'

export const notFoundText = textReader(notFoundTexts)
