import { type DefaultValues, findDefault, formatDefault } from '../../../../library/shared/default-value.ts'
import { findProperty, type ObjectNode } from '../options-code/object-node.ts'

/** What the editor knows about an option. */
export interface OptionHint {
  name: string
  type: string
  /** Plain text. */
  description?: string
  /** The default as source code or as words. */
  default?: string
  /** Known values as source code: `'top'`, `true`. */
  values?: string[]
  /** The ids of the objects that its value can be, or can be a list of. */
  objects?: string[]
  /** The ids of the objects that its value has by the name of a field, as in `meta`. */
  fields?: string[]
  /** The components whose options the value can have, by the `type` next to it. */
  plots?: Record<string, string>
  /** True if its value can also be an object with names that are not known. */
  isOpen?: true
}

/** The options of an object. */
export interface ObjectHints {
  options: OptionHint[]
  /** The text that tells it from other objects in the same place: `line` in `type: 'line'`. In lower case. */
  tag?: string
  /** True if its type allows other names too. */
  isOpen?: true
}

/** The options of components and of the objects in them. */
export interface OptionHints {
  /** By id. The id of the props of a component is its name. */
  objects: Record<string, ObjectHints>
  /** Defaults of components for options inside objects. They replace those of the object. */
  defaults: Record<string, DefaultValues>
}

/** Longer defaults, such as a whole theme, don't fit next to the code. */
export const MAX_DEFAULT_LENGTH = 80

/** What an object in the code can be. */
export interface Scope {
  /** The ids of its options objects. There are several for an annotation, for example. */
  ids: string[]
  /** The ids of the objects under names of fields. */
  fields: string[]
  /** Whether it can have names that are not known. */
  isOpen: boolean
}

export const getPropsScope = (component: string): Scope => ({ ids: [component], fields: [], isOpen: false })

/** Leaves out the objects that the code rules out, as `type: 'line'` does for an annotation. */
export function narrowScope(scope: Scope, object: ObjectNode, { objects }: OptionHints): Scope {
  if (scope.ids.length < 2) return scope
  const texts = new Set(
    object.members.flatMap((member) =>
      member.kind === 'property' && member.value.kind === 'literal' ? [String(member.value.value).toLowerCase()] : [],
    ),
  )
  const named = scope.ids.filter((id) => texts.has(objects[id]?.tag ?? ''))
  return named.length > 0 ? { ...scope, ids: named } : scope
}

/** The options of an object, each name once. */
export function listOptions({ ids }: Scope, { objects }: OptionHints): OptionHint[] {
  const byName = new Map<string, OptionHint>()
  for (const id of ids)
    for (const option of objects[id]?.options ?? []) if (!byName.has(option.name)) byName.set(option.name, option)
  return [...byName.values()]
}

/** All declarations of a name: the objects that a value can be may declare it differently. */
export const findOptions = ({ ids }: Scope, name: string, { objects }: OptionHints): OptionHint[] =>
  ids.flatMap((id) => objects[id]?.options.filter((option) => option.name === name) ?? [])

/** What the value of a property can be. Undefined if nothing is known about the name. */
export function enterProperty(scope: Scope, object: ObjectNode, name: string, hints: OptionHints): Scope | undefined {
  const found = findOptions(scope, name, hints)
  if (found.length === 0) return scope.fields.length > 0 ? { ids: scope.fields, fields: [], isOpen: false } : undefined
  const plots = found.flatMap((option) => findPlot(option, object) ?? [])
  const ids = [...new Set([...found.flatMap(({ objects = [] }) => objects), ...plots])]
  return {
    ids,
    fields: [...new Set(found.flatMap(({ fields = [] }) => fields))],
    // the objects of other components are known only if their file is loaded
    isOpen:
      found.some((option) => option.isOpen || (option.plots && plots.length === 0)) ||
      ids.some((id) => hints.objects[id] === undefined),
  }
}

/** The component whose options are next to `type: 'line'`, as in a mix chart. */
export function findPlot({ plots }: OptionHint, object: ObjectNode): string | undefined {
  const type = plots && findProperty(object, 'type')?.value
  return type?.kind === 'literal' ? plots?.[String(type.value)] : undefined
}

/** Whether an object can have other names than those of its options. */
export const isOpenScope = ({ ids, fields, isOpen }: Scope, { objects }: OptionHints): boolean =>
  isOpen || fields.length > 0 || ids.length === 0 || ids.some((id) => objects[id]?.isOpen ?? objects[id] === undefined)

/** The default of an option: the one of the component, or the one of the object that declares it. */
export function findOptionDefault(
  { defaults }: OptionHints,
  component: string,
  path: readonly string[],
  option: OptionHint,
): string | undefined {
  const own = findDefault(defaults[component] ?? {}, path)
  const text = own === undefined ? undefined : formatDefault(own)
  return text !== undefined && text.length <= MAX_DEFAULT_LENGTH ? text : option.default
}
