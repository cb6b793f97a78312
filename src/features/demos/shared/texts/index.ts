import { textReader } from '../../../../core/shared/texts/text-reader.ts'
import { cardTexts, liveTexts } from './en-US.ts'

/** Reads a text of the card. The annotation keeps these texts out of the client bundle. */
export const cardText = /* @__PURE__ */ textReader(cardTexts)

export const liveText = textReader(liveTexts)
