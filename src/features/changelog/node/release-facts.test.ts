import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '../../../../site.config.ts'
import { BuildCache } from '../../../core/node/files/cache.ts'
import { projectRoot } from '../../../core/node/files/project-root.ts'
import { changelog } from './index.ts'
import { readReleases } from './read-changelog.ts'
import { checkReleases, FACTS, readFacts, type Facts, type ReleaseFacts } from './release-facts.ts'

const FILE = 'content/changelog.yaml'

const unchanged: ReleaseFacts = {
  previous: '1.0.0',
  added: [],
  removed: [],
  typesChanged: false,
  codeChanged: false,
  dependencies: [],
}
const oldest: ReleaseFacts = { ...unchanged, previous: undefined }

const release = (version: string, ...lines: string[]) =>
  [`- version: ${version}`, '  date: 2020-01-01', ...lines.map((line) => `  ${line}`), ''].join('\n')

const change = (text: string, kind = 'feature') => `changes: [{ kind: ${kind}, text: '${text}' }]`

const check = (source: string, releases: Facts['releases'], unavailable: string[] = []) =>
  checkReleases(FILE, readReleases(FILE, source), { releases, unavailable }).map(
    ({ line, message }) => `${line}: ${message}`,
  )

/** Checks version 1.1.0 with these lines and facts. */
const checkOne = (lines: string[], facts: Partial<ReleaseFacts>) =>
  check(release('1.1.0', ...lines) + release('1.0.0', 'changes: []'), {
    '1.1.0': { ...unchanged, ...facts },
    '1.0.0': oldest,
  })

test('the changelog agrees with the published packages', () => {
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
  const { facts, problems } = readFacts(read(FACTS))
  expect(problems).toEqual([])
  expect(facts && checkReleases(FILE, readReleases(FILE, read(FILE)), facts)).toEqual([])
})

test('reports a version without facts, unless it is listed as unavailable', () => {
  const source = release('1.1.0', change('Adds a chart.')) + release('1.0.0', 'changes: []')
  const message =
    'version 1.1.0 is missing in content/release-facts.json; run "npm run release-facts", ' +
    'or add it to "unavailable" there if it was never published'
  expect(check(source, { '1.0.0': oldest })).toEqual([`1: ${message}`])
  expect(check(source, { '1.0.0': oldest }, ['1.1.0'])).toEqual([])
})

test('reports exports that the text does not name', () => {
  const facts = { added: ['BaseChart', 'PieChart'], removed: ['RingChart'] }
  expect(checkOne([change('Adds `PieChart`.')], facts)).toEqual([
    '1: version 1.1.0 adds BaseChart, but the text does not say so; add a change that does',
    '1: version 1.1.0 removes RingChart, but the text does not say so; add a change that does',
  ])
  const changes =
    'changes: [{ kind: added, charts: [PieChart] }, { kind: breaking, text: Removes the deprecated RingChart. }]'
  const named = ['summary: Adds `BaseChart`.', changes]
  expect(checkOne(named, facts)).toEqual([])
})

test('does not count a part of a longer name or a change of the tool chain', () => {
  const lines = [change('Fixes `PieChartLegend`.'), "toolchain: [{ text: 'Tests `PieChart`.' }]"]
  expect(checkOne(lines, { added: ['PieChart'] })).toHaveLength(1)
})

test('shows at most five names', () => {
  expect(checkOne([change('More.')], { added: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] })).toEqual([
    '1: version 1.1.0 adds A, B, C, D, E and 2 more, but the text does not say so; add a change that does',
  ])
})

test('a component stands for the type of its props, and an asterisk for all names with an ending', () => {
  expect(checkOne([change('Adds `PieChart`.')], { added: ['PieChart', 'PieChartProps'] })).toEqual([])
  const types = { added: ['BarChartProps', 'PieChartProps'] }
  expect(checkOne([change('Adds the types `*ChartProps`.')], types)).toEqual([])
  expect(checkOne([change('Adds the types `*Options`.')], types)).toHaveLength(1)
})

test('reports a release without changes whose types changed', () => {
  const message =
    '1: version 1.1.0 has no changes for users according to the text, but the types changed; ' +
    'describe the difference in "changes"'
  const facts = { typesChanged: true }
  expect(checkOne(['changes: []'], facts)).toEqual([message])
  expect(checkOne([change('Fixes a typo.', 'docs')], facts)).toEqual([message])
  expect(checkOne(['summary: No user-facing changes.', change('Updates G2Plot.', 'dependency')], facts)).toEqual([
    message,
  ])
  expect(checkOne([change('Changes the type of `chartRef`.', 'breaking')], facts)).toEqual([])
  expect(checkOne(['changes: []'], { codeChanged: true })).toEqual([])
})

test('reports a release without changes whose exports changed, even if its summary names them', () => {
  expect(checkOne(['summary: Adds `PieChart`.', 'changes: []'], { added: ['PieChart'], typesChanged: true })).toEqual([
    '1: version 1.1.0 has no changes for users according to the text, but the exports and types changed; ' +
      'describe the difference in "changes"',
  ])
})

test('a change can be described by an unavailable release in between', () => {
  const facts = { '1.3.0': { ...unchanged, added: ['PieChart'], typesChanged: true }, '1.0.0': oldest }
  const source = (text: string) =>
    release('1.3.0', 'changes: []') +
    release('1.2.0', change(text)) +
    release('1.1.0', 'changes: []') +
    release('1.0.0', change('Adds `PieChart`.'))
  expect(check(source('Adds `PieChart`.'), facts, ['1.1.0', '1.2.0'])).toEqual([])
  expect(check(source('Adds a chart.'), facts, ['1.1.0', '1.2.0'])).toEqual([
    '1: version 1.3.0 (with 1.1.0 and 1.2.0) adds PieChart, but the text does not say so; add a change that does',
  ])
})

test('reports nothing if a release cannot be read', () => {
  expect(check(release('1.1.0', 'changes: {}') + release('1.0.0', 'changes: []'), {})).toEqual([])
})

test('the feature reads the facts and reports their problems', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'content'))
  const { version } = site.library
  writeFileSync(path.join(root, FILE), release(version, 'changes: []'))
  const findProblems = async (facts?: string) => {
    if (facts !== undefined) writeFileSync(path.join(root, FACTS), facts)
    const content = await changelog.read?.({
      root,
      config: site,
      findConfigLine: () => 1,
      sources: [],
      files: [],
      componentPages: new Map(),
      versions: {},
      cache: new BuildCache(),
    })
    return content?.problems?.map(({ file, line }) => `${file}:${line}`)
  }
  expect(await findProblems()).toEqual([])
  expect(await findProblems('{ "releases": {}, "unavailable": [] }')).toEqual([`${FILE}:1`])
  expect(await findProblems('{\n  "releases": {},\n  "unavailable": 1\n}')).toEqual([`${FACTS}:3`])
  expect(changelog.sources?.some(({ isRead }) => isRead(FACTS, new Set()))).toBe(true)
})
