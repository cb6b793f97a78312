import type { CodeProblem } from '../code-file.ts'
import { codeText } from '../texts/code.ts'
import { NestingError } from './bounded-parser.ts'

/** Messages of the parser that need no more than another sentence. */
const MESSAGES: Record<string, Parameters<typeof codeText>[0]> = {
  'Unexpectedly reached the end of input.': 'code.unexpected.end',
  'Unterminated comment': 'code.unterminated.comment',
  'Unterminated regular expression': 'code.unterminated.regex',
  'Unterminated string constant': 'code.unterminated.string',
  'Unterminated template': 'code.unterminated.template',
  'Unterminated JSX contents': 'code.unterminated.jsx',
  'JSX value should be either an expression or a quoted JSX text': 'code.jsx-value',
}

/** The last characters of a message are its place: `Unexpected token, expected ";" (3:5)`. */
const MESSAGE = /^(.*?)(?:, expected "(.+)")?(?: \((\d+):(\d+)\))?$/s

/** A word, a number, or one other character. */
const TOKEN = /[\p{L}\p{N}_$]+|\S/uy

/** Describes an error of the parser in plain words. */
export function describeSyntaxError(error: unknown, file: string, source: string): CodeProblem {
  if (error instanceof NestingError) return { message: codeText('code.nested'), file }
  const text = error instanceof Error ? error.message : String(error)
  const [, message = '', expected, line, column] = MESSAGE.exec(text) ?? []
  const place = line === undefined ? {} : { line: Number(line), column: Number(column) }
  return { message: describe(message, expected, getToken(source, place)), file, ...place }
}

function describe(message: string, expected: string | undefined, token: string | undefined): string {
  const known = MESSAGES[message]
  if (known) return codeText(known)
  if (message !== 'Unexpected token') return codeText('code.syntax', { message })
  // the parser expects one of several things there, and names only the first
  if (token === undefined) return codeText('code.unexpected.end')
  return expected === undefined
    ? codeText('code.unexpected', { token })
    : codeText('code.expected', { expected, token })
}

/** The word or character at a place. Undefined at the end of the code. */
function getToken(source: string, { line, column }: { line?: number; column?: number }): string | undefined {
  if (line === undefined || column === undefined) return undefined
  const rest = source.split('\n').slice(line - 1)
  TOKEN.lastIndex = column - 1
  return TOKEN.exec(rest[0] ?? '')?.[0]
}
