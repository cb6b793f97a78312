import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { footerTexts, licenseTexts } from './en-US.ts'

export const footerText = textReader(footerTexts)

/** The annotation keeps these texts out of the browser's scripts. */
export const licenseText = /* @__PURE__ */ textReader(licenseTexts)
