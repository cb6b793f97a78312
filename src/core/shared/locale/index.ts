import { interfaceTexts } from './en-US/interface.ts'
import { textReader } from './text-reader.ts'

/** A text of the interface. */
export const text = textReader(interfaceTexts)
