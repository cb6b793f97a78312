import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { controlTexts } from './controls.en-US.ts'

/** Reads a text of the controls, which load with the editor. */
export const controlText = textReader(controlTexts)
