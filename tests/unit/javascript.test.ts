import { readFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { listFiles } from '../../src/core/node/files/source-files.ts'
import { findTypes } from '../../src/core/node/javascript/find-types.ts'
import { removeRanges } from '../../src/core/node/javascript/ranges.ts'

// Every demo has a JavaScript version that is made by removing types.

const root = path.resolve(import.meta.dirname, '../..')
const reading = listFiles(root, 'demos', /\.tsx?$/).map(async (file) => {
  // as it is shown
  const source = readFileSync(path.join(root, file), 'utf8').trimEnd()
  const ranges = await findTypes(source, file.endsWith('x') ? 'tsx' : 'ts')
  return { file, source, javascript: ranges ? removeRanges(source, ranges) : '' }
})
const versions = await Promise.all(reading)

test('is formatted', async () => {
  const style = await resolveConfig(path.join(root, versions[0]?.file ?? ''))
  const different: string[] = []
  for (const { file, javascript } of versions) {
    // the formatter removes quotes from numeric keys in JavaScript only
    const formatted = await format(javascript, { ...style, parser: 'babel', quoteProps: 'preserve' })
    if (formatted !== `${javascript}\n`) different.push(file)
  }
  expect(versions.length).toBeGreaterThan(300)
  expect(different).toEqual([])
})

/** The code as TypeScript writes it, without types and comments. */
const emit = (fileName: string, source: string) =>
  ts.transpileModule(source, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      removeComments: true,
    },
    reportDiagnostics: true,
  })

/** The words and signs of code. Commas before brackets and semicolons depend on the formatting. */
function listTokens(code: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true, ts.LanguageVariant.JSX, code)
  const tokens: string[] = []
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    const token = scanner.getTokenText()
    if (/^[)\]}]$/.test(token) && tokens.at(-1) === ',') tokens.pop()
    if (token !== ';') tokens.push(token)
  }
  return tokens
}

test.each(versions)('$file is the same program', ({ file, source, javascript }) => {
  const name = path.basename(file)
  const parsed = emit(name.replace(/\.t(sx?)$/, '.j$1'), javascript)
  expect(parsed.diagnostics).toEqual([])
  // parentheses that only a type needs are removed
  const withoutParentheses = (code: string) => listTokens(code).filter((token) => !/^[()]$/.test(token))
  expect(withoutParentheses(parsed.outputText)).toEqual(withoutParentheses(emit(name, source).outputText))
})
