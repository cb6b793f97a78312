import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { comparePackages, createFacts, readPublishedPackage } from './compare-packages.ts'

const manifest = { main: 'lib/index.js', module: 'es/index.js' }

const files = {
  'package.json': JSON.stringify(manifest),
  'lib/index.js': "exports.PieChart = require('./pie').default\n",
  'lib/pie.js': 'exports.default = () => null\n',
  'lib/index.d.ts': "export { default as PieChart } from './pie'\nexport type PieChartProps = { data: object[] }\n",
  'lib/pie.d.ts': 'declare const PieChart: () => null\nexport default PieChart\n',
  'es/index.js': "export { default as PieChart } from './pie'\n",
  'es/pie.js': 'export default () => null\n',
}

function read(changes: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return readPublishedPackage(folder)
}

const compare = (changes: Record<string, string>) => comparePackages(read(), read(changes))

const same = { added: [], removed: [], typesChanged: false, codeChanged: false, dependencies: [] }

test('lists exported components and types', () => {
  expect([...read().names].toSorted()).toEqual(['PieChart', 'PieChartProps'])
  expect(compare({ 'lib/index.d.ts': "export { default as RingChart } from './pie'\n" })).toEqual({
    ...same,
    added: ['RingChart'],
    removed: ['PieChartProps'],
    typesChanged: true,
  })
})

test('finds changes in imported files', () => {
  expect(compare({ 'lib/pie.d.ts': 'declare const PieChart: () => void\nexport default PieChart\n' })).toEqual({
    ...same,
    typesChanged: true,
  })
  expect(compare({ 'es/pie.js': 'export default () => 1\n' })).toEqual({ ...same, codeChanged: true })
  expect(compare({ 'lib/pie.js': 'exports.default = () => 1\n' })).toEqual({ ...same, codeChanged: true })
})

test('ignores comments, line breaks, references and files that are not imported', () => {
  const changes = {
    'es/pie.js': '// a pie\nexport default () =>\n  null\n',
    'lib/pie.d.ts': `/// <reference types="react" />\n${files['lib/pie.d.ts']}`,
    'es/line.js': 'export default () => null\n',
  }
  expect(compare(changes)).toEqual(same)
})

test('loads a file before a folder of the same name, like bundlers', () => {
  expect(compare({ 'es/pie/index.js': 'export default () => 1\n' })).toEqual(same)
})

test('types can move to another folder', () => {
  const changes = {
    'package.json': JSON.stringify({ ...manifest, types: 'typings' }),
    'typings/index.d.ts': files['lib/index.d.ts'],
    'typings/pie.d.ts': files['lib/pie.d.ts'],
  }
  expect(compare(changes)).toEqual(same)
})

test('lists changed dependencies', () => {
  const dependencies = { '@babel/runtime': '^7.14.0' }
  const [before, after] = [
    { ...manifest, dependencies, peerDependencies: { lodash: '^4.17.x', react: '*' } },
    { ...manifest, peerDependencies: { lodash: '^4.x', react: '*' } },
  ].map((content) => read({ 'package.json': JSON.stringify(content) }))
  expect(before && after && comparePackages(before, after).dependencies).toEqual([
    '@babel/runtime: ^7.14.0 -> none',
    'lodash (peer): ^4.17.x -> ^4.x',
  ])
})

test('compares each version with the one before it, newest first', () => {
  const facts = createFacts(
    new Map([
      ['1.9.0', read()],
      ['1.10.0', read({ 'es/pie.js': 'export default () => 1\n' })],
    ]),
  )
  expect(Object.entries(facts)).toEqual([
    ['1.10.0', { ...same, previous: '1.9.0', codeChanged: true }],
    ['1.9.0', { ...same, previous: undefined }],
  ])
})
