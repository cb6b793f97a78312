import { transform } from 'sucrase/dist/esm/index.js'
import type { CodeFile, CodeProblem, TextEdit } from '../code-file.ts'
import { codeText } from '../texts/code.ts'
import { limitParser } from './bounded-parser.ts'
import { findImports, type FoundImport } from './find-imports.ts'
import { listGuards } from './insert-guards.ts'
import { getSyntax, parseCode, type Syntax } from './parse-code.ts'
import { describeSyntaxError } from './syntax-problem.ts'

/** A file as JavaScript, with the imports that are left in it. Its lines are those of the file. */
export interface TranspiledFile {
  code: string
  imports: FoundImport[]
}

/** Turns one file into a JavaScript module: without types and JSX, and with loops that end. */
export function compileModule({ name, source }: CodeFile): TranspiledFile | { problem: CodeProblem } {
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
export function findWrittenImports({ name, source }: CodeFile): FoundImport[] {
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
  return { code: insertAll(code, guards), imports }
}

function insertAll(code: string, insertions: TextEdit[]): string {
  let result = ''
  let end = 0
  for (const { start, text } of insertions) {
    result += code.slice(end, start) + text
    end = start
  }
  return result + code.slice(end)
}

function compileJson(name: string, source: string): TranspiledFile | { problem: CodeProblem } {
  try {
    JSON.parse(source)
    return { code: `export default ${source}`, imports: [] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, position] = /position (\d+)/.exec(message) ?? []
    const [, line = position && source.slice(0, Number(position)).split('\n').length] = /line (\d+)/.exec(message) ?? []
    return {
      problem: {
        message: codeText('code.json', { message }),
        file: name,
        ...(line === undefined ? {} : { line: Number(line) }),
      },
    }
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
