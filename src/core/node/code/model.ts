import type { Range } from '../javascript/leftovers.ts'

export interface Code {
  code: string
  language: string
}

export interface HighlightedCode {
  lines: Token[][]
  /** The parts that are not JavaScript. Undefined for other languages and for code without a JavaScript version. */
  types?: Range[]
}

export interface Token {
  text: string
  /** The class of its role; empty for plain text. */
  role: string
}

export type Highlight = (code: Code) => HighlightedCode
