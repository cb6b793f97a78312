import { interfaceTexts } from './en-US/interface.ts'
import type { InterfaceTexts } from './texts.ts'

export type Values = Record<string, string | number>

/** A text of the interface in the declared locale, with `{name}` filled in from `values`. */
export function text(key: keyof InterfaceTexts, values: Values = {}): string {
  return fill(interfaceTexts[key], values)
}

export function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
