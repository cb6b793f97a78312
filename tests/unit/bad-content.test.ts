import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { features } from '../../src/features.ts'
import { buildSite } from '../../src/core/node/vite/build-site.ts'
import { BuildCache } from '../../src/core/node/files/cache.ts'
import { createContentSource } from '../../src/core/node/vite/content-source.ts'
import { isFull } from '../fixtures/full.ts'
import type { Mistake } from './bad-content/mistake.ts'
import { changelogMistakes } from './bad-content/mistakes/changelog.ts'
import { chartMistakes } from './bad-content/mistakes/charts.ts'
import { demoMistakes } from './bad-content/mistakes/demos.ts'
import { fileMistakes } from './bad-content/mistakes/files.ts'
import { frontmatterMistakes } from './bad-content/mistakes/frontmatter.ts'
import { linkMistakes } from './bad-content/mistakes/links.ts'
import { localeMistakes } from './bad-content/mistakes/locales.ts'
import { markdownMistakes } from './bad-content/mistakes/markdown.ts'
import { optionMistakes } from './bad-content/mistakes/options.ts'
import { redirectMistakes } from './bad-content/mistakes/redirects.ts'
import { makeProject, collectProblems, type Project } from './bad-content/project.ts'

const groups: Record<string, Mistake[]> = {
  files: fileMistakes,
  frontmatter: frontmatterMistakes,
  Markdown: markdownMistakes,
  links: linkMistakes,
  redirects: redirectMistakes,
  locales: localeMistakes,
  charts: chartMistakes,
  demos: demoMistakes,
  options: optionMistakes,
  changelog: changelogMistakes,
}
const allMistakes = Object.entries(groups).flatMap(([group, mistakes]) =>
  mistakes.map((mistake): [name: string, Mistake] => [`${group}: ${mistake.kind}`, mistake]),
)

vi.mock('../../src/library/node/read-library.ts', async () => {
  const { library } = await import('./bad-content/library.ts')
  return { readLibrary: () => Promise.resolve(library) }
})
// the project is not in a repository
vi.mock('../../src/core/node/content/last-updated.ts', () => ({ readLastUpdated: () => Promise.resolve(new Map()) }))

let project: Project
let undo: (() => void)[] = []

beforeAll(async () => {
  project = await makeProject()
})

afterEach(() => {
  for (const step of undo.toReversed()) step()
  undo = []
})

afterAll(() => project.remove())

/** Runs a build with a bundler that fails. Returns the printed text, and whether files would have been written. */
async function runBuild({ root, config }: Project): Promise<{ printed: string; isWritten: boolean }> {
  const { buildApp, renderStart } = buildSite(root, createContentSource(root, config, features), features)
  if (typeof buildApp !== 'function' || typeof renderStart !== 'function')
    throw new Error('the plugin has no build hooks')
  let isWritten = false
  const build = async () => {
    await renderStart.call({} as never, {} as never, {} as never)
    isWritten = true
    throw new Error('the bundler fails')
  }
  const failure: unknown = await Promise.resolve(
    buildApp.call({} as never, { environments: { client: {}, ssr: {} }, build } as never),
  ).catch((error: unknown) => error)
  return { printed: failure instanceof Error ? (failure.stack ?? '') : '', isWritten }
}

test('reports nothing for a valid project', async () => {
  expect(await collectProblems(project)).toEqual([])
})

/** All mistakes that can be made together are reported by one build below, so a build of its own is for the others. */
const aloneInBuild = allMistakes.filter(
  ([, { apart }], index) => isFull || (index % 2 === 0 && apart) || index % 8 === 0,
)
const afterEdit = allMistakes.filter((_, index) => isFull || index % 2 === 1)

test.each(aloneInBuild)('%s: reports it and no follow-up problems', async (_, mistake) => {
  undo.push(project.applyMistake(mistake))
  expect((await collectProblems(project)).toSorted()).toEqual(mistake.reported.toSorted())
})

const cache = new BuildCache()

test.each(afterEdit)('%s: reports it after an edit and clears it after the fix', async (_, mistake) => {
  const revert = project.applyMistake(mistake)
  expect((await collectProblems(project, cache)).toSorted()).toEqual(mistake.reported.toSorted())
  revert()
  expect(await collectProblems(project, cache)).toEqual([])
})

test('reports the new reason when a file becomes unreadable in another way', async () => {
  for (const file of ['content/changelog.yaml', 'content/licenses.yaml']) {
    const reports = []
    for (const text of ['<<<<<<< HEAD\n', Buffer.from([0xff])]) {
      const revert = project.applyMistake({ files: { [file]: text } })
      reports.push(...(await collectProblems(project, cache)).filter((line) => line.startsWith(file)))
      revert()
    }
    expect(reports).toEqual([
      `${file}:1  unresolved merge conflict; keep one side and remove the markers`,
      `${file}:1  the file is not UTF-8; save it as UTF-8`,
    ])
  }
})

test('reports all mistakes in one run, by file and line, before anything is written', async () => {
  const together = allMistakes.map(([, mistake]) => mistake).filter(({ apart }) => !apart)
  for (const mistake of together) undo.push(project.applyMistake(mistake))
  const { printed, isWritten } = await runBuild(project)
  expect(isWritten).toBe(false)
  const lines = printed.split('\n').filter((line) => /^\S.*:\d+ /.test(line))
  expect(lines.map((line) => line.replace(/(:\d+) +/, '$1  ')).toSorted()).toEqual(
    [...new Set(together.flatMap(({ reported }) => reported))].toSorted(),
  )
  await expect(printed).toMatchFileSnapshot(path.join(import.meta.dirname, 'bad-content/printed.txt'))
})

test('reports every unreadable file, not only the first', async () => {
  const unreadable = allMistakes.map(([, mistake]) => mistake).filter(({ kind }) => /not YAML|damaged/.test(kind))
  for (const mistake of unreadable) undo.push(project.applyMistake(mistake))
  expect((await collectProblems(project)).toSorted()).toEqual(unreadable.flatMap(({ reported }) => reported).toSorted())
  expect(unreadable).toHaveLength(5)
})

test('reports nothing when all mistakes are reverted', async () => {
  expect(await collectProblems(project)).toEqual([])
})
