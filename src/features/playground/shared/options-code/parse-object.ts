import { decodeText, parseNumber } from './literals.ts'
import type { Literal, MemberNode, ObjectNode, ValueNode } from './object-node.ts'
import { FALSE, findClosing, findExpressionEnd, NULL, TokenType, TRUE, type CodeToken } from './tokens.ts'

/** The code and its tokens. */
export interface Code {
  source: string
  tokens: readonly CodeToken[]
}

export const getType = ({ tokens }: Code, index: number): TokenType => tokens[index]?.type ?? TokenType.eof

export const getText = ({ source, tokens }: Code, index: number): string => {
  const token = tokens[index]
  return token ? source.slice(token.start, token.end) : ''
}

/** Reads the object whose `{` is at this index. */
export function parseObject(code: Code, open: number): ObjectNode {
  const close = findClosing(code.tokens, open)
  const members: MemberNode[] = []
  let index = open + 1
  while (index < close) {
    const end = findExpressionEnd(code.tokens, index)
    const member = parseMember(code, index, end)
    if (getType(code, end) === TokenType.comma) member.comma = code.tokens[end]?.end
    members.push(member)
    index = end + 1
  }
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
    return { kind: 'array', ...range, items: parseItems(code, first, end - 1) }
  return { kind: 'expression', ...range }
}

function parseItems(code: Code, open: number, close: number): ValueNode[] {
  const items: ValueNode[] = []
  for (let index = open + 1; index < close;) {
    const end = findExpressionEnd(code.tokens, index)
    items.push(parseValue(code, index, end))
    index = end + 1
  }
  return items
}

function readLiteral(code: Code, first: number, end: number): Literal | undefined {
  const text = getText(code, first)
  switch (getType(code, first)) {
    case TokenType.backQuote:
      // a template has one token of text if it contains no expression
      return end === first + 3 ? decodeText(getText(code, first + 1).replaceAll('\r\n', '\n')) : undefined
    case TokenType.minus:
      return end === first + 2 && getType(code, first + 1) === TokenType.num
        ? -parseNumber(getText(code, first + 1))
        : undefined
  }
  if (end !== first + 1) return undefined
  switch (getType(code, first)) {
    case TokenType.string:
      return decodeText(text.slice(1, -1))
    case TokenType.num:
      return parseNumber(text)
    case TRUE:
      return true
    case FALSE:
      return false
    case NULL:
      return null
  }
}
