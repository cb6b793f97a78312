import { demoTexts } from './en-US/demo.ts'
import { textReader } from './text-reader.ts'

/** A text of the frame around a live demo. */
export const demoText = textReader(demoTexts)
