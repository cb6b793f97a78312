import { printKey, quote } from '../../../../core/shared/code-text.ts'
import type { TextEdit } from '../code-file.ts'
import type { FoundProps } from './find-props.ts'
import { findProperty, type ObjectNode, type PropertyNode, type Literal, type ValueNode } from './object-node.ts'

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

/** The properties on the way to an option and the objects that have them, as far as they are in the code. */
function findProperties(props: ObjectNode, path: readonly string[]): { object: ObjectNode; property: PropertyNode }[] {
  const found: { object: ObjectNode; property: PropertyNode }[] = []
  let object: ObjectNode | undefined = props
  for (const name of path) {
    const property: PropertyNode | undefined = object && findProperty(object, name)
    if (!object || !property) break
    found.push({ object, property })
    object = property.value.kind === 'object' ? property.value.object : undefined
  }
  return found
}

/** The source code of an option, if it is in the code. */
export function getOptionCode(source: string, { object }: FoundProps, path: readonly string[]): string | undefined {
  const value = findProperties(object, path)[path.length - 1]?.property.value
  return value && source.slice(value.start, value.end)
}

/** The edit that gives an option a value. Undefined if other code sets the option or an object around it. */
export function setOption(
  source: string,
  { object: props, overridden }: FoundProps,
  path: readonly string[],
  value: OptionValue,
): TextEdit | undefined {
  if (overridden.includes(path[0] ?? '')) return undefined
  const found = findProperties(props, path)
  const last = found.at(-1)
  const missing = path.slice(found.length)
  if (last && (missing.length === 0 || last.property.value.kind === 'literal'))
    return replaceValue(last.object, last.property, nestValue(missing, value))
  const parent = last ? last.property.value : { kind: 'object' as const, object: props }
  const [name = '', ...rest] = missing
  return parent.kind === 'object' ? insertProperty(source, parent.object, name, nestValue(rest, value)) : undefined
}

/**
 * The edit that removes an option. `created` has the paths of objects that exist only for the options in them, such as
 * `xAxis.label`: they are removed with their last option.
 */
export function removeOption(
  source: string,
  { object: props }: FoundProps,
  path: readonly string[],
  created: ReadonlySet<string> = new Set(),
): TextEdit | undefined {
  const found = findProperties(props, path)
  if (found.length < path.length) return undefined
  const isOnlyOption = ({ members }: ObjectNode, index: number) =>
    members.length === 1 && created.has(path.slice(0, index).join('.'))
  const removed = found.findLast(({ object }, index) => index === 0 || !isOnlyOption(object, index))
  return removed && removeProperty(source, removed.object, removed.property)
}

/** The objects that `setOption` creates around an option: `['xAxis', 'xAxis.label']` for `xAxis.label.offset`. */
export function listMissingParents({ object }: FoundProps, path: readonly string[]): string[] {
  const parents = path.slice(0, -1).map((_, index) => path.slice(0, index + 1).join('.'))
  return parents.slice(findProperties(object, path).length)
}

function replaceValue({ form }: ObjectNode, property: PropertyNode, value: OptionValue): TextEdit {
  const { start, end, name, hasOwnValue } = property
  if (form === 'attributes') return { start, end, text: printAttribute(name, value) }
  if (!hasOwnValue) return { start, end, text: printProperty(name, value) }
  return { start: property.value.start, end: property.value.end, text: printValue(value) }
}

/** Inserts a property after the last one, on a line of its own if the others have one. */
function insertProperty(source: string, object: ObjectNode, name: string, value: OptionValue): TextEdit {
  const last = object.members.at(-1)
  if (object.form === 'attributes') {
    const at = last?.end ?? object.start
    return { start: at, end: at, text: getSeparator(source, object) + printAttribute(name, value) }
  }
  const text = printProperty(name, value)
  if (!last) {
    const isEmpty = object.end - object.start === 2
    return { start: object.start + 1, end: object.start + 1, text: isEmpty ? ` ${text} ` : ` ${text}` }
  }
  const separator = getSeparator(source, object)
  const hasComma = last.comma !== undefined
  const start = last.comma ?? last.end
  const end = separator === ' ' ? start : findCommentEnd(source, start)
  const comment = source.slice(start, end)
  // the comment after the last property stays next to it
  return hasComma
    ? { start: end, end, text: `${separator}${text},` }
    : { start, end, text: `,${comment}${separator}${text}` }
}

/** The text between two members: a space, or a line break and the indentation. */
function getSeparator(source: string, { start, members }: ObjectNode): string {
  const [first] = members
  if (!first || !/[\n\r]/.test(source.slice(start, first.start))) return ' '
  const lineStart = source.lastIndexOf('\n', (members.at(-1) ?? first).start) + 1
  const [indent = ''] = /^[ \t]*/.exec(source.slice(lineStart)) ?? []
  return `${source.includes('\r\n') ? '\r\n' : '\n'}${indent}`
}

/** The end of the comments that follow on the same line. */
function findCommentEnd(source: string, start: number): number {
  const [comments = ''] =
    /^(?:[ \t]*\/\*(?:(?!\*\/)[^\n\r])*\*\/)*(?:[ \t]*\/\/[^\n\r]*)?/.exec(source.slice(start)) ?? []
  return start + comments.length
}

function removeProperty(source: string, { form, start, end, members }: ObjectNode, property: PropertyNode): TextEdit {
  const index = members.indexOf(property)
  const previous = members[index - 1]
  const isLast = index === members.length - 1
  const inside = { start: start + 1, end: end - 1 }
  const isAlone =
    members.length === 1 &&
    source.slice(inside.start, property.start).trim() === '' &&
    source.slice(property.comma ?? property.end, inside.end).trim() === ''
  if (form === 'object' && isAlone) return { ...inside, text: '' }
  const removedEnd = property.comma ?? property.end
  // without a comma of its own, the one before it has to go
  if (form === 'object' && isLast && property.comma === undefined && previous?.comma !== undefined) {
    const between = source.slice(previous.comma, property.start)
    return { start: previous.comma - 1, end: removedEnd, text: trimEnd(between) }
  }
  const before = source.slice(0, property.start)
  const blank = /\s*$/.exec(before)?.[0] ?? ''
  const [after = ''] = /^[^\n\r]*/.exec(source.slice(removedEnd)) ?? []
  const startsLine = /[\n\r]/.test(blank)
  if ((startsLine && after.trim() === '') || (!startsLine && (isLast || form === 'attributes'))) {
    // a line of its own goes with its line break, but blank lines before it stay
    const line = /(?:\r?\n)?[ \t]*$/.exec(before)?.[0] ?? ''
    return { start: property.start - line.length, end: removedEnd, text: '' }
  }
  const [space = ''] = /^[ \t]*/.exec(after) ?? []
  return { start: property.start, end: removedEnd + space.length, text: '' }
}

/** Removes the indentation at the end of a text, and its line break. */
const trimEnd = (text: string): string => text.replace(/(?:\r?\n)?[ \t]*$/, '')

/** A value for an option. `code` is for values that are not plain, such as an object. */
export type OptionValue = PlainValue | { code: string }

/** Prints a value as source code on one line. */
function printValue(value: OptionValue): string {
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`
  if (typeof value === 'string') return quote(value)
  return typeof value === 'object' && value !== null ? value.code : String(value)
}

/** `['label', 'offset']` and 4 -> `{ label: { offset: 4 } }` */
const nestValue = (path: readonly string[], value: OptionValue): OptionValue =>
  path.reduceRight<OptionValue>((inner, name) => ({ code: `{ ${printProperty(name, inner)} }` }), value)

const printProperty = (name: string, value: OptionValue): string => `${printKey(name)}: ${printValue(value)}`

/** `smooth`, `title="Rides"` or `height={320}` */
function printAttribute(name: string, value: OptionValue): string {
  if (value === true) return name
  return typeof value === 'string' && !/["&\\]/.test(value) && quote(value, '"') === `"${value}"`
    ? `${name}="${value}"`
    : `${name}={${printValue(value)}}`
}
