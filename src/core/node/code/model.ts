import type { Range } from '../javascript/ranges.ts'

export const LANGUAGES = ['tsx', 'ts', 'jsx', 'js', 'bash', 'json', 'css', 'html', 'diff', 'yaml', 'md'] as const
export type Language = (typeof LANGUAGES)[number]

export function isKnown(language: string): language is Language {
  return (LANGUAGES as readonly string[]).includes(language)
}

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
