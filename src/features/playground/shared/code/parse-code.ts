// these paths are the modules that Vite resolves `sucrase` to, so the parser is bundled once
import type { File } from 'sucrase/dist/esm/parser/index.js'
import { ContextualKeyword } from 'sucrase/dist/esm/parser/tokenizer/keywords.js'
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { parseBounded } from './bounded-parser.ts'

export { TokenType }
export type ParsedCode = File
export type Token = File['tokens'][number]

/** The tokens of keywords. */
export const KEYWORD = {
  const: TokenType['_const'],
  export: TokenType['_export'],
  for: TokenType['_for'],
  import: TokenType['_import'],
  let: TokenType['_let'],
  type: TokenType['_type'],
  var: TokenType['_var'],
  while: TokenType['_while'],
}

/** True for `of` in a loop. It is also a name. */
export const isOf = ({ contextualKeyword }: Token): boolean => contextualKeyword === ContextualKeyword['_of']

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
export const parseCode = (code: string, { isTypeScript, hasJsx }: Syntax): ParsedCode =>
  parseBounded(code, hasJsx, isTypeScript)

const OPENING = new Set([TokenType.parenL, TokenType.bracketL, TokenType.braceL, TokenType.dollarBraceL])
const CLOSING = new Set([TokenType.parenR, TokenType.bracketR, TokenType.braceR])

/** The index of the bracket that closes the one at `open`. */
export function findClosing(tokens: Token[], open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length; index += 1) {
    const type = tokens[index]?.type ?? TokenType.eof
    if (OPENING.has(type)) depth += 1
    else if (CLOSING.has(type)) depth -= 1
    if (depth === 0) return index
  }
  return tokens.length
}
