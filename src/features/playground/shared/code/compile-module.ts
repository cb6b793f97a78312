import { transform } from 'sucrase/dist/esm/index.js'
import { applyEdits, type SourceFile, type CodeProblem } from '../code-file.ts'
import { codeText } from '../texts/code.ts'
import { findImports, type FoundImport } from './imports.ts'
import { listGuards } from './insert-guards.ts'
import { getSyntax, limitParser, NestingError, parseCode, type Syntax } from './parse-code.ts'

/** A file as JavaScript, with the imports that are left in it. Its lines are those of the file. */
export interface TranspiledFile {
  code: string
  imports: FoundImport[]
}

/** Turns one file into a JavaScript module: without types and JSX, and with loops that end. */
export function compileModule({ name, source }: SourceFile): TranspiledFile | { problem: CodeProblem } {
  if (name.endsWith('.json')) return compileJson(name, source)
  if (name.endsWith('.css')) return compileStyles(source)
  const syntax = getSyntax(name)
  try {
    return guard(limitParser(() => transform(source, createOptions(syntax))).code)
  } catch (error) {
    return { problem: describeSyntaxError(error, name, source) }
  }
}

/** The imports as they are written, with those that are only types or not used. */
export function findWrittenImports({ name, source }: SourceFile): FoundImport[] {
  if (!/\.[jt]sx?$/.test(name)) return []
  return findImports(source, parseCode(source, getSyntax(name)).tokens)
}

const createOptions = ({ isTypeScript, hasJsx }: Syntax): Parameters<typeof transform>[1] => ({
  transforms: [...(isTypeScript ? ['typescript' as const] : []), ...(hasJsx ? ['jsx' as const] : [])],
  jsxRuntime: 'automatic',
  production: true,
  // browsers know everything that the code may contain
  disableESTransforms: true,
})

function guard(code: string): TranspiledFile {
  const parsed = parseCode(code, { isTypeScript: false, hasJsx: false })
  const guards = listGuards(parsed)
  const imports = findImports(code, parsed.tokens).map((found) => {
    const shift = guards.reduce((sum, { start, text }) => (start <= found.start ? sum + text.length : sum), 0)
    return { ...found, start: found.start + shift, end: found.end + shift }
  })
  return { code: applyEdits(code, guards), imports }
}

function compileJson(name: string, source: string): TranspiledFile | { problem: CodeProblem } {
  try {
    JSON.parse(source)
    return { code: `export default ${source}`, imports: [] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, position] = /position (\d+)/.exec(message) ?? []
    const [, line = position && source.slice(0, Number(position)).split('\n').length] = /line (\d+)/.exec(message) ?? []
    const place = line === undefined ? {} : { line: Number(line) }
    return { problem: { message: codeText('code.json', { message }), file: name, ...place } }
  }
}

/** The policy of the frame forbids `<style>`. The frame removes the sheets of the previous code. */
const compileStyles = (source: string): TranspiledFile => ({
  code: [
    'const sheet = new CSSStyleSheet()',
    `sheet.replaceSync(${JSON.stringify(source)})`,
    'document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]',
  ].join('\n'),
  imports: [],
})

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
function getToken(source: string, { line = 0, column = 1 }: { line?: number; column?: number }): string | undefined {
  TOKEN.lastIndex = column - 1
  return TOKEN.exec(source.split('\n')[line - 1] ?? '')?.[0]
}
