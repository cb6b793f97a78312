import { contentTexts } from './en-US/content.ts'
import { fill, type Values } from './index.ts'
import type { ContentTexts } from './texts.ts'

/** A text of HTML that is made at build time. */
export function contentText(key: keyof ContentTexts, values: Values = {}): string {
  return fill(contentTexts[key], values)
}
