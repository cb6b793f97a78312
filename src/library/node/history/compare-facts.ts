import { kebabCase } from '../../../core/shared/kebab-case.ts'
import type { CodeWords } from './code-words.ts'
import type { OptionState, Snapshot } from './snapshot.ts'
import { formatType, hasType, listMembers, mapType, namedType, type OptionType } from '../../shared/option-type.ts'
import { formatDefault, type DefaultValues } from '../../shared/default-value.ts'

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

export interface ComparedFacts extends Snapshot {
  words: CodeWords
}

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

type TypeChange = { path: string } & ({ values: string[] } | { kind: 'type'; from: string; to: string })

/** Lists options that accept more values than before, and options with another type. */
function compareTypes(before: Record<string, OptionState>, after: Record<string, OptionState>): TypeChange[] {
  return Object.entries(after).flatMap(([path, state]): TypeChange[] => {
    const old = before[path]
    if (!old?.isOwn || !state.isOwn || isLayerOption(path) || isUnknown(old.type) || isUnknown(state.type)) return []
    const [from, to] = [listTexts(old), listTexts(state)]
    const gained = to.filter((member) => !from.includes(member))
    const isNarrower = from.some((member) => !to.includes(member) && !(isBoolean(member) && to.includes('boolean')))
    const isNowRequired = state.required && !old.required
    if (isNarrower || isNowRequired)
      return [{ path, kind: 'type', from: describeOption(old), to: describeOption(state) }]
    return gained.length > 0 ? [{ path, values: gained }] : []
  })
}

const isBoolean = (member: string): boolean => member === 'true' || member === 'false'

/** Whether a parameter of a function is optional makes no difference to its author. */
const listTexts = ({ type }: OptionState): string[] =>
  listMembers(mapType(type, requireParameters)).map((member) => formatType(member))

const requireParameters = (type: OptionType): OptionType =>
  type.kind === 'function'
    ? { ...type, parameters: type.parameters.map(({ name, type: inner }) => ({ name, type: inner })) }
    : type

const UNKNOWN = new Set(['any', 'object', 'unknown'])

/** A type that accepts anything, or that is not read, cannot be compared. */
const isUnknown = (type: OptionType): boolean =>
  hasType(type, (inner) => inner.kind === 'name' && UNKNOWN.has(inner.name))

/** The plot of a chart has the same type in all charts, except for the name of its options. */
const describeOption = ({ type, required }: OptionState): string =>
  `${formatType(mapType(type, (inner) => (isPlot(inner) ? namedType('Plot') : inner)))}${required ? ' (required)' : ''}`

const isPlot = (type: OptionType): boolean => type.kind === 'name' && type.name === 'Plot'

/** Lists the options of a component that have another default value. Those of new options are not changes. */
function compareDefaults(before: Snapshot, after: Snapshot, id: string): FoundChange[] {
  const [options = {}, newOptions = {}] = [before.options[id], after.options[id]]
  return compareValues('', before.defaults[id] ?? {}, after.defaults[id] ?? {}).filter(
    ({ path }) => isOption(path, options) && isOption(path, newOptions),
  )
}

/** The options of other packages are only known by the name of the option that contains them. */
function isOption(path: string, options: Snapshot['options'][string]): boolean {
  const [name = ''] = path.split('.')
  return options[name] !== undefined
}

type FoundChange = Omit<ChangedOption, 'components'>

function compareValues(prefix: string, before: DefaultValues, after: DefaultValues): FoundChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().flatMap((name) => {
    const [from, to] = [before[name], after[name]]
    const path = prefix + name
    if (typeof from === 'object' && typeof to === 'object') return compareValues(`${path}.`, from, to)
    const [was, is] = [from, to].map((value) => (value === undefined ? undefined : formatDefault(value)))
    return was === is ? [] : [{ path, kind: 'default' as const, from: was, to: is }]
  })
}

/** The path of the object that contains an option; empty for an option of the component itself. */
const getParent = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0))

/** The options of a layer of a mix chart or of a facet are those of other charts. */
const isLayerOption = (path: string): boolean => /^(?:plots|views|eachView)\.options(?:\.|$)/.test(path)
