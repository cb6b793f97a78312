import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { features } from '../../src/features.ts'
import { buildSite } from '../../src/core/node/vite/build-site.ts'
import { BuildCache } from '../../src/core/node/files/cache.ts'
import { createContentSource } from '../../src/core/node/vite/content-source.ts'
import { allMistakes } from './bad-content/mistakes/all.ts'
import { makeProject, collectProblems, type Project } from './bad-content/project.ts'

vi.mock('../../src/library/node/read-library.ts', async () => {
  const { library } = await import('./bad-content/library.ts')
  return { readLibrary: () => Promise.resolve(library) }
})
// when a file was last committed is nothing that could be wrong
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

/** What `npm run build` prints, by the plugin that does it, and whether it comes to write scripts. The bundler fails, as it would, if it gets so far. */
async function printedByBuild({ root, config }: Project): Promise<{ printed: string; isWritten: boolean }> {
  const { buildApp, renderStart } = buildSite(root, createContentSource(root, config, features), features)
  if (typeof buildApp !== 'function' || typeof renderStart !== 'function') throw new Error('the plugin has no build')
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

test('a valid project has no mistakes', async () => {
  expect(await collectProblems(project)).toEqual([])
})

test.each(allMistakes)('$kind: it is reported, and nothing that follows from it', async (mistake) => {
  undo.push(project.applyMistake(mistake))
  expect((await collectProblems(project)).toSorted()).toEqual(mistake.reported.toSorted())
})

const memory = new BuildCache()

test.each(allMistakes)('$kind: it is reported after an edit, and gone when it is fixed', async (mistake) => {
  const revert = project.applyMistake(mistake)
  expect((await collectProblems(project, memory)).toSorted()).toEqual(mistake.reported.toSorted())
  revert()
  expect(await collectProblems(project, memory)).toEqual([])
})

test('a file that cannot be read for another reason than before is reported for that one', async () => {
  for (const file of ['content/changelog.yaml', 'content/licenses.yaml']) {
    const reports = []
    for (const text of ['<<<<<<< HEAD\n', Buffer.from([0xff])]) {
      const revert = project.applyMistake({ files: { [file]: text } })
      reports.push(...(await collectProblems(project, memory)).filter((line) => line.startsWith(file)))
      revert()
    }
    expect(reports).toEqual([
      `${file}:1  unresolved merge conflict; keep one side and remove the markers`,
      `${file}:1  the file is not UTF-8; save it as UTF-8`,
    ])
  }
})

test('all mistakes of a project are reported in one run, by file and line, before anything is written', async () => {
  const together = allMistakes.filter(({ apart }) => !apart)
  for (const mistake of together) undo.push(project.applyMistake(mistake))
  const { printed, isWritten } = await printedByBuild(project)
  expect(isWritten).toBe(false)
  const lines = printed.split('\n').filter((line) => /^\S.*:\d+ /.test(line))
  expect(lines.map((line) => line.replace(/(:\d+) +/, '$1  ')).toSorted()).toEqual(
    [...new Set(together.flatMap(({ reported }) => reported))].toSorted(),
  )
  await expect(printed).toMatchFileSnapshot(path.join(import.meta.dirname, 'bad-content/printed.txt'))
})

test('no file that cannot be read hides another', async () => {
  const unreadable = allMistakes.filter(({ kind }) => /not YAML|damaged/.test(kind))
  for (const mistake of unreadable) undo.push(project.applyMistake(mistake))
  expect((await collectProblems(project)).toSorted()).toEqual(unreadable.flatMap(({ reported }) => reported).toSorted())
  expect(unreadable).toHaveLength(5)
})

test('what a mistake leaves behind is nothing', async () => {
  expect(await collectProblems(project)).toEqual([])
})
