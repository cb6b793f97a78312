import type { FoundProps } from './find-props.ts'
import { findProperty, type Literal, type ObjectNode, type ValueNode } from './object-node.ts'

export type PlainValue = Literal | Literal[]

/** What the code says about an option. */
export type OptionState =
  | { kind: 'unset' }
  | { kind: 'set'; value: PlainValue }
  | { kind: 'group'; object: ObjectNode }
  /** The option that contains it is `false` or `null`. */
  | { kind: 'off' }
  | { kind: 'code' }

/** Reads the option at a path, such as `['xAxis', 'label', 'offset']`. */
export function readOption({ object, overridden }: FoundProps, path: readonly string[]): OptionState {
  if (overridden.includes(path[0] ?? '')) return { kind: 'code' }
  let state: OptionState = { kind: 'group', object }
  for (const name of path) {
    if (state.kind === 'set') {
      if (state.value === false || state.value === null) return { kind: 'off' }
      return { kind: state.value === true ? 'unset' : 'code' }
    }
    if (state.kind !== 'group') return state
    state = readMember(state.object, name)
  }
  return state
}

function readMember(object: ObjectNode, name: string): OptionState {
  const own = findProperty(object, name)
  // a spread after an option can set it again
  const isSetLater = object.members.some(
    (member) =>
      member.kind !== 'property' &&
      member.start > (own?.start ?? -1) &&
      (member.sets ? member.sets.includes(name) : own !== undefined),
  )
  if (isSetLater) return { kind: 'code' }
  return own ? readValue(own.value) : { kind: 'unset' }
}

function readValue(value: ValueNode): OptionState {
  switch (value.kind) {
    case 'literal':
      return { kind: 'set', value: value.value }
    case 'object':
      return { kind: 'group', object: value.object }
    case 'array': {
      const items = value.items.flatMap((item) => (item.kind === 'literal' ? [item.value] : []))
      return items.length === value.items.length ? { kind: 'set', value: items } : { kind: 'code' }
    }
    case 'expression':
      return { kind: 'code' }
  }
}
