import { MAX_HINTED } from '../code-file.ts'
import { findPathAt, type OptionPosition } from '../options-code/find-path.ts'
import type { CodeRange } from '../options-code/object-node.ts'
import type { OptionHint, OptionHints } from './option-hints.ts'
import { enterProperty, findOptions, getPropsScope, narrowScope, type Scope, findOptionDefault } from './scope.ts'

/** A position in the code, and what is known about the object and the option there. */
export interface LocatedOption extends OptionPosition {
  /** The object that has the option. */
  scope: Scope
  /** Empty for a name that is not known, such as one that is being typed. */
  options: OptionHint[]
}

/** Finds the option at a position. Undefined outside the props of the chart and in unknown objects. */
export function locateOption(source: string, offset: number, hints: OptionHints): LocatedOption | undefined {
  const found = source.length > MAX_HINTED ? undefined : findPathAt(source, offset)
  const props = found && hints.objects[found.component]
  if (!found || !props) return undefined
  let scope: Scope | undefined = getPropsScope(found.component)
  for (const [index, object] of found.objects.entries()) {
    if (index > 0) scope = enterProperty(scope, found.objects[index - 1] ?? object, found.path[index - 1] ?? '', hints)
    if (!scope) return undefined
    scope = narrowScope(scope, object, hints)
  }
  return { ...found, scope, options: findOptions(scope, found.path.at(-1) ?? '', hints) }
}

/** The description of an option for readers. */
interface OptionDescription extends CodeRange {
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
