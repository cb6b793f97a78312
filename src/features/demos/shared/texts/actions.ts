import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { actionTexts } from './actions.en-US.ts'

/** Reads a text of the buttons and the data below a demo. A standalone demo does not load these texts. */
export const actionText = textReader(actionTexts)
