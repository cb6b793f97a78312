import { findTypes } from './find-types.ts'
import type { Range } from './leftovers.ts'

/** By code, because every locale shows the same code. */
const known = new Map<string, Range[] | undefined>()

/** The parts of code that are not JavaScript. Undefined for other languages and for code without a JavaScript version. */
export function findTypesOf(code: string, language: string): Range[] | undefined {
  if (language !== 'ts' && language !== 'tsx') return undefined
  const key = `${language}\n${code}`
  if (!known.has(key)) known.set(key, tryToFindTypes(code, language))
  return known.get(key)
}

/** The compiler cannot read code with thousands of nested brackets. */
function tryToFindTypes(code: string, language: 'ts' | 'tsx'): Range[] | undefined {
  try {
    return findTypes(code, language)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
