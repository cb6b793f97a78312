import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { optionTexts, sinceTexts } from './en-US.ts'

export const optionText = textReader(optionTexts)

/** The annotation keeps these texts out of the browser's scripts. */
export const sinceText = /* @__PURE__ */ textReader(sinceTexts)
