import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { upgradeTexts } from './en-US.ts'

export const upgradeText = textReader(upgradeTexts)
