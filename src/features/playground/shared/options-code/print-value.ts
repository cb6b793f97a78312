import { printKey, quote } from '../../../../core/shared/code-text.ts'
import type { PlainValue } from './read-option.ts'

/** A value for an option. `code` is for values that are not plain, such as an object. */
export type OptionValue = PlainValue | { code: string }

/** Prints a value as source code on one line. */
export function printValue(value: OptionValue): string {
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`
  if (typeof value === 'string') return quote(value)
  return typeof value === 'object' && value !== null ? value.code : String(value)
}

/** `['label', 'offset']` and 4 -> `{ label: { offset: 4 } }` */
export const nestValue = (path: readonly string[], value: OptionValue): OptionValue =>
  path.reduceRight<OptionValue>((inner, name) => ({ code: `{ ${printProperty(name, inner)} }` }), value)

export const printProperty = (name: string, value: OptionValue): string => `${printKey(name)}: ${printValue(value)}`

/** `smooth`, `title="Rides"` or `height={320}` */
export function printAttribute(name: string, value: OptionValue): string {
  if (value === true) return name
  return typeof value === 'string' && !/["&\\]/.test(value) && quote(value, '"') === `"${value}"`
    ? `${name}="${value}"`
    : `${name}={${printValue(value)}}`
}
