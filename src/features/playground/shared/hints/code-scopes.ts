import { MAX_HINTED } from '../code-file.ts'
import { findPathAt, findProps, type FoundProps, type OptionPosition } from '../options-code/find-props.ts'
import type { ObjectNode, ValueNode } from '../options-code/object-node.ts'
import { enterProperty, getPropsScope, narrowScope, type OptionHints, type Scope } from './option-hints.ts'

/** An object in the code, and what it can be. Its path starts at the props. */
export interface ScopedObject {
  object: ObjectNode
  scope: Scope
  path: string[]
}

/** Lists the objects in the props of the chart, outer ones first, as far as their options are loaded. */
export function listScopedObjects(props: FoundProps, hints: OptionHints): ScopedObject[] {
  const enterObject = (object: ObjectNode, outer: Scope, path: string[]): ScopedObject[] => {
    const scope = narrowScope(outer, object)
    const inner = object.members.flatMap((member) => {
      const entered = member.kind === 'property' ? enterProperty(scope, object, member.name, hints) : undefined
      return entered && member.kind === 'property' ? enterValue(member.value, entered, [...path, member.name]) : []
    })
    return [{ object, scope, path }, ...inner]
  }
  const enterValue = (value: ValueNode, scope: Scope, path: string[]): ScopedObject[] => {
    if (value.kind === 'object') return enterObject(value.object, scope, path)
    return value.kind === 'array' ? value.items.flatMap((item) => enterValue(item, scope, path)) : []
  }
  return enterObject(props.object, getPropsScope(props.component), [])
}

/** What the objects around a position can be, outer ones first, as far as their options are loaded. */
export function listScopesAt({ component, objects, path }: OptionPosition, hints: OptionHints): Scope[] {
  const scopes: Scope[] = []
  for (const [index, object] of objects.entries()) {
    const outer = scopes.at(-1)
    const parent = objects[index - 1]
    const scope =
      outer && parent ? enterProperty(outer, parent, path[index - 1] ?? '', hints) : getPropsScope(component)
    if (!scope) break
    scopes.push(narrowScope(scope, object))
  }
  return scopes
}

/** Whether the options of all objects of a scope are loaded. */
export const isLoaded = ({ ids }: Scope, { objects }: OptionHints): boolean => ids.every((id) => objects[id])

/** The ids of the objects in the code and around the cursor whose options are not loaded. */
export function findMissingObjects(source: string, cursor: number, hints: OptionHints): string[] {
  if (source.length > MAX_HINTED) return []
  const props = findProps(source)
  const found = findPathAt(source, cursor)
  const scopes = [
    ...('reason' in props ? [] : listScopedObjects(props, hints).map(({ scope }) => scope)),
    ...(found ? listScopesAt(found, hints) : []),
  ]
  return [...new Set(scopes.flatMap(({ ids }) => ids))].filter((id) => !hints.objects[id])
}
