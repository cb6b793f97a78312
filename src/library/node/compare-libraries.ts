import type { DefaultValue } from '../shared/default-value.ts'
import { formatType } from '../shared/option-type.ts'
import type { Library } from './model.ts'
import type { DocumentedLibrary } from './read-library.ts'

/** Lists the added, removed and changed components, options and defaults, one per line. */
export function compareLibraries(before: DocumentedLibrary, after: DocumentedLibrary): string[] {
  return [
    ...listGained('+', before.library, after.library),
    ...listGained('-', after.library, before.library),
    ...compare('option', listOptionTypes(before.library), listOptionTypes(after.library)),
    ...compare('default', listDefaults(before), listDefaults(after)),
  ]
}

function compare(kind: string, before: Map<string, string>, after: Map<string, string>): string[] {
  const lines: string[] = []
  for (const name of new Set([...before.keys(), ...after.keys()].toSorted())) {
    const was = before.get(name)
    const is = after.get(name)
    if (was === is) continue
    if (was === undefined) lines.push(`+ ${kind} ${name}  ${is}`)
    else if (is === undefined) lines.push(`- ${kind} ${name}  ${was}`)
    else lines.push(`~ ${kind} ${name}  ${was}  ->  ${is}`)
  }
  return lines
}

/** Components and props that only one version has. A prop has one line for all its components. */
function listGained(sign: string, without: Library, having: Library): string[] {
  const gained = new Map<string, string[]>()
  for (const id of having.components) {
    const options = having.definitions[id]?.options ?? []
    const had = new Set((without.definitions[id]?.options ?? options).map(({ name }) => name))
    for (const { name } of options) if (!had.has(name)) gained.set(name, [...(gained.get(name) ?? []), id])
  }
  const components = having.components.filter((id) => !without.components.includes(id))
  const props = [...gained].map(
    ([name, ids]) => `${sign} prop ${name}  ${ids.length > MAX_LISTED ? `${ids.length} components` : ids.join(', ')}`,
  )
  return [...components.map((id) => `${sign} component ${id}`), ...props]
}

/** More components are shown as a number. */
const MAX_LISTED = 6

/** The type of every option by its key. */
function listOptionTypes({ definitions }: Library): Map<string, string> {
  const types = new Map<string, string>()
  for (const { key, type, required } of Object.values(definitions).flatMap(({ options }) => options)) {
    // the first one is enough: one declaration has several types only through type parameters
    if (!types.has(key)) types.set(key, `${formatType(type)}${required ? ' (required)' : ''}`)
  }
  return types
}

function listDefaults({ library, defaults }: DocumentedLibrary): Map<string, string> {
  const documented = Object.entries(defaults).filter(([id]) => library.definitions[id] !== undefined)
  return new Map(documented.flatMap(([id, values]) => listValues(id, values)))
}

function listValues(path: string, value: DefaultValue): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => listValues(`${path}.${name}`, inner))
}
