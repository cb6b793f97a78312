// these paths are the modules that Vite resolves `sucrase` to, so the parser is bundled once
import { parse, type File } from 'sucrase/dist/esm/parser/index.js'
import { ContextualKeyword } from 'sucrase/dist/esm/parser/tokenizer/keywords.js'
import State from 'sucrase/dist/esm/parser/tokenizer/state.js'
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js'

export { TokenType }
export type ParsedCode = File
export type Token = File['tokens'][number]

/** The tokens of keywords. */
export const KEYWORD = {
  const: TokenType['_const'],
  export: TokenType['_export'],
  false: TokenType['_false'],
  for: TokenType['_for'],
  import: TokenType['_import'],
  let: TokenType['_let'],
  null: TokenType['_null'],
  true: TokenType['_true'],
  type: TokenType['_type'],
  var: TokenType['_var'],
  while: TokenType['_while'],
}

/** True for `of` in a loop. It is also a name. */
export const isOf = ({ contextualKeyword }: Token): boolean => contextualKeyword === ContextualKeyword['_of']

/** Code on which the parser would spend seconds or years. */
export class NestingError extends Error {}

/** The demos need up to 151. */
const MAX_REPEATED = 5000

let repeated = 0
let most = MAX_REPEATED

// sucrase tries an expression first and starts again if it was a function, so the time doubles with each level
const restore = Reflect.get(State.prototype, 'restoreFromSnapshot')
State.prototype.restoreFromSnapshot = function restoreFromSnapshot(snapshot) {
  repeated += this.tokens.length - snapshot.tokensLength + 1
  if (repeated > most) throw new NestingError()
  restore.call(this, snapshot)
}

/** Lets the parser run once. Throws a `NestingError` if it repeats too much. */
export function limitParser<Result>(run: () => Result, limit = MAX_REPEATED): Result {
  repeated = 0
  most = limit
  try {
    return run()
  } catch (error) {
    // the stack is full, which Firefox reports as an InternalError
    throw error instanceof RangeError || (error as Error).name === 'InternalError' ? new NestingError() : error
  }
}

/** The syntax of a file, by its extension. */
export interface Syntax {
  isTypeScript: boolean
  hasJsx: boolean
}

/** `.ts` has no JSX, because `<T>(value: T) => value` would be an element. */
export const getSyntax = (name: string): Syntax => ({
  isTypeScript: /\.tsx?$/.test(name),
  hasJsx: !name.endsWith('.ts'),
})

/** Splits code into tokens. Throws if it cannot be parsed. */
export const parseCode = (code: string, { isTypeScript, hasJsx }: Syntax, limit?: number): ParsedCode =>
  limitParser(() => parse(code, hasJsx, isTypeScript, false), limit)

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
    const parsed = parseCode(source, { isTypeScript: true, hasJsx: true }, getLimit(source))
    for (const { type, start, end, isType } of parsed.tokens) {
      depth += getDepthChange(type)
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

const getDepthChange = (type: TokenType): number => (OPENING.has(type) ? 1 : CLOSING.has(type) ? -1 : 0)

type Typed = readonly { type: TokenType }[]

/** The index of the bracket that closes the one at `open`. */
export function findClosing(tokens: Typed, open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length; index += 1) {
    depth += getDepthChange(tokens[index]?.type ?? TokenType.eof)
    if (depth === 0) return index
  }
  return tokens.length
}

/** The index of the token that ends an expression: a comma, or a bracket that was opened before it. */
export function findExpressionEnd(tokens: Typed, start: number): number {
  let depth = 0
  for (let index = start; index < tokens.length; index += 1) {
    const type = tokens[index]?.type ?? TokenType.eof
    if (depth === 0 && (type === TokenType.comma || CLOSING.has(type))) return index
    depth += getDepthChange(type)
  }
  return tokens.length - 1
}
