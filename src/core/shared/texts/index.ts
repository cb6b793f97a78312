import { contentTexts, interfaceTexts } from './en-US.ts'
import { textReader } from './text-reader.ts'

/** Reads a text of the interface. */
export const text = textReader(interfaceTexts)

/** Reads a text of prerendered HTML. The annotation keeps these texts out of the browser's scripts. */
export const contentText = /* @__PURE__ */ textReader(contentTexts)
