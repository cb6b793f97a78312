import { MAX_HINTED } from '../code-limits.ts'
import { findPathAt, type OptionPosition } from '../options-code/find-path.ts'
import type { OptionHint, OptionHints } from './option-hints.ts'
import { enterProperty, findOptions, getPropsScope, narrowScope, type Scope } from './scope.ts'

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
