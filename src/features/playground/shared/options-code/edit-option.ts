import { printKey, quote } from '../../../../core/shared/code-text.ts'
import type { TextEdit } from '../code-file.ts'
import type { FoundProps } from './find-props.ts'
import { findProperty, type ObjectNode, type PropertyNode } from './object-node.ts'
import type { PlainValue } from './read-option.ts'

/** The edit that gives an option a value. Undefined if other code sets the option or an object around it. */
export function setOption(
  source: string,
  { object: props, overridden }: FoundProps,
  path: readonly string[],
  value: OptionValue,
): TextEdit | undefined {
  if (overridden.includes(path[0] ?? '')) return undefined
  let object = props
  for (const [index, name] of path.entries()) {
    const rest = path.slice(index + 1)
    const property = findProperty(object, name)
    if (!property) return insertProperty(source, object, name, nestValue(rest, value))
    if (rest.length === 0 || property.value.kind === 'literal')
      return replaceValue(object, property, nestValue(rest, value))
    if (property.value.kind !== 'object') return undefined
    object = property.value.object
  }
  return undefined
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
  let object = props
  let removed: { object: ObjectNode; property: PropertyNode } | undefined
  for (const [index, name] of path.entries()) {
    const property = findProperty(object, name)
    if (!property) return undefined
    const isOnlyOption = object.members.length === 1 && created.has(path.slice(0, index).join('.'))
    if (!removed || !isOnlyOption) removed = { object, property }
    if (index === path.length - 1) break
    if (property.value.kind !== 'object') return undefined
    object = property.value.object
  }
  return removed && removeProperty(source, removed.object, removed.property)
}

/** The objects that `setOption` creates around an option: `['xAxis', 'xAxis.label']` for `xAxis.label.offset`. */
export function listMissingParents({ object: props }: FoundProps, path: readonly string[]): string[] {
  let object: ObjectNode | undefined = props
  const missing: string[] = []
  path.slice(0, -1).forEach((name, index) => {
    const property: PropertyNode | undefined = object && findProperty(object, name)
    if (!property) missing.push(path.slice(0, index + 1).join('.'))
    object = property?.value.kind === 'object' ? property.value.object : undefined
  })
  return missing
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
