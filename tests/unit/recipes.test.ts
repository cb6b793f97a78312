import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { runnerImport } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RECIPES } from '../../scripts/new-files.mjs'
import { BuildCache } from '../../src/core/node/files/cache.ts'
import { listFiles } from '../../src/core/node/files/source-files.ts'
import type { SiteConfig } from '../../src/core/shared/site.ts'
import { isFull } from '../fixtures/full.ts'
import { collectProblems } from './bad-content/project.ts'

// Follows the instructions of CONTRIBUTING.md one after another in a copy of the project. What `npm run new` does too is
// done by hand with `FULL=1` only.

const project = path.resolve(import.meta.dirname, '../..')
const FOLDERS = ['content', 'demos', 'posters', 'public', 'src', 'tests', 'scripts', '.cache/api']
const FILES = [
  'package.json',
  'package-lock.json',
  'site.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]
const cache = new BuildCache()
let root: string

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'recipes-'))
  // a fresh clone has no cache
  for (const name of [...FOLDERS, ...FILES].filter((file) => existsSync(path.join(project, file))))
    cpSync(path.join(project, name), path.join(root, name), { recursive: true })
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  expect(await findProblems()).toEqual([])
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)

function edit(file: string, from: string | RegExp, to: string): void {
  const before = read(file)
  const after = before.replace(from, to)
  expect(after, `${file} has ${String(from)}`).not.toBe(before)
  write(file, after)
}

async function findProblems(): Promise<string[]> {
  const { module } = await runnerImport<{ site: SiteConfig }>('/site.config.ts', {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return collectProblems({ root, config: module.site }, cache)
}

/** Posters and social cards are drawn by a command. */
const withoutPosters = (problems: string[]) => problems.filter((line) => !line.includes('npm run posters'))

const getFolder = (file: string) => file.split('/')[1] ?? ''

/** Writes what `npm run new` writes. Returns a function that undoes it. */
function createNew(kind: string, name: string): () => void {
  const files: Record<string, string> = RECIPES[kind]?.(root, name).files ?? {}
  const before = Object.keys(files).map((file) => [file, existsSync(path.join(root, file)) && read(file)] as const)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    write(file, text)
  }
  return () => {
    for (const [file, text] of before) {
      if (text === false) rmSync(path.join(root, file))
      else write(file, text)
    }
  }
}

test('npm run new -- demo, page and recipe create all that a check needs, besides posters', async () => {
  const kinds = [
    ['demo', 'line/new-demo'],
    ['page', 'new-page'],
    ['recipe', 'Zoom with the mouse wheel'],
  ] as const
  const undo = kinds.map(([kind, name]) => createNew(kind, name))
  expect(withoutPosters(await findProblems())).toEqual([])
  for (const [kind, name] of kinds) expect(() => createNew(kind, name)).toThrow(/exists already|has this recipe/)
  for (const step of undo.toReversed()) step()
})

test('npm run new -- chart creates all that a check needs, besides posters', async () => {
  // every chart of the library is documented, so one is removed first
  const slug = 'waterfall'
  const saved = [
    'site.config.ts',
    'src/library/charts/index.ts',
    `content/api/${slug}.md`,
    `content/glyphs/${slug}.svg`,
  ]
  const texts = saved.map(read)
  edit('site.config.ts', /,? ?'\/api\/waterfall'/, '')
  edit('src/library/charts/index.ts', /.*waterfall.*\n/i, '')
  for (const file of saved.slice(2)) rmSync(path.join(root, file))
  const undo = createNew('chart', slug)
  expect(read('src/library/charts/index.ts')).toContain('WaterfallChart: waterfall')
  // links to sections of the old page and demos that only it showed are reported elsewhere
  const problems = await findProblems()
  const created = ['site.config.ts', `content/api/${slug}.md`, `content/glyphs/${slug}.svg`]
  expect(problems.filter((line) => created.some((file) => line.startsWith(file)))).toEqual([])
  undo()
  for (const [index, file] of saved.entries()) write(file, texts[index] ?? '')
  expect(await findProblems()).toEqual([])
})

test('npm run new explains what is wrong with a name', () => {
  expect(() => createNew('demo', 'lin/target')).toThrow('there is no chart "lin"')
  expect(() => createNew('demo', 'line')).toThrow('write chart/name')
  expect(() => createNew('page', 'My page')).toThrow('lowercase letters')
  expect(() => createNew('chart', 'box-plot')).toThrow('the library has no BoxPlotChart')
})

test.runIf(isFull)('add a page', async () => {
  write(
    'content/faq.md',
    [
      '---\ntitle: Questions\ndescription: Answers to frequent questions.\n---\n',
      '# Questions\n',
      '## Why?\n',
      'See [the guide](/guide).\n',
    ].join('\n'),
  )
  edit('site.config.ts', "{ title: 'Guide',", "{ title: 'Questions', link: '/faq' },\n    { title: 'Guide',")
  expect(await findProblems()).toEqual([])
})

test.runIf(isFull)('add a demo: only its poster is missing', async () => {
  const [chart = ''] = listFiles(root, 'demos', /^demos\/[^/]+\/[^/]+\.tsx$/)
  const id = `${getFolder(chart)}-from-a-recipe`
  write(`demos/${getFolder(chart)}/from-a-recipe.tsx`, read(chart))
  write('content/faq.md', `${read('content/faq.md')}\n::demo{id=${id}}\n`)
  const problems = await findProblems()
  expect(problems).toEqual([expect.stringMatching(/from-a-recipe\.tsx:1 .*poster.*npm run posters/)])
  rmSync(path.join(root, `demos/${getFolder(chart)}/from-a-recipe.tsx`))
  edit('content/faq.md', `\n::demo{id=${id}}\n`, '')
})

test.runIf(isFull)('add a chart group', async () => {
  edit(
    'site.config.ts',
    /pages: \['([\w/-]+)', /,
    "pages: ['$1'],\n  },\n  {\n    id: 'fresh',\n    title: 'Fresh',\n    description: 'A new group.',\n    pages: [",
  )
  expect(await findProblems()).toEqual([])
})

test.runIf(isFull)('add a chart: needs only its page, its drawing and its route in a group', async () => {
  // every chart of the library is documented, so one is removed first
  const [, slug = ''] = /pages: \['\/api\/([\w-]+)'/.exec(read('site.config.ts')) ?? []
  const files = [`content/api/${slug}.md`, `content/glyphs/${slug}.svg`]
  const texts = files.map(read)
  for (const file of files) rmSync(path.join(root, file))
  edit('site.config.ts', `['/api/${slug}'`, "['/api/no-such-chart'")
  expect(await findProblems()).not.toEqual([])
  for (const [index, file] of files.entries()) write(file, texts[index] ?? '')
  edit('site.config.ts', "['/api/no-such-chart'", `['/api/${slug}'`)
  expect(await findProblems()).toEqual([])
})

const addRedirect = (from: string, to: string) => edit('content/redirects.txt', /^/, `${from} ${to}\n`)

/** Adds the redirects that are reported as missing. */
function redirect(problems: string[], from: string, to: string): void {
  for (const [, old = ''] of problems.map((line) => /addresses\.txt:\d+ +(\S+) no longer exists/.exec(line) ?? []))
    if (old.includes(from)) addRedirect(old, old.replace(from, to))
}

// a check of the whole project takes seconds, so these share two: one that reports what is missing, and one afterwards
test('renames, options and versions: what is missing is reported where it is missing, and nothing else is', async () => {
  const options = 'content/options/g2plot/line/LineOptions.yaml'
  edit(options, /^smooth:.*\n(?: .*\n)*/m, '')

  renameSync(path.join(root, 'content/speed.md'), path.join(root, 'content/benchmark.md'))

  const [demo = ''] = listFiles(root, 'demos', /^demos\/guide\/[^/]+\.tsx$/)
  const name = path.basename(demo, '.tsx')
  renameSync(path.join(root, demo), path.join(root, 'demos/guide/renamed.tsx'))

  const [, version = ''] = /library: \{.*version: '([\d.]+)'/.exec(read('site.config.ts')) ?? []
  const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1))
  edit(
    'content/changelog.yaml',
    /^- version:/m,
    `- version: "${next}"\n  date: 2099-01-01\n  changes:\n    - kind: fix\n      text: A fix.\n- version:`,
  )

  const problems = withoutPosters(await findProblems())
  const causes = {
    'a missing description': /LineOptions\.yaml:\d+ .*smooth/,
    'links to the old page, and its redirect': /\/speed/,
    'places that show the old demo, and its redirect': new RegExp(`guide-${name}`),
    'a version that differs': new RegExp(`${version}|${next}`.replaceAll('.', '\\.')),
  }
  expect(problems.filter((line) => !Object.values(causes).some((cause) => cause.test(line)))).toEqual([])
  for (const [what, cause] of Object.entries(causes))
    expect(
      problems.filter((line) => cause.test(line)),
      what,
    ).not.toEqual([])

  write(options, `${read(options)}smooth: Draws a curve through the points.\n`)

  for (const [, file = ''] of problems.map((line) => /^(.+?):\d+ /.exec(line) ?? []))
    if (file.endsWith('.md') && read(file).includes('/speed')) edit(file, /\/speed\b(?!-)/g, '/benchmark')
  redirect(problems, '/speed', '/benchmark')
  edit('content/redirects.txt', /\/speed#/g, '/benchmark#')

  for (const page of listFiles(root, 'content', /\.md$/))
    if (read(page).includes(`id=guide-${name}}`)) edit(page, `id=guide-${name}}`, 'id=guide-renamed}')
  redirect(problems, `guide-${name}`, 'guide-renamed')

  edit('site.config.ts', `version: '${version}'`, `version: '${next}'`)
  edit('package.json', `"@opd/g2plot-react": "${version}"`, `"@opd/g2plot-react": "${next}"`)
  edit('content/release-facts.json', '"unavailable": [', `"unavailable": [\n    "${next}",`)
  expect(withoutPosters(await findProblems())).toEqual([])
})

test.runIf(isFull)('tests that read the content still pass after all these changes', async () => {
  const vitest = path.join(project, 'node_modules/vitest/vitest.mjs')
  const tests = ['src/features/changelog', 'src/library/node/types', 'tests/unit/relevance.test.ts']
  const run = promisify(execFile)(process.execPath, [vitest, 'run', '--reporter=dot', ...tests], { cwd: root })
  await expect(run.then(({ stdout }) => stdout)).resolves.toContain('passed')
})
