import { findClosing, findExpressionEnd, KEYWORD, TokenType, type CodeToken } from '../code/parse-code.ts'
import type { Literal, MemberNode, ObjectNode, ValueNode } from './object-node.ts'

export interface Code {
  source: string
  tokens: readonly CodeToken[]
}

export const getType = ({ tokens }: Code, index: number): TokenType => tokens[index]?.type ?? TokenType.eof

export const getText = ({ source, tokens }: Code, index: number): string => {
  const token = tokens[index]
  return token ? source.slice(token.start, token.end) : ''
}

/** The members or items between two brackets: the indexes of their first token, and of the one after them. */
function listParts({ tokens }: Code, open: number): [first: number, end: number][] {
  const close = findClosing(tokens, open)
  const parts: [number, number][] = []
  for (let first = open + 1; first < close;) {
    const end = findExpressionEnd(tokens, first)
    parts.push([first, end])
    first = end + 1
  }
  return parts
}

/** Reads the object whose `{` is at this index. */
export function parseObject(code: Code, open: number): ObjectNode {
  const close = findClosing(code.tokens, open)
  const members = listParts(code, open).map(([first, end]): MemberNode => {
    const member = parseMember(code, first, end)
    return getType(code, end) === TokenType.comma ? { ...member, comma: code.tokens[end]?.end } : member
  })
  return { form: 'object', start: code.tokens[open]?.start ?? 0, end: code.tokens[close]?.end ?? 0, members }
}

function parseMember(code: Code, first: number, end: number): MemberNode {
  const range = getRange(code, first, end)
  const type = getType(code, first)
  if (type === TokenType.ellipsis) return { kind: 'spread', ...range, name: getName(code, first + 1, end) }
  if (type === TokenType.bracketL) return { kind: 'computed', ...range }
  const isPair = getType(code, first + 1) === TokenType.colon
  // the name of a method is before its parameters, after words such as `async`
  let key = first
  if (!isPair) while (key + 1 < end && getType(code, key + 1) !== TokenType.parenL) key += 1
  return {
    kind: 'property',
    ...range,
    name: readKey(code, key),
    key: { start: code.tokens[key]?.start ?? 0, end: code.tokens[key]?.end ?? 0 },
    value: isPair ? parseValue(code, first + 2, end) : { kind: 'expression', ...range },
    hasOwnValue: isPair,
  }
}

/** `shared` in `...shared`. */
const getName = (code: Code, first: number, end: number): string | undefined =>
  end === first + 1 && getType(code, first) === TokenType.name ? getText(code, first) : undefined

function readKey(code: Code, index: number): string {
  const text = getText(code, index)
  if (getType(code, index) === TokenType.string) return decodeText(text.slice(1, -1))
  return getType(code, index) === TokenType.num ? String(parseNumber(text)) : text
}

/** The range of the tokens, with the type after the last one. */
const getRange = ({ tokens }: Code, first: number, end: number) => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[end - 1]?.fullEnd ?? 0,
})

/** Reads the value from the token at `first` to the one before `end`. */
export function parseValue(code: Code, first: number, end: number): ValueNode {
  const start = code.tokens[first]?.start ?? 0
  const range = { start, end: code.tokens[end - 1]?.end ?? start }
  const value = readLiteral(code, first, end)
  if (value !== undefined) return { kind: 'literal', ...range, value }
  const type = getType(code, first)
  const isWhole = findClosing(code.tokens, first) === end - 1
  if (type === TokenType.braceL && isWhole) return { kind: 'object', ...range, object: parseObject(code, first) }
  if (type === TokenType.bracketL && isWhole)
    return { kind: 'array', ...range, items: listParts(code, first).map((part) => parseValue(code, ...part)) }
  return { kind: 'expression', ...range }
}

const CONSTANTS = new Map<TokenType, Literal>([
  [KEYWORD.true, true],
  [KEYWORD.false, false],
  [KEYWORD.null, null],
])

function readLiteral(code: Code, first: number, end: number): Literal | undefined {
  const type = getType(code, first)
  const count = end - first
  // a template has one token of text if it contains no expression
  if (type === TokenType.backQuote && count === 3) return decodeText(getText(code, first + 1).replaceAll('\r\n', '\n'))
  if (type === TokenType.minus && count === 2 && getType(code, first + 1) === TokenType.num)
    return -parseNumber(getText(code, first + 1))
  if (count !== 1) return undefined
  if (type === TokenType.string) return decodeText(getText(code, first).slice(1, -1))
  return type === TokenType.num ? parseNumber(getText(code, first)) : CONSTANTS.get(type)
}

/** Reads the attributes of the element whose name is at this index. */
export function parseAttributes(code: Code, name: number): ObjectNode {
  const { tokens } = code
  const members: MemberNode[] = []
  let index = name + 1
  while (![TokenType.slash, TokenType.jsxTagEnd, TokenType.eof].includes(getType(code, index))) {
    const { member, next } = parseAttribute(code, index)
    members.push(member)
    index = next
  }
  return { form: 'attributes', start: tokens[name]?.fullEnd ?? 0, end: tokens[index]?.start ?? 0, members }
}

function parseAttribute(code: Code, index: number): { member: MemberNode; next: number } {
  const { tokens } = code
  const start = tokens[index]?.start ?? 0
  if (getType(code, index) === TokenType.braceL) {
    const close = findClosing(tokens, index)
    const isName = close === index + 3 && getType(code, index + 2) === TokenType.name
    const name = isName ? getText(code, index + 2) : undefined
    return { member: { kind: 'spread', start, end: tokens[close]?.end ?? start, name }, next: close + 1 }
  }
  const key = { start, end: tokens[index]?.end ?? start }
  const { value, next } =
    getType(code, index + 1) === TokenType.eq
      ? readAttributeValue(code, index + 2)
      : { value: { kind: 'literal', ...key, value: true } satisfies ValueNode, next: index + 1 }
  const end = tokens[next - 1]?.end ?? key.end
  return {
    member: { kind: 'property', start, end, name: getText(code, index), key, value, hasOwnValue: true },
    next,
  }
}

/** Strings in attributes have no escapes, but they have entities such as `&amp;`. */
function readAttributeValue(code: Code, index: number): { value: ValueNode; next: number } {
  const { tokens } = code
  const range = { start: tokens[index]?.start ?? 0, end: tokens[index]?.end ?? 0 }
  if (getType(code, index) === TokenType.braceL) {
    const close = findClosing(tokens, index)
    return { value: parseValue(code, index + 1, close), next: close + 1 }
  }
  const text = getText(code, index).slice(1, -1)
  const isPlain = getType(code, index) === TokenType.string && !text.includes('&')
  return {
    value: isPlain ? { kind: 'literal', ...range, value: text } : { kind: 'expression', ...range },
    next: index + 1,
  }
}

const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[^]))/gi
const CONTROL: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' }

/** The text of a string or template without its quotes. */
function decodeText(text: string): string {
  return text.replace(ESCAPE, (_, point?: string, unit?: string, byte?: string, other = '') => {
    const code = point ?? unit ?? byte
    if (code !== undefined) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10_ff_ff))
    // a backslash at the end of a line continues the string
    return /^[\r\n\u2028\u2029]/.test(other) ? '' : (CONTROL[other] ?? other)
  })
}

/** `12_640` and `0x1f` are numbers too. */
const parseNumber = (text: string): number => Number(text.replaceAll('_', ''))
