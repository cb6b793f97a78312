import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { array, constantFrom, sample } from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
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

const written = Object.entries(validFiles).filter(([name]) => /^(content|demos)\/.*\.(md|yaml|tsx?|svg)$/.test(name))

test('lines may end as they do on Windows, and files may begin with a byte order mark: nothing is wrong, no picture out of date', async () => {
  undo = project.applyMistake({
    files: Object.fromEntries(written.map(([name, text]) => [name, `\uFEFF${text.replaceAll('\n', '\r\n')}`])),
  })
  expect(await collectProblems(project)).toEqual([])
})

/** One file of each kind that is read. */
const kinds = [
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

const contents: Record<string, string | Buffer> = {
  'a line of a megabyte': `${'['.repeat(1 << 20)}\n`,
  'bytes that are no text': Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256)),
  'brackets in brackets': '[{'.repeat(1400),
  'a merge conflict': '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n',
}

test.each(kinds.flatMap((file) => Object.keys(contents).map((what) => [file, what] as const)))(
  '%s as %s is reported, and the rest is read',
  async (file, what) => {
    undo = project.applyMistake({
      files: { [file]: contents[what] ?? '', 'content/other.md': page('[a](/nowhere-at-all)') },
    })
    const reported = await collectProblems(project)
    expect(reported.filter((line) => line.startsWith(`${file}:`))).not.toEqual([])
    expect(reported).toContain('content/other.md:8  the link /nowhere-at-all points to no page')
  },
)

test.each(kinds)('%s may be empty or a folder without an end of the run', async (file) => {
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
const COUNT = 150

/** Texts put together from pieces that mean something to a parser. */
const scraps = (pieces: string[], maxLength: number, count = COUNT): string[] =>
  sample(
    array(constantFrom(...pieces), { maxLength }).map((parts) => parts.join('')),
    { seed: SEED, numRuns: count },
  )

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

test('whatever stands in a page, the checks go on', async () => {
  const bodies = scraps([...MARKDOWN, ...ODD], 60)
  const matters = scraps([...YAML, ...ODD], 40)
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

test('whatever stands in descriptions, the checks go on', async () => {
  undo = project.applyMistake({
    files: Object.fromEntries(
      scraps([...YAML, ...ODD], 40).map((text, index) => [`content/options/fuzz/Object${index}.yaml`, text]),
    ),
  })
  expect((await collectProblems(project)).filter((line) => !line.startsWith('content/options/fuzz/'))).toEqual([])
})

test.each(['content/changelog.yaml', 'content/options/groups.yaml', 'content/options/addresses.yaml'])(
  'whatever stands in %s, the checks go on',
  async (file) => {
    for (const text of scraps([...YAML, ...ODD], 40, 15)) {
      const restore = project.applyMistake({ files: { [file]: text } })
      await expect(collectProblems(project)).resolves.toBeInstanceOf(Array)
      restore()
    }
  },
)

test('whatever stands in a demo, the checks go on', async () => {
  const bodies = scraps([...CODE, ...ODD], 40)
  undo = project.applyMistake({
    files: Object.fromEntries(
      bodies.map((body, index) => [`demos/fuzz/demo-${index}.tsx`, index % 2 === 0 ? demo(body) : body]),
    ),
  })
  expect((await collectProblems(project)).filter((line) => !line.startsWith('demos/fuzz/'))).toEqual([])
})
