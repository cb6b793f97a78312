import { findOutside, splitUnion } from '../../../library/shared/split-union.ts'

/** Two lines in the column of types. */
const MAX_TYPE_LENGTH = 60
const MAX_MEMBER_LENGTH = 30
const MAX_UNION_LENGTH = 44

/** A summary of a long type, such as `'circle' | 'square' | … | function`; undefined if the type is short enough. */
export function shortenType(type: string): string | undefined {
  return type.length > MAX_TYPE_LENGTH ? shortenMember(type) : undefined
}

function shortenMember(type: string): string {
  const members = splitUnion(type)
  if (members.length > 1) return shortenUnion(members)
  if (findOutside(type, ' => ').length > 0) return 'function'
  if (type.length <= MAX_MEMBER_LENGTH) return type
  if (type.endsWith(')[]')) return `(${shortenMember(type.slice(1, -3))})[]`
  if (type.startsWith('(') && type.endsWith(')')) return shortenMember(type.slice(1, -1))
  if (type.startsWith('[')) return '[…]'
  if (type.startsWith('{')) return '{ … }'
  return type.replace(/<.*>$/, '<…>')
}

/** Names a function once and at the end, after the first of the other members. */
function shortenUnion(members: string[]): string {
  const short = [...new Set(members.map(shortenParentheses))]
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

/** A function in a union is in parentheses. */
const shortenParentheses = (member: string): string =>
  shortenMember(/^\(.*\)$/.test(member) ? member.slice(1, -1) : member)
