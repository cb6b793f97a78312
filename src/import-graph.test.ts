import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './core/node/files/project-root.ts'
import { listFiles } from './core/node/files/source-files.ts'

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.{1,2}\/[^'"]+)['"]/g

interface Import {
  from: string
  to: string
}

/** Every relative import of the sources, of types too. Tests may import from everywhere. */
const imports = ['src', 'mcp/src', 'mcp/build']
  .flatMap((folder) => listFiles(projectRoot, folder, /(?<!\.test)\.tsx?$/))
  .flatMap((from): Import[] => {
    const source = readFileSync(path.join(projectRoot, from), 'utf8')
    return [...source.matchAll(SPECIFIER)].map(([, specifier = '']) => ({
      from,
      to: path.posix.join(path.posix.dirname(from), specifier),
    }))
  })

const format = ({ from, to }: Import): string => `${from} -> ${to}`
const isIn = (folder: string) => (file: string) => file.startsWith(`src/${folder}/`)
const getFeature = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

test('the sources have imports', () => {
  expect(imports.length).toBeGreaterThan(100)
})

test('core imports no feature and not the library', () => {
  const wrong = imports.filter(({ from, to }) => isIn('core')(from) && (isIn('features')(to) || isIn('library')(to)))
  expect(wrong.map(format)).toEqual([])
})

test('the library imports no feature', () => {
  expect(imports.filter(({ from, to }) => isIn('library')(from) && isIn('features')(to)).map(format)).toEqual([])
})

test('Node code and browser code do not import each other, and shared code imports neither', () => {
  const getSide = (file: string) => /\/(node|client|shared)\//.exec(file)?.[1]
  const wrong = imports.filter(({ from, to }) => {
    const target = getSide(to)
    return target !== undefined && target !== 'shared' && getSide(from) !== undefined && getSide(from) !== target
  })
  expect(wrong.map(format)).toEqual([])
})

test('a feature and the MCP server import another feature only through its index', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, other] = [getFeature(from), getFeature(to)]
    return other !== undefined && own !== other && !/\/(?:node|client|shared)\/index\.tsx?$/.test(to)
  })
  expect(wrong.map(format)).toEqual([])
})

test('no two folders import each other', () => {
  /** `src/core/node` and `src/core/client` for a import between files in them: the folders below the common one. */
  const pairs = new Map<string, string>()
  for (const { from, to } of imports) {
    const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
    const common = a.findIndex((name, index) => name !== b[index])
    if (common < 0 || b[common] === undefined) continue
    const parent = a.slice(0, common).join('/')
    pairs.set(`${parent}: ${a[common]} -> ${b[common]}`, format({ from, to }))
  }
  const mutual = [...pairs].filter(([pair]) => {
    const [, parent, a, b] = /^(.*): (.*) -> (.*)$/.exec(pair) ?? []
    return pairs.has(`${parent}: ${b} -> ${a}`)
  })
  expect(mutual.map(([, example]) => example)).toEqual([])
})
