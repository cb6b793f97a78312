import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse, visitType } from '../../src/core/node/markdown/tree.ts'
import { listFiles } from '../../src/core/node/files/source-files.ts'
import { buildThemeFiles } from '../../src/library/node/theme-files.ts'
import { typeCheck } from './type-check.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Every code block with an import, as a file in the root of the project. Others can import it by its title. */
function listCodeModules(): Map<string, { place: string; code: string }> {
  const modules = new Map<string, { place: string; code: string }>()
  for (const file of listFiles(root, 'content', /\.md$/)) {
    visitType(parse(readFileSync(path.join(root, file), 'utf8')), 'code', (node) => {
      if (!/^tsx?$/.test(node.lang ?? '') || !/^import /m.test(node.value)) return
      const line = node.position?.start.line ?? 0
      const [, title = ''] = /^\[([\w.-]+)\]/.exec(node.meta ?? '') ?? []
      const named = path.join(root, title)
      const isNew = title !== '' && !modules.has(named)
      const name = isNew ? named : path.join(root, `fence-${modules.size}.${node.lang}`)
      modules.set(name, { place: `${file}:${line}`, code: node.value })
    })
  }
  return modules
}

test('every code block with an import type-checks in strict mode', async () => {
  const modules = listCodeModules()
  expect(modules.size).toBeGreaterThan(40)
  // blocks about the chart theme import it as an application does
  const { typescript } = await buildThemeFiles()
  modules.set(path.join(root, 'chart-theme.ts'), { place: 'the chart theme', code: typescript })
  const code = new Map([...modules].map(([file, module]) => [file, module.code]))
  const mistakes = typeCheck(code, { allowImportingTsExtensions: true }).map((diagnostic) => {
    const place = diagnostic.file && modules.get(path.normalize(diagnostic.file.fileName))?.place
    return `${place ?? diagnostic.file?.fileName}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`
  })
  expect(mistakes).toEqual([])
})

/** `tsconfig.node.json` of the React and TypeScript template of create-vite 9.3, without the settings of its output. */
const VITE_TEMPLATE: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: ['node'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
}

test('the Vite plugin type-checks in a new Vite project', () => {
  const all = listCodeModules()
  const names = ['vite.config.ts', 'vite-plugin-g2plot.ts'].map((name) => path.join(root, name))
  const modules = new Map(names.map((name) => [name, all.get(name)?.code ?? '']))
  expect(modules.get(names[0] ?? '')).toContain('defineConfig')
  expect(
    typeCheck(modules, VITE_TEMPLATE).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  ).toEqual([])
})
