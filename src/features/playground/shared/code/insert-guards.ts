import type { TextEdit } from '../code-file.ts'
import { findClosing, isOf, KEYWORD, TokenType, type ParsedCode, type Token } from './parse-code.ts'
import { GUARD_NAMES } from './time-guard.ts'

const CALL = `${GUARD_NAMES.time}()`

/**
 * Lists the insertions that make every loop and every function of JavaScript code check the time. All of them are on
 * the line of the loop or function, so line numbers stay the same.
 */
export function listGuards({ tokens, scopes }: ParsedCode): TextEdit[] {
  const loops = tokens.flatMap(({ type }, index) => {
    // also the end of `do … while`
    if (type === KEYWORD.while) return insertAfter(tokens[index + 1], `${CALL},`)
    return type === KEYWORD.for ? guardFor(tokens, index) : []
  })
  const functions = scopes
    .filter(({ isFunctionScope }) => isFunctionScope)
    .flatMap(({ startTokenIndex }) => guardFunction(tokens, startTokenIndex))
  // the name of a function expression has a scope of its own around the function
  const unique = new Map(functions.map((guard) => [guard.start, guard]))
  return [...loops, ...unique.values()].toSorted((a, b) => a.start - b.start)
}

function guardFor(tokens: Token[], index: number): TextEdit[] {
  const isAsync = tokens[index + 1]?.type !== TokenType.parenL
  const open = index + (isAsync ? 2 : 1)
  const close = findClosing(tokens, open)
  const semicolon = findOutside(tokens, open, close, ({ type }) => type === TokenType.semi)
  if (semicolon !== undefined) {
    // without a condition the loop is endless
    const isEmpty = tokens[semicolon + 1]?.type === TokenType.semi
    return insertAfter(tokens[semicolon], isEmpty ? `${CALL},true` : `${CALL},`)
  }
  const of = findOutside(tokens, open, close, (token, at) => isOf(token) && isBinding(tokens[at - 1], at - 1 === open))
  // `for … in` always ends
  if (of === undefined) return []
  const body = tokens[close + 1]
  if (body?.type === TokenType.braceL) return insertAfter(body, `${CALL};`)
  return [
    ...insertAfter(tokens[of], ` ${isAsync ? GUARD_NAMES.eachAsync : GUARD_NAMES.each}(`),
    ...insertAfter(tokens[close - 1], ')'),
  ]
}

/** A name, a pattern or a member before `of`, not the keyword of a declaration whose variable is named `of`. */
const isBinding = (token: Token | undefined, isParenthesis: boolean): boolean =>
  !isParenthesis && ![KEYWORD.const, KEYWORD.let, KEYWORD.var].includes(token?.type ?? TokenType.eof)

/** The index of the first matching token between two brackets that is not inside another pair. */
function findOutside(
  tokens: Token[],
  open: number,
  close: number,
  matches: (token: Token, index: number) => boolean,
): number | undefined {
  for (let index = open + 1; index < close; index += 1) {
    const token = tokens[index]
    if (token && matches(token, index)) return index
    const end = findClosing(tokens, index)
    if (end > index && end < close) index = end
  }
  return undefined
}

/** The scope of a function starts with its parameters, or with `async` of an arrow function. */
function guardFunction(tokens: Token[], start: number): TextEdit[] {
  const first = tokens[start]?.type === TokenType.name ? start + 1 : start
  const open = tokens[first]?.type === TokenType.parenL ? first : undefined
  const next =
    [start + 1, start + 2].find((index) => tokens[index]?.type === TokenType.arrow) ??
    (open === undefined ? -1 : findClosing(tokens, open) + 1)
  const isArrow = tokens[next]?.type === TokenType.arrow
  const body = tokens[isArrow ? next + 1 : next]
  if (body?.type === TokenType.braceL) return insertAfter(body, `${CALL};`)
  // the last part of a condition can contain everything that the expression of an arrow function can
  return isArrow ? insertAfter(tokens[next], ` ${CALL}?0:`) : []
}

const insertAfter = (token: Token | undefined, text: string): TextEdit[] =>
  token ? [{ start: token.end, end: token.end, text }] : []
