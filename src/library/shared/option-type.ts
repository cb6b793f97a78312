/**
 * The type of an option, as a tree. `types/read-type.ts` makes it from the compiler's type, and everything that the
 * site shows or asks about a type is derived from it here, so nothing has to parse printed text.
 */
export type OptionType =
  /** Shown by its name: `string`, `any`, `CSSProperties`, `Ref<HTMLDivElement>`. */
  | { kind: 'name'; name: string; arguments?: OptionType[] }
  | { kind: 'value'; value: string | number | boolean | null }
  /** An options object, by the id of its definition. */
  | { kind: 'object'; id: string; name: string }
  /** The options of a chart, which has a page of its own. */
  | { kind: 'chart'; id: string }
  | { kind: 'list'; item: OptionType }
  | { kind: 'tuple'; items: OptionType[] }
  | { kind: 'record'; value: OptionType }
  | { kind: 'function'; parameters: TypeMember[]; result: OptionType }
  /** An object that is written out, such as the parameter of a callback. */
  | { kind: 'literal'; members: TypeMember[] }
  | { kind: 'union'; members: OptionType[] }

/** A parameter of a function, or a property of a literal. */
export interface TypeMember {
  name: string
  type: OptionType
  isOptional?: true
  isRest?: true
}

/** A piece of a printed type: plain text, or a name that leads to an options object or a chart. */
export type TypePart = string | { name: string; definition: string }

export const namedType = (name: string): OptionType => ({ kind: 'name', name })

/** The members of a union. Any other type is its own only member. */
export const listMembers = (type: OptionType): OptionType[] => (type.kind === 'union' ? type.members : [type])

const isNamed = (type: OptionType, name: string): boolean => type.kind === 'name' && type.name === name

/** Whether a value of a named type, such as `number`, can be written. */
export const accepts = (type: OptionType, name: string): boolean =>
  listMembers(type).some((member) => isNamed(member, name))

/** Whether a list with items of a named type can be written: `number[]` or `[number, number]`. */
export const acceptsList = (type: OptionType, name: string): boolean =>
  listMembers(type).some((member) => {
    if (member.kind === 'list') return isNamed(member.item, name)
    return member.kind === 'tuple' && member.items.every((item) => isNamed(item, name))
  })

/** The values that the type lists: `'left' | 'right' | 0`. */
export const listValues = (type: OptionType): (string | number | boolean | null)[] =>
  listMembers(type).flatMap((member) => (member.kind === 'value' ? [member.value] : []))

export const hasValue = (type: OptionType, value: string | number | boolean | null): boolean =>
  listValues(type).includes(value)

/** The types directly inside a type. */
function listInner(type: OptionType): OptionType[] {
  if (type.kind === 'name') return type.arguments ?? []
  if (type.kind === 'list') return [type.item]
  if (type.kind === 'tuple') return type.items
  if (type.kind === 'record') return [type.value]
  if (type.kind === 'function') return [...type.parameters.map((parameter) => parameter.type), type.result]
  if (type.kind === 'literal') return type.members.map((member) => member.type)
  return type.kind === 'union' ? type.members : []
}

/** Whether a type or a type inside it, at any depth, meets a condition. */
export const hasType = (type: OptionType, isWanted: (type: OptionType) => boolean): boolean =>
  isWanted(type) || listInner(type).some((inner) => hasType(inner, isWanted))

/** The ids of the options objects that a value can be or contain. */
export function listObjects(type: OptionType): string[] {
  if (type.kind === 'object') return [type.id]
  return [...new Set(listInner(type).flatMap(listObjects))]
}

/** Replaces types from the inside out. */
export function mapType(type: OptionType, change: (type: OptionType) => OptionType): OptionType {
  const map = (inner: OptionType) => mapType(inner, change)
  const mapMember = (member: TypeMember): TypeMember => ({ ...member, type: map(member.type) })
  if (type.kind === 'name') return change(type.arguments ? { ...type, arguments: type.arguments.map(map) } : type)
  if (type.kind === 'list') return change({ ...type, item: map(type.item) })
  if (type.kind === 'tuple') return change({ ...type, items: type.items.map(map) })
  if (type.kind === 'record') return change({ ...type, value: map(type.value) })
  if (type.kind === 'function')
    return change({ ...type, parameters: type.parameters.map(mapMember), result: map(type.result) })
  if (type.kind === 'literal') return change({ ...type, members: type.members.map(mapMember) })
  return change(type.kind === 'union' ? { ...type, members: type.members.map(map) } : type)
}

/** Combines types into one: without duplicates, and with `null` and `false` at the end. */
export function uniteTypes(types: OptionType[]): OptionType {
  const byText = new Map(types.flatMap(listMembers).map((member) => [getTextKey(member), member]))
  if (byText.has('boolean')) for (const value of ['true', 'false']) byText.delete(value)
  const members = [...byText.values()].toSorted((a, b) => Number(switchesOff(a)) - Number(switchesOff(b)))
  const [first] = members
  return members.length === 1 && first ? first : { kind: 'union', members }
}

const switchesOff = (type: OptionType): boolean =>
  type.kind === 'value' && (type.value === null || type.value === false)

/** Two objects are equal only if they have the same id. */
const getTextKey = (type: OptionType): string =>
  printType(type)
    .map((part) => (typeof part === 'string' ? part : part.definition))
    .join('')

/** `Axis | false` as one text. */
export const formatType = (type: OptionType): string =>
  printType(type)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('')

/** Prints a type as TypeScript. `bar` separates the members of an outer union. */
export function printType(type: OptionType, bar = ' | '): TypePart[] {
  return mergeTexts(joinWith(listMembers(type).map(type.kind === 'union' ? printUnionMember : print), bar))
}

function print(type: OptionType): TypePart[] {
  switch (type.kind) {
    case 'name':
      return type.arguments ? [`${type.name}<`, ...joinWith(type.arguments.map(print), ', '), '>'] : [type.name]
    case 'value':
      return [typeof type.value === 'string' ? `'${type.value}'` : String(type.value)]
    case 'object':
      return [{ name: type.name, definition: type.id }]
    case 'chart':
      return [{ name: type.id.replace(/Chart$/, 'Options'), definition: type.id }]
    case 'list':
      return needsParentheses(type.item) ? ['(', ...print(type.item), ')[]'] : [...print(type.item), '[]']
    case 'tuple':
      return ['[', ...joinWith(type.items.map(print), ', '), ']']
    case 'record':
      return ['Record<string, ', ...print(type.value), '>']
    case 'function':
      return ['(', ...joinWith(type.parameters.map(printMember), ', '), ') => ', ...print(type.result)]
    case 'literal':
      return ['{ ', ...joinWith(type.members.map(printMember), '; '), ' }']
    case 'union':
      return joinWith(type.members.map(printUnionMember), ' | ')
  }
}

const needsParentheses = ({ kind }: OptionType): boolean => kind === 'function' || kind === 'union'

const printUnionMember = (type: OptionType): TypePart[] =>
  needsParentheses(type) ? ['(', ...print(type), ')'] : print(type)

const printMember = ({ name, type, isOptional, isRest }: TypeMember): TypePart[] => [
  `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: `,
  ...print(type),
]

const joinWith = (texts: TypePart[][], separator: string): TypePart[] =>
  texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]))

function mergeTexts(parts: TypePart[]): TypePart[] {
  const merged: TypePart[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part
    else merged.push(part)
  }
  return merged
}

/** Two lines in the column of types. */
const MAX_TYPE_LENGTH = 60
const MAX_MEMBER_LENGTH = 30
const MAX_UNION_LENGTH = 44

/** A summary of a long type, such as `'circle' | 'square' | … | function`; undefined if the type is short enough. */
export const shortenType = (type: OptionType): string | undefined =>
  formatType(type).length > MAX_TYPE_LENGTH ? shorten(type) : undefined

function shorten(type: OptionType): string {
  if (type.kind === 'union') return shortenUnion(type.members)
  if (type.kind === 'function') return 'function'
  const text = formatType(type)
  if (text.length <= MAX_MEMBER_LENGTH) return text
  if (type.kind === 'list') return needsParentheses(type.item) ? `(${shorten(type.item)})[]` : `${shorten(type.item)}[]`
  if (type.kind === 'tuple') return '[…]'
  if (type.kind === 'literal') return '{ … }'
  if (type.kind === 'record') return 'Record<…>'
  return type.kind === 'name' && type.arguments ? `${type.name}<…>` : text
}

/** Names a function once and at the end, after the first of the other members. */
function shortenUnion(members: OptionType[]): string {
  const short = [...new Set(members.map(shorten))]
  const others = short.filter((member) => member !== 'function')
  const hasFunction = others.length < short.length
  const shown: string[] = []
  let length = 0
  for (const member of others) {
    length += member.length + 3
    if (length > MAX_UNION_LENGTH && shown.length > 0) break
    shown.push(member)
  }
  return [...shown, ...(shown.length < others.length ? ['…'] : []), ...(hasFunction ? ['function'] : [])].join(' | ')
}
