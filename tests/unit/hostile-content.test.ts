import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { array, constantFrom, sample } from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isFull, takeTurns } from '../fixtures/full.ts'
import { makeProject, collectProblems, type Project } from './bad-content/project.ts'
import { demo, page, validFiles } from './bad-content/valid-project.ts'

vi.mock('../../src/library/node/read-library.ts', async () => {
  const { library } = await import('./bad-content/library.ts')
  return { readLibrary: () => Promise.resolve(library) }
})
vi.mock('../../src/core/node/content/last-updated.ts', () => ({ readLastUpdated: () => Promise.resolve(new Map()) }))

let project: Project
let undo: () => void = () => undefined

beforeAll(async () => {
  project = await makeProject()
})

afterEach(() => {
  undo()
  undo = () => undefined
})

afterAll(() => project.remove())

const textFiles = Object.entries(validFiles).filter(([name]) => /^(content|demos)\/.*\.(md|yaml|tsx?|svg)$/.test(name))

test('accepts Windows line endings and a byte order mark, and posters stay up to date', async () => {
  undo = project.applyMistake({
    files: Object.fromEntries(textFiles.map(([name, text]) => [name, `\uFEFF${text.replaceAll('\n', '\r\n')}`])),
  })
  expect(await collectProblems(project)).toEqual([])
})

/** One file of each type. */
const files = [
  'content/guide.md',
  'content/api/index.tab-options.md',
  'content/changelog.yaml',
  'content/options/groups.yaml',
  'content/options/addresses.yaml',
  'content/options/g2plot/line/LineOptions.yaml',
  'content/glyphs/line.svg',
  'demos/line/slider.tsx',
  'demos/line/slider/data.ts',
  'posters/posters.json',
]

const hostileTexts: Record<string, string | Buffer> = {
  'a line of one megabyte': `${'['.repeat(1 << 20)}\n`,
  'binary data': Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256)),
  'nested brackets': '[{'.repeat(1400),
  'a merge conflict': '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n',
}

test.each(
  files.flatMap((file, index) => takeTurns(Object.keys(hostileTexts), index).map((name) => [file, name] as const)),
)('reports %s as %s, and checks the other files', async (file, name) => {
  undo = project.applyMistake({
    files: { [file]: hostileTexts[name] ?? '', 'content/other.md': page('[a](/no-such-page)') },
  })
  const reported = await collectProblems(project)
  expect(reported.filter((line) => line.startsWith(`${file}:`))).not.toEqual([])
  expect(reported).toContain('content/other.md:8  the link /no-such-page points to no page')
})

test.each(files)('does not throw when %s is empty or a folder', async (file) => {
  const target = path.join(project.root, file)
  const before = readFileSync(target)
  writeFileSync(target, '')
  await expect(collectProblems(project)).resolves.toBeInstanceOf(Array)
  rmSync(target)
  mkdirSync(target)
  await expect(collectProblems(project)).resolves.toBeInstanceOf(Array)
  rmSync(target, { recursive: true })
  writeFileSync(target, before)
})

const SEED = 20_240_615
const COUNT = isFull ? 150 : 10

/** Random texts of tokens that have a meaning for a parser. */
const sampleTexts = (tokens: string[], maxLength: number, count = COUNT): string[] =>
  sample(
    array(constantFrom(...tokens), { maxLength }).map((parts) => parts.join('')),
    { seed: SEED, numRuns: count },
  )

/** Control characters, lone surrogates and names of object prototypes. */
const ODD = [
  '\n',
  '\n\n',
  '\t',
  '\0',
  '\uFFFD',
  '\u2028',
  '\uD800',
  '😀',
  '"',
  "'",
  '`',
  '%',
  '@',
  '&',
  '\\',
  '__proto__',
  'constructor',
]
const MARKDOWN = [
  'Text',
  ' ',
  '    ',
  '#',
  '##',
  '{#id}',
  '{#',
  '*',
  '**',
  '_',
  '```',
  '```tsx',
  '```tsx {1-',
  '~~~',
  '>',
  '- ',
  '1. ',
  '|',
  '|-|',
  '---',
  '===',
  ':',
  '::',
  ':::',
  '::::',
  ':::note',
  ':::code-group',
  '::demo',
  '::api',
  '::changelog',
  '::chart-index',
  '{id=line-basic}',
  '{id=LineChart}',
  '{id',
  '{.a #b c="',
  '[',
  ']',
  '(',
  ')',
  '![',
  '](',
  '[a](/guide#%',
  '[^1]',
  '[^1]:',
  '[a]: ',
  '<div>',
  '<!--',
  '-->',
  'https://',
  'www.',
  '&#0;',
]
const YAML = [
  'title',
  'description',
  'hero',
  'features',
  'version',
  'changes',
  'legend',
  'smooth',
  'LegendCfg',
  '1',
  'null',
  '~',
  '2024-01-01',
  ':',
  ': ',
  '- ',
  '\n  ',
  '\n    ',
  '|',
  '>',
  '&a',
  '*a',
  '*b',
  '!',
  '!!js',
  '!!binary x',
  '[',
  ']',
  '{',
  '}',
  ',',
  '#',
  '?',
  '---',
  '...',
  '<<',
]
const CODE = [
  'import',
  ' ',
  "'react'",
  "'./a'",
  '{',
  '}',
  '(',
  ')',
  '<a>',
  '</a>',
  '/**',
  '*/',
  '//',
  '${',
  'export',
  'default',
  'function',
  'A',
  '=',
  '=>',
  ';',
  '#',
  'import(',
]

test('does not throw for any text in a page', async () => {
  const bodies = sampleTexts([...MARKDOWN, ...ODD], 60)
  const matters = sampleTexts([...YAML, ...ODD], 40)
  undo = project.applyMistake({
    files: Object.fromEntries([
      ...bodies.map((body, index): [string, string] => [`content/fuzz/body-${index}.md`, page(body)]),
      ...matters.map((matter, index): [string, string] => [
        `content/fuzz/matter-${index}.md`,
        `---\n${matter}\n---\n\n# Probe\n`,
      ]),
    ]),
  })
  const reported = await collectProblems(project)
  expect(reported.length).toBeGreaterThan(COUNT)
  expect(reported.filter((line) => line.includes('cannot be read'))).toEqual([])
  expect(reported.filter((line) => !line.startsWith('content/fuzz/'))).toEqual([])
})

test('does not throw for any text in a file of descriptions', async () => {
  undo = project.applyMistake({
    files: Object.fromEntries(
      sampleTexts([...YAML, ...ODD], 40).map((text, index) => [`content/options/fuzz/Object${index}.yaml`, text]),
    ),
  })
  expect((await collectProblems(project)).filter((line) => !line.startsWith('content/options/fuzz/'))).toEqual([])
})

test.each(['content/changelog.yaml', 'content/options/groups.yaml', 'content/options/addresses.yaml'])(
  'does not throw for any text in %s',
  async (file) => {
    for (const text of sampleTexts([...YAML, ...ODD], 40, isFull ? 15 : 5)) {
      const restore = project.applyMistake({ files: { [file]: text } })
      await expect(collectProblems(project)).resolves.toBeInstanceOf(Array)
      restore()
    }
  },
)

test('does not throw for any text in a demo', async () => {
  const bodies = sampleTexts([...CODE, ...ODD], 40)
  undo = project.applyMistake({
    files: Object.fromEntries(
      bodies.map((body, index) => [`demos/fuzz/demo-${index}.tsx`, index % 2 === 0 ? demo(body) : body]),
    ),
  })
  expect((await collectProblems(project)).filter((line) => !line.startsWith('demos/fuzz/'))).toEqual([])
})
