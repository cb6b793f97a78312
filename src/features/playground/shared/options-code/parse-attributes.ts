import type { MemberNode, ObjectNode, ValueNode } from './object-node.ts'
import { getText, getType, parseValue, type Code } from './parse-object.ts'
import { findClosing, TokenType } from './tokens.ts'

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
