import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { machineTexts } from './en-US.ts'

/** Texts in files and HTML that are only made by the build. */
export const machineText = textReader(machineTexts)
