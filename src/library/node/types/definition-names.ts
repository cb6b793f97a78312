import type ts from 'typescript'
import type { Definition, TypePart } from '../model.ts'
import { keyOf } from './members.ts'
import type { Found, FoundPart } from './found.ts'

/** Gives every options object that was found a name and an id, and writes them into the types that mention it. */
export function nameDefinitions(found: Found[]): Record<string, Definition> {
  const named = nameAll(found)
  const ids = new Map<Found, string>()
  for (const [entry, { id }] of named) ids.set(entry, id)

  const link = (part: FoundPart): TypePart => {
    if (typeof part === 'string') return part
    if ('chart' in part) return { name: part.chart.replace(/Chart$/, 'Options'), definition: part.chart }
    const target = named.get(part.found)
    return target ? { name: target.name, definition: target.id } : ''
  }
  return Object.fromEntries(
    [...named].map(([entry, { id, name }]) => {
      const options = entry.options.map((option) => ({
        ...option,
        type: option.type.map(link),
        nested: option.nested.flatMap((nested) => ids.get(nested) ?? []),
      }))
      return [id, { id, name, options }]
    }),
  )
}

function nameAll(found: Found[]): Map<Found, { id: string; name: string }> {
  const named = new Map<Found, { id: string; name: string }>()
  const taken = new Set<string>()
  const give = (entry: Found, id: string, name: string) => {
    taken.add(id)
    named.set(entry, { id, name })
  }
  const wanted = found.map((entry) => ({ entry, names: namesOf(entry) }))
  // a type that has a name of its own comes before one that is only built from it
  for (const { entry, names } of wanted) if (names.own && !taken.has(names.own)) give(entry, names.own, names.own)
  for (const { entry, names } of wanted) {
    if (named.has(entry)) continue
    const candidates = [names.own, names.hint, names.part, names.path].filter((name) => name !== undefined)
    const name = names.own ?? names.hint ?? names.part ?? 'object'
    const id = candidates.find((candidate) => !taken.has(candidate)) ?? `${names.folder}/${candidates[0] ?? names.path}`
    if (taken.has(id))
      throw new Error(`two options objects want the name ${id}; teach definition-names.ts to tell them apart`)
    give(entry, id, name)
  }
  // in the order in which they were found
  return new Map(found.map((entry) => [entry, named.get(entry) ?? { id: '', name: '' }]))
}

const BUILT_IN = new Set(['__type', '__object', 'Omit', 'Pick', 'Partial', 'Required', 'Record', 'Readonly'])

function namesOf({ name, type, hint, variants }: Found): {
  own?: string
  hint?: string
  part?: string
  path: string
  folder: string
} {
  const key = variants[0]?.[0] ? keyOf(variants[0][0]) : ''
  const slash = key.lastIndexOf('/')
  const path = key.slice(slash + 1).replace(/\.[^.]+$/, '')
  return { own: name ?? ownName(type), hint, part: type && largestPart(type), path, folder: key.slice(0, slash) }
}

function ownName(type: ts.Type | undefined): string | undefined {
  const name = (type?.aliasSymbol ?? type?.symbol)?.name
  return name === undefined || BUILT_IN.has(name) ? undefined : name
}

/** `{ id?: string } & LineOption` is a LineOption. */
function largestPart(type: ts.Type): string | undefined {
  const parts = type.isIntersection() ? type.types : (type.aliasTypeArguments ?? [])
  const sized = parts
    .map((part) => ({ name: ownName(part) ?? largestPart(part), size: part.getProperties().length }))
    .filter(({ name }) => name !== undefined)
  return sized.toSorted((a, b) => b.size - a.size)[0]?.name
}
