import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, visitType } from '../../src/core/node/markdown/tree.ts'
import { listFiles } from '../../src/core/node/files/source-files.ts'
import { buildThemeFiles } from '../../src/library/node/theme-files.ts'
import { typeCheck } from './type-check.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Every code block with an import, as a file. Others can import it by its title. */
function listCodeModules(): Map<string, { place: string; code: string }> {
  const modules = new Map<string, { place: string; code: string }>()
  for (const file of listFiles(root, 'content', /\.md$/)) {
    visitType(parse(readFileSync(path.join(root, file), 'utf8')), 'code', (node) => {
      if (!/^tsx?$/.test(node.lang ?? '') || !/^import /m.test(node.value)) return
      const line = node.position?.start.line ?? 0
      const [, title = ''] = /^\[([\w.-]+)\]/.exec(node.meta ?? '') ?? []
      const isNew = title !== '' && !modules.has(title)
      const name = isNew ? title : `fence-${modules.size}.${node.lang}`
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
  modules.set('chart-theme.ts', { place: 'the chart theme', code: typescript })
  const code = new Map([...modules].map(([file, module]) => [file, module.code]))
  const mistakes = typeCheck(code, { allowImportingTsExtensions: true }).map(
    ({ file, line, message }) => `${modules.get(file)?.place ?? file}, line ${line}: ${message}`,
  )
  expect(mistakes).toEqual([])
})

/** `tsconfig.node.json` of the React and TypeScript template of create-vite 9.3, without the settings of its output. */
const VITE_TEMPLATE = {
  target: 'es2023',
  lib: ['es2023'],
  types: ['node'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
}

test('the Vite plugin type-checks in a new Vite project', () => {
  const all = listCodeModules()
  const names = ['vite.config.ts', 'vite-plugin-g2plot.ts']
  const modules = new Map(names.map((name) => [name, all.get(name)?.code ?? '']))
  expect(modules.get('vite.config.ts')).toContain('defineConfig')
  expect(typeCheck(modules, VITE_TEMPLATE)).toEqual([])
})
