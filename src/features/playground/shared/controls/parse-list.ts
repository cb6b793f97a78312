import type { Literal } from '../options-code/object-node.ts'
import type { PlainValue } from '../options-code/read-option.ts'

/** The text of a list in its field: `8, 8, 4, 4`. */
export const formatList = (value: PlainValue): string => (Array.isArray(value) ? value.join(', ') : String(value))

/**
 * Reads the text of a list. One item stays a list if the code has a list, or if the option accepts nothing else.
 * Undefined if a number is expected and the text is something else.
 */
export function parseList(
  text: string,
  { of, single = false }: { of: 'number' | 'string'; single?: boolean },
  current: PlainValue | undefined,
): PlainValue | undefined {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const values: Literal[] = of === 'number' ? items.map(Number) : items
  if (values.some((value) => Number.isNaN(value))) return undefined
  const [only] = values
  return single && values.length === 1 && only !== undefined && !Array.isArray(current) ? only : values
}
