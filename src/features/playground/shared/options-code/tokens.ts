// this path is the same module that Vite resolves `sucrase` to, so the parser is bundled once
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { parseBounded } from '../code/bounded-parser.ts'

export { TokenType }

/** The types of the keywords that are looked for. */
export const {
  _import: IMPORT,
  _const: CONST,
  _let: LET,
  _var: VAR,
  _true: TRUE,
  _false: FALSE,
  _null: NULL,
} = TokenType

/** A token of the code that is not part of a type. */
export interface CodeToken {
  type: TokenType
  start: number
  end: number
  /** The end of the type that follows it, such as `as const`, or else its own end. */
  fullEnd: number
}

/** Deeper than any code. Finding the end of each bracket takes longer with each level. */
const MAX_DEPTH = 200

let last: { source: string; tokens: readonly CodeToken[] | undefined } | undefined

/** The tokens of TypeScript code with JSX, without those of types. Undefined if the code has a syntax error. */
export function readTokens(source: string): readonly CodeToken[] | undefined {
  // several questions about the same code follow each other
  if (last?.source !== source) last = { source, tokens: splitCode(source) }
  return last.tokens
}

/** Lower than when code runs, because the page waits for it. */
const getLimit = (source: string) => 1000 + source.length / 20

function splitCode(source: string): CodeToken[] | undefined {
  const tokens: CodeToken[] = []
  let depth = 0
  try {
    for (const { type, start, end, isType } of parseBounded(source, true, true, getLimit(source)).tokens) {
      if (OPENING.has(type)) depth += 1
      else if (CLOSING.has(type)) depth -= 1
      if (depth > MAX_DEPTH) return undefined
      const previous = tokens.at(-1)
      if (!isType) tokens.push({ type, start, end, fullEnd: end })
      else if (previous) previous.fullEnd = end
    }
    return tokens
  } catch {
    return undefined
  }
}

const OPENING = new Set([TokenType.parenL, TokenType.bracketL, TokenType.braceL, TokenType.dollarBraceL])
const CLOSING = new Set([TokenType.parenR, TokenType.bracketR, TokenType.braceR])

/** The index of the token that ends an expression: a comma, or a bracket that was opened before it. */
export function findExpressionEnd(tokens: readonly CodeToken[], start: number): number {
  let depth = 0
  for (let index = start; index < tokens.length; index += 1) {
    const type = tokens[index]?.type ?? TokenType.eof
    if (depth === 0 && (type === TokenType.comma || CLOSING.has(type))) return index
    if (OPENING.has(type)) depth += 1
    else if (CLOSING.has(type)) depth -= 1
  }
  return tokens.length - 1
}

/** The index of the bracket that closes the one at `open`. */
export function findClosing(tokens: readonly CodeToken[], open: number): number {
  let index = findExpressionEnd(tokens, open + 1)
  while (tokens[index]?.type === TokenType.comma) index = findExpressionEnd(tokens, index + 1)
  return index
}
