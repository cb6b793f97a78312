import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { changelogTexts } from './en-US.ts'

export const changelogText = textReader(changelogTexts)
