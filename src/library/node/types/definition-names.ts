import type ts from 'typescript'
import { mapType, type OptionType } from '../../shared/option-type.ts'
import type { Definition, Option } from '../model.ts'
import { getOptionKey } from './members.ts'

/** An options object before it gets a name. */
export interface DefinitionDraft {
  /** Identifies it among all others. */
  shape: string
  /** Set for a component. */
  name?: string
  type?: ts.Type
  /** The alias that contains it: `Axis` for `type Axis = false | (…)`. */
  suggestedName?: string
  /** Its members. There are several lists if union members differ only in types. */
  variants: ts.Symbol[][]
  options: Option[]
  /** True if its type allows other names too. */
  isOpen?: boolean
}

/** What `readType` asks about options objects. Before they have ids, their shape identifies them in types. */
export interface Define {
  /** Finds or adds the options object of a type. Undefined if the type is not one. */
  object: (type: ts.Type, suggestedName: string | undefined) => OptionType | undefined
  /** Names an object that has no name yet. */
  suggestName: (shape: string, suggestedName: string | undefined) => void
}

/** Gives every options object a name and an id, and sets them in the types that mention it. */
export function nameDefinitions(drafts: DefinitionDraft[]): Record<string, Definition> {
  const named = assignNames(drafts)
  const byShape = new Map([...named].map(([{ shape }, names]) => [shape, names]))
  const link = (type: OptionType): OptionType => (type.kind === 'object' ? { ...type, ...byShape.get(type.id) } : type)
  return Object.fromEntries(
    [...named].map(([entry, { id, name }]) => {
      const options = entry.options.map((option) => ({ ...option, type: mapType(option.type, link) }))
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
    const candidates = [names.own, names.suggestedName, names.part, names.path].filter((name) => name !== undefined)
    const name = names.own ?? names.suggestedName ?? names.part ?? 'object'
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

function listCandidates({ name, type, suggestedName, variants }: DefinitionDraft) {
  const key = variants[0]?.[0] ? getOptionKey(variants[0][0]) : ''
  const slash = key.lastIndexOf('/')
  const path = key.slice(slash + 1).replace(/\.[^.]+$/, '')
  return {
    own: name ?? getOwnName(type),
    suggestedName,
    part: type && findLargestPart(type),
    path,
    folder: key.slice(0, slash),
  }
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
