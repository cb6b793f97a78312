import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { pageTexts } from './page.en-US.ts'

export type PageText = keyof typeof pageTexts

export const pageText = textReader(pageTexts)
