import { contentTexts } from './en-US/content.ts'
import { textReader } from './text-reader.ts'

/** A text of HTML that is made at build time. */
export const contentText = textReader(contentTexts)
