import { optionTexts } from './en-US/option.ts'
import { fill, type Values } from './index.ts'
import type { OptionTexts } from './texts.ts'

/** A text of an API table. */
export function optionText(key: keyof OptionTexts, values: Values = {}): string {
  return fill(optionTexts[key], values)
}
