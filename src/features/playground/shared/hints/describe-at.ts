import type { CodeRange } from '../options-code/object-node.ts'
import { locateOption } from './locate-option.ts'
import type { OptionHints } from './option-hints.ts'
import { findOptionDefault } from './scope.ts'

/** The description of an option for readers. */
export interface OptionDescription extends CodeRange {
  /** From the props down to the option. */
  path: string[]
  type: string
  default?: string
  description?: string
  position: 'key' | 'value'
}

/** Describes the option whose name or value is at a position. */
export function describeAt(source: string, offset: number, hints: OptionHints): OptionDescription | undefined {
  const located = locateOption(source, offset, hints)
  const option = located?.options[0]
  if (!located || !option) return undefined
  const { component, path, start, end, position } = located
  const value = findOptionDefault(hints, component, path, option)
  const { type, description } = option
  return { path, type, description, start, end, position, ...(value ? { default: value } : {}) }
}
