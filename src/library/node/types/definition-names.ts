import type ts from 'typescript'
import type { Definition, Option, TypePart } from '../model.ts'
import { getOptionKey } from './members.ts'

/** An options object before it gets a name. */
export interface DefinitionDraft {
  /** Identifies it among all others. */
  shape: string
  /** Set for a component. */
  name?: string
  type?: ts.Type
  /** The alias that contains it: `Axis` for `type Axis = false | (…)`. */
  hint?: string
  /** Its members. There are several lists if union members differ only in types. */
  variants: ts.Symbol[][]
  options: OptionDraft[]
  /** True if its type allows other names too. */
  isOpen?: boolean
}

export interface OptionDraft extends Omit<Option, 'type' | 'nested'>, PrintedType {}

/** Plain text, an options object, or the options of a chart that has its own page. */
export type TypePartDraft = string | { draft: DefinitionDraft } | { chart: string }

export interface PrintedType {
  type: TypePartDraft[]
  /** The options objects that a value of the type can be or contain. */
  nested: DefinitionDraft[]
}

/** Finds or adds the options object of a type. Undefined if the type is not one. */
export type Define = (type: ts.Type, hint: string | undefined) => Exclude<TypePartDraft, string> | undefined

/** Gives every options object a name and an id, and links to it from the types that mention it. */
export function nameDefinitions(drafts: DefinitionDraft[]): Record<string, Definition> {
  const named = assignNames(drafts)
  const ids = new Map<DefinitionDraft, string>()
  for (const [entry, { id }] of named) ids.set(entry, id)

  const link = (part: TypePartDraft): TypePart => {
    if (typeof part === 'string') return part
    if ('chart' in part) return { name: part.chart.replace(/Chart$/, 'Options'), definition: part.chart }
    const target = named.get(part.draft)
    return target ? { name: target.name, definition: target.id } : ''
  }
  return Object.fromEntries(
    [...named].map(([entry, { id, name }]) => {
      const options = entry.options.map((option) => ({
        ...option,
        type: option.type.map(link),
        nested: option.nested.flatMap((nested) => ids.get(nested) ?? []),
      }))
      return [id, { id, name, options, ...(entry.isOpen ? { isOpen: true } : {}) }]
    }),
  )
}

function assignNames(drafts: DefinitionDraft[]): Map<DefinitionDraft, { id: string; name: string }> {
  const named = new Map<DefinitionDraft, { id: string; name: string }>()
  const taken = new Set<string>()
  const assign = (entry: DefinitionDraft, id: string, name: string) => {
    taken.add(id)
    named.set(entry, { id, name })
  }
  const wanted = drafts.map((entry) => ({ entry, names: listCandidates(entry) }))
  // a type with its own name takes precedence over one that is derived from it
  for (const { entry, names } of wanted) if (names.own && !taken.has(names.own)) assign(entry, names.own, names.own)
  for (const { entry, names } of wanted) {
    if (named.has(entry)) continue
    const candidates = [names.own, names.hint, names.part, names.path].filter((name) => name !== undefined)
    const name = names.own ?? names.hint ?? names.part ?? 'object'
    const id = candidates.find((candidate) => !taken.has(candidate)) ?? `${names.folder}/${candidates[0] ?? names.path}`
    if (taken.has(id))
      throw new Error(
        `two options objects have the id ${id}; extend listCandidates in definition-names.ts to distinguish them`,
      )
    assign(entry, id, name)
  }
  // restore the original order
  return new Map(drafts.map((entry) => [entry, named.get(entry) ?? { id: '', name: '' }]))
}

const BUILT_IN = new Set(['__type', '__object', 'Omit', 'Pick', 'Partial', 'Required', 'Record', 'Readonly'])

function listCandidates({ name, type, hint, variants }: DefinitionDraft): {
  own?: string
  hint?: string
  part?: string
  path: string
  folder: string
} {
  const key = variants[0]?.[0] ? getOptionKey(variants[0][0]) : ''
  const slash = key.lastIndexOf('/')
  const path = key.slice(slash + 1).replace(/\.[^.]+$/, '')
  return { own: name ?? getOwnName(type), hint, part: type && findLargestPart(type), path, folder: key.slice(0, slash) }
}

function getOwnName(type: ts.Type | undefined): string | undefined {
  const name = (type?.aliasSymbol ?? type?.symbol)?.name
  return name === undefined || BUILT_IN.has(name) ? undefined : name
}

/** `{ id?: string } & LineOption` is a LineOption. */
function findLargestPart(type: ts.Type): string | undefined {
  const parts = type.isIntersection() ? type.types : (type.aliasTypeArguments ?? [])
  const sized = parts
    .map((part) => ({ name: getOwnName(part) ?? findLargestPart(part), size: part.getProperties().length }))
    .filter(({ name }) => name !== undefined)
  return sized.toSorted((a, b) => b.size - a.size)[0]?.name
}
