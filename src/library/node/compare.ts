import { typeText, type Library } from './model.ts'
import type { DocumentedLibrary } from './read-library.ts'

/** What a reader of the changelog wants to know: options that came, went, or changed their type or default. One line each. */
export function compareLibraries(before: DocumentedLibrary, after: DocumentedLibrary): string[] {
  return [
    ...compareComponents(before.library, after.library),
    ...compare('option', optionsOf(before.library), optionsOf(after.library)),
    ...compare('default', defaultsOf(before), defaultsOf(after)),
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

/** Components that came or went, and options that components gained or lost, one line for all that did. */
function compareComponents(before: Library, after: Library): string[] {
  const lines: string[] = []
  for (const [sign, older, newer] of [
    ['+', before, after],
    ['-', after, before],
  ] as const) {
    const gained = new Map<string, string[]>()
    for (const id of newer.components) {
      if (!older.components.includes(id)) lines.push(`${sign} component ${id}`)
      const had = new Set(
        older.definitions[id]?.options.map(({ name }) => name) ??
          newer.definitions[id]?.options.map(({ name }) => name),
      )
      for (const { name } of newer.definitions[id]?.options ?? [])
        if (!had.has(name)) gained.set(name, [...(gained.get(name) ?? []), id])
    }
    for (const [name, ids] of gained)
      lines.push(`${sign} prop ${name}  ${ids.length > LISTED ? `${ids.length} components` : ids.join(', ')}`)
  }
  return lines
}

/** More components than these are counted. */
const LISTED = 6

/** Every option once, where it is declared. */
function optionsOf({ definitions }: Library): Map<string, string> {
  const found = new Map<string, string>()
  for (const { key, type, required } of Object.values(definitions).flatMap(({ options }) => options)) {
    // the same declaration reads differently only where a type parameter stands for something else
    if (!found.has(key)) found.set(key, `${typeText(type)}${required ? ' (required)' : ''}`)
  }
  return found
}

function defaultsOf({ library, defaults }: DocumentedLibrary): Map<string, string> {
  const told = Object.entries(defaults).filter(([id]) => library.definitions[id] !== undefined)
  return new Map(
    told.flatMap(([id, values]) =>
      Object.entries(values).map(([path, value]): [string, string] => [`${id}.${path}`, value]),
    ),
  )
}
