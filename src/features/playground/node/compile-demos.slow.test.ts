import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { parseSync, transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { listFiles } from '../../../core/node/files/source-files.ts'
import type { SourceFile } from '../shared/code-file.ts'
import { compileModule, findWrittenImports } from '../shared/code/compile-module.ts'
import { compile } from '../shared/code/compile.ts'
import { CHART_PACKAGES, listNames, REACT_PACKAGES } from './packages.ts'

const modules = listFiles(projectRoot, 'demos', /\.[jt]sx?$/)
const demos = modules.filter((file) => /^demos\/[^/]+\/[^/]+\.tsx$/.test(file))
const available = Object.fromEntries([...CHART_PACKAGES, ...REACT_PACKAGES].map((name) => [name, listNames(name)]))

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8')

/** The files of a demo, named as in the editor. */
function readDemo(demo: string): SourceFile[] {
  const folder = path.posix.dirname(demo)
  const own = `${demo.replace(/\.tsx$/, '')}/`
  return [demo, ...modules.filter((file) => file.startsWith(own))].map((file) => ({
    name: path.posix.relative(folder, file),
    source: read(file),
  }))
}

test('every demo compiles, and its modules are valid JavaScript with the same lines', () => {
  expect(demos.length).toBeGreaterThan(250)
  for (const demo of demos) {
    const files = readDemo(demo)
    const compiled = compile(files, available)
    if ('problem' in compiled) throw new Error(`${demo}: ${JSON.stringify(compiled.problem)}`)
    expect(compiled.modules.at(-1)?.name).toBe(files[0]?.name)
    for (const { name, code, imports } of compiled.modules) {
      const source = files.find((file) => file.name === name)?.source ?? ''
      expect(parseSync('module.js', code).errors, name).toEqual([])
      expect(code.trimEnd().split('\n').length, name).toBeLessThanOrEqual(source.split('\n').length)
      for (const { start, end } of imports) expect(code.slice(start, end)).toMatch(/^(['"]).+\1$/)
    }
  }
})

test('the imports of every demo are those that TypeScript finds', () => {
  for (const file of modules) {
    const source = read(file)
    const { importedFiles } = ts.preProcessFile(source, true, true)
    const found = findWrittenImports({ name: file, source })
    expect(
      found.map(({ specifier }) => specifier),
      file,
    ).toEqual(importedFiles.map(({ fileName }) => fileName))
  }
})

test('the imports that are left in every demo are those that another compiler keeps', async () => {
  for (const file of modules) {
    const source = read(file)
    const compiled = compileModule({ name: file, source })
    if ('problem' in compiled) throw new Error(`${file}: ${compiled.problem.message}`)
    const { code } = await transformWithOxc(source, file, { jsx: { runtime: 'automatic', development: false } })
    const expected = parseSync('module.js', code).module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    expect(compiled.imports.map(({ specifier }) => specifier).toSorted(), file).toEqual(expected.toSorted())
  }
})
