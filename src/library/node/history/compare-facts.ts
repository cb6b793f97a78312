import { kebabCase } from '../../../core/shared/kebab-case.ts'
import { compareDefaults } from './compare-defaults.ts'
import { compareTypes } from './compare-types.ts'
import type { CodeWords } from './code-words.ts'
import { getParent, isLayerOption } from './option-paths.ts'
import type { OptionState, Snapshot } from './snapshot.ts'

/** A difference between two versions, in one or several components. */
export interface Change {
  path: string
  components: string[]
}

export interface AddedOption extends Change {
  /** For an option that existed before: the values that it accepts now too. */
  values?: string[]
}

/** Another type or default value. No value means that the option has no default. */
export interface ChangedOption extends Change {
  kind: 'type' | 'default'
  from?: string
  to?: string
}

export interface Changes {
  /** Components whose plots are new. */
  components: string[]
  added: AddedOption[]
  removed: Change[]
  changed: ChangedOption[]
}

export type ComparedFacts = Snapshot & { words: CodeWords }

/**
 * Lists the changes of options that both versions declare in a comparable way. Nothing is said about an option if one
 * of the versions accepts any name in its place, if the code of the version without it mentions its name, or if the code
 * of the other one doesn't: then maybe only the types have changed.
 */
export function compareFacts(before: ComparedFacts, after: ComparedFacts): Changes {
  const both = Object.keys(after.options).filter((id) => before.options[id])
  const collect = <Found extends { path: string }>(list: (id: string) => Found[]): (Found & Change)[] =>
    joinComponents(both.flatMap((id) => list(id).map((found) => ({ ...found, components: [id] }))))
  const types = collect((id) => compareTypes(before.options[id] ?? {}, after.options[id] ?? {}))
  const gained = collect((id) => listGained(id, before, after))
  return {
    components: Object.keys(after.options).filter((id) => !before.options[id]),
    added: [...gained, ...types.filter((change): change is AddedOption & typeof change => 'values' in change)],
    removed: collect((id) => listGained(id, after, before)),
    changed: [
      ...types.filter((change): change is ChangedOption & typeof change => 'kind' in change),
      ...collect((id) => compareDefaults(before, after, id)),
    ],
  }
}

/** The options that one version has and the other doesn't. */
function listGained(id: string, without: ComparedFacts, having: ComparedFacts): { path: string }[] {
  const others = without.options[id] ?? {}
  return Object.entries(having.options[id] ?? {}).flatMap(([path, { isOwn }]) => {
    if (!isOwn || isLayerOption(path) || others[path] || !isClosed(others, getParent(path))) return []
    const name = path.slice(path.lastIndexOf('.') + 1)
    return mentions(having.words, id, name) && !mentions(without.words, id, name) ? [{ path }] : []
  })
}

/** True if an object has a list of names, and no others are allowed. */
function isClosed(options: Record<string, OptionState>, object: string): boolean {
  if (object !== '' && !options[object]?.isObject) return false
  return !Object.entries(options).some(([path, { isOpen }]) => isOpen && getParent(path) === object)
}

function mentions(words: CodeWords, id: string, name: string): boolean {
  const plot = words[kebabCase(id.replace(/Chart$/, ''))] ?? []
  return plot.includes(name) || (words[''] ?? []).includes(name)
}

/** Joins changes that differ only in the component. */
function joinComponents<Found extends Change>(changes: Found[]): Found[] {
  const joined = new Map<string, Found>()
  for (const change of changes) {
    const key = JSON.stringify({ ...change, components: [] })
    const known = joined.get(key)
    joined.set(key, known ? { ...known, components: [...known.components, ...change.components] } : change)
  }
  return [...joined.values()].toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}
