import { demoTexts } from './en-US/demo.ts'
import { fill, type Values } from './index.ts'
import type { DemoTexts } from './texts.ts'

/** A text of the frame around a live demo. */
export function demoText(key: keyof DemoTexts, values: Values = {}): string {
  return fill(demoTexts[key], values)
}
