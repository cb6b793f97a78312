import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '../../core/node/files/project-root.ts'
import { buildThemeFiles } from './theme-files.ts'

const files = await buildThemeFiles()

const listImports = (name: string, code: string) =>
  parseSync(name, code).module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
const listExports = (name: string, code: string) =>
  parseSync(name, code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? ''),
  )

test.each(['typescript', 'javascript'] as const)('the %s file imports only G2Plot', (language) => {
  const name = language === 'typescript' ? 'chart-theme.ts' : 'chart-theme.js'
  expect(parseSync(name, files[language]).errors).toEqual([])
  expect(listImports(name, files[language])).toEqual(['@antv/g2plot'])
  expect(listExports(name, files[language])).toEqual(expect.arrayContaining(['installChartTheme', 'setChartMode']))
})

test('the JavaScript file has no types, and the comments are kept', () => {
  expect(listExports('chart-theme.js', files.javascript)).toEqual(['installChartTheme', 'setChartMode'])
  expect(files.javascript).toContain('Gives all G2Plot charts readable light and dark colors')
})

test('the TypeScript file passes the strictest checks of an application', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(path.join(projectRoot, 'node_modules', '.theme-'))
  const file = path.join(folder, 'chart-theme.ts')
  try {
    writeFileSync(file, files.typescript)
    const program = ts.createProgram([file], {
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    })
    const messages = ts.getPreEmitDiagnostics(program).map(({ messageText, start, file: source }) => {
      const line = source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line + 1 : 0
      return `${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
    expect(messages).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the size is that of the minified file', () => {
  expect(files.gzipSize).toBeGreaterThan(3000)
  expect(files.gzipSize).toBeLessThan(files.javascript.length / 2)
})
