import { type DefaultValues, findDefault, formatDefault } from '../../../../library/shared/default-value.ts'
import { getVariantTag, rankOption } from '../../../../library/shared/option-names.ts'
import type { EditorObject, EditorOption } from '../editor-options.ts'
import { findProperty, type ObjectNode } from '../options-code/object-node.ts'

/** The options of the components and objects that are loaded. */
export interface OptionHints {
  /** By id. The id of the props of a component is its name. */
  objects: Record<string, EditorObject>
  /** Defaults of components for options inside objects. They replace those of the object. */
  defaults: Record<string, DefaultValues>
}

/** Longer defaults, such as a whole theme, don't fit next to the code. */
const MAX_DEFAULT_LENGTH = 80

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
export function narrowScope(scope: Scope, object: ObjectNode): Scope {
  if (scope.ids.length < 2) return scope
  const texts = new Set<string | undefined>(
    object.members.flatMap((member) =>
      member.kind === 'property' && member.value.kind === 'literal' ? [String(member.value.value).toLowerCase()] : [],
    ),
  )
  const named = scope.ids.filter((id) => texts.has(getVariantTag(id)))
  return named.length > 0 ? { ...scope, ids: named } : scope
}

/** The options of an object, each name once, in the order of suggestions. */
export function listScopeOptions({ ids }: Scope, { objects }: OptionHints): EditorOption[] {
  const options = ids.flatMap((id) => (objects[id]?.options ?? []).toSorted((a, b) => rankOption(a) - rankOption(b)))
  return options.filter(({ name }, index) => options.findIndex((option) => option.name === name) === index)
}

/** All declarations of a name: the objects that a value can be may declare it differently. */
export const findOptions = ({ ids }: Scope, name: string, { objects }: OptionHints): EditorOption[] =>
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
    isOpen: found.some((option) => option.isOpen || (option.plots && plots.length === 0)),
  }
}

/** The component whose options are next to `type: 'line'`, as in a mix chart. */
function findPlot({ plots }: EditorOption, object: ObjectNode): string | undefined {
  const type = plots && findProperty(object, 'type')?.value
  return type?.kind === 'literal' ? plots?.[String(type.value)] : undefined
}

/** Whether an object can have other names than those of its options. */
export const isOpenScope = ({ ids, fields, isOpen }: Scope, { objects }: OptionHints): boolean =>
  isOpen || fields.length > 0 || ids.length === 0 || ids.some((id) => objects[id]?.isOpen)

/** The default of an option: the one of the component, or the one of the object that declares it. */
export function findOptionDefault(
  { defaults }: OptionHints,
  component: string,
  path: readonly string[],
  option: EditorOption,
): string | undefined {
  const value = findDefault(defaults[component] ?? {}, path) ?? option.default
  const text = value === undefined ? '' : formatDefault(value)
  return text.length > 0 && text.length <= MAX_DEFAULT_LENGTH ? text : undefined
}

/** The description next to the code. */
export const getFirstSentence = ({ description = '' }: EditorOption): string =>
  /^.*?[.!?](?=\s+[A-Z\d`'[{]|$)/s.exec(description)?.[0] ?? description
