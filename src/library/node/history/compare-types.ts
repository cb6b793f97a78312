import { formatType, hasType, listMembers, mapType, namedType, type OptionType } from '../../shared/option-type.ts'
import { isLayerOption } from './option-paths.ts'
import type { OptionState } from './snapshot.ts'

type TypeChange = { path: string } & ({ values: string[] } | { kind: 'type'; from: string; to: string })

/** Lists options that accept more values than before, and options with another type. */
export function compareTypes(before: Record<string, OptionState>, after: Record<string, OptionState>): TypeChange[] {
  return Object.entries(after).flatMap(([path, state]): TypeChange[] => {
    const old = before[path]
    if (!old?.isOwn || !state.isOwn || isLayerOption(path) || isUnknown(old.type) || isUnknown(state.type)) return []
    const [from, to] = [listTexts(old), listTexts(state)]
    const gained = to.filter((member) => !from.includes(member))
    const isNarrower = from.some((member) => !to.includes(member) && !(isBoolean(member) && to.includes('boolean')))
    const isNowRequired = state.required && !old.required
    if (isNarrower || isNowRequired) return [{ path, kind: 'type', from: describe(old), to: describe(state) }]
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
const describe = ({ type, required }: OptionState): string =>
  `${formatType(mapType(type, (inner) => (isPlot(inner) ? namedType('Plot') : inner)))}${required ? ' (required)' : ''}`

const isPlot = (type: OptionType): boolean => type.kind === 'name' && type.name === 'Plot'
