/** Two lines in the column of types. */
const MAX_TYPE_LENGTH = 60
const MAX_MEMBER_LENGTH = 30
const MAX_UNION_LENGTH = 44

/** A summary of a long type, such as `'circle' | 'square' | … | function`; undefined if the type is short enough. */
export function shortenType(type: string): string | undefined {
  return type.length > MAX_TYPE_LENGTH ? shortenMember(type) : undefined
}

/** The positions of the ` | ` between the members of a type. */
export function findUnionBars(type: string): number[] {
  const bars = findOutside(type, ' | ')
  // in a function type, they belong to its result
  return findOutside(type, ' => ').length > 0 ? [] : bars
}

function shortenMember(type: string): string {
  const members = splitAt(type, findUnionBars(type))
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

/** The positions of a text outside all brackets. */
function findOutside(type: string, text: string): number[] {
  const found: number[] = []
  let depth = 0
  for (let index = 0; index < type.length; index++) {
    if (depth === 0 && type.startsWith(text, index)) found.push(index)
    const character = type[index] ?? ''
    if ('([{<'.includes(character)) depth++
    else if (')]}'.includes(character) || (character === '>' && type[index - 1] !== '=')) depth--
  }
  return found
}

function splitAt(type: string, bars: number[]): string[] {
  const starts = [0, ...bars.map((bar) => bar + 3)]
  return starts.map((start, index) => type.slice(start, bars[index]))
}

/** The members of a union. A type that is not a union is its only member. */
export const splitUnion = (type: string): string[] => splitAt(type, findUnionBars(type))
