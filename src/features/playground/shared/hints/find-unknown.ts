import { findNearest, isSwapped, looksLikeTypo } from '../../../../core/shared/find-nearest.ts'
import { MAX_HINTED } from '../code-file.ts'
import { findProps } from '../options-code/find-props.ts'
import type { CodeRange, ObjectNode } from '../options-code/object-node.ts'
import { isLoaded, listScopedObjects } from './code-scopes.ts'
import { type OptionHints, findOptions, isOpenScope, listScopeOptions, type Scope } from './option-hints.ts'

/** A name in the code that is not an option. */
export interface UnknownOption extends CodeRange {
  name: string
  /** The component, or the option that contains it, such as `xAxis.label`. */
  owner: string
  suggestion?: string
}

/** More would be slow to draw, and nobody reads them. */
const MAX_UNKNOWN = 50

/** Finds names that are not options. Undefined if the code has a syntax error. */
export function findUnknownOptions(source: string, hints: OptionHints): UnknownOption[] | undefined {
  if (source.length > MAX_HINTED) return []
  const props = findProps(source)
  if ('reason' in props) return props.reason === 'syntax' ? undefined : []
  const unknown: UnknownOption[] = []
  for (const { object, scope, path } of listScopedObjects(props, hints)) {
    // a spread can have a type that allows more names
    if (!isLoaded(scope, hints) || object.members.some(({ kind }) => kind !== 'property')) continue
    for (const member of object.members) {
      if (unknown.length >= MAX_UNKNOWN) break
      if (member.kind !== 'property' || isAllowed(member.name, object, path)) continue
      const { name, key } = member
      if (findOptions(scope, name, hints).length > 0) continue
      const suggestion = suggestName(name, object, scope, hints)
      const owner = path.join('.') || props.component
      if (suggestion !== undefined || !isOpenScope(scope, hints)) unknown.push({ ...key, name, owner, suggestion })
    }
  }
  return unknown.toSorted((a, b) => a.start - b.start)
}

/**
 * React reads `key`, and every element can have attributes such as `data-id`. Something that is not a name, such as a
 * second comma, is a syntax error.
 */
const isAllowed = (name: string, { form }: ObjectNode, path: string[]): boolean =>
  !/[\p{L}\d$_]/u.test(name) || (path.length === 0 && (name === 'key' || (form === 'attributes' && name.includes('-'))))

function suggestName(name: string, object: ObjectNode, scope: Scope, hints: OptionHints): string | undefined {
  const set = new Set(object.members.map((member) => (member.kind === 'property' ? member.name : '')))
  const known = listScopeOptions(scope, hints).map((option) => option.name)
  const free = known.filter((option) => !set.has(option))
  // where other names are allowed, only an obvious typo of a name that no option has is reported
  const isReported = (option: string) => !isOptionElsewhere(name, scope, hints) && looksLikeTypo(name, option)
  const candidates = isOpenScope(scope, hints) ? free.filter(isReported) : free
  return candidates.find((option) => isSwapped(name, option)) ?? findNearest(name, candidates)
}

const isOptionElsewhere = (name: string, { ids }: Scope, { objects }: OptionHints): boolean =>
  ids.some((id) => objects[id]?.similar?.includes(name))
