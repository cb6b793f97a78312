import { splitUnion } from '../../shared/split-union.ts'
import { isLayerOption } from './option-paths.ts'
import type { OptionState } from './snapshot.ts'

type TypeChange = { path: string } & ({ values: string[] } | { kind: 'type'; from: string; to: string })

/** Lists options that accept more values than before, and options with another type. */
export function compareTypes(before: Record<string, OptionState>, after: Record<string, OptionState>): TypeChange[] {
  return Object.entries(after).flatMap(([path, state]): TypeChange[] => {
    const old = before[path]
    if (!old?.isOwn || !state.isOwn || isLayerOption(path) || isUnknown(old.type) || isUnknown(state.type)) return []
    const [from, to] = [listMembers(old), listMembers(state)]
    const gained = to.filter((member) => !from.includes(member))
    const isNarrower = from.some((member) => !to.includes(member) && !(isBoolean(member) && to.includes('boolean')))
    const isNowRequired = state.required && !old.required
    if (isNarrower || isNowRequired) return [{ path, kind: 'type', from: describe(old), to: describe(state) }]
    return gained.length > 0 ? [{ path, values: gained }] : []
  })
}

const isBoolean = (member: string): boolean => member === 'true' || member === 'false'

/** Whether a parameter of a function is optional makes no difference to its author. */
const listMembers = ({ type }: OptionState): string[] => splitUnion(type).map((member) => member.replaceAll('?:', ':'))

/** A type that accepts anything, or that is not read, cannot be compared. */
const isUnknown = (type: string): boolean => /\b(?:any|object|unknown|generic)\b/.test(type)

/** The plot of a chart has the same type in all charts, except for the name of its options. */
const describe = ({ type, required }: OptionState): string =>
  `${type.replaceAll(/\bPlot<\w+(?:<[^<>]*>)?>/g, 'Plot')}${required ? ' (required)' : ''}`
