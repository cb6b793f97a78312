import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { resolveLocation, readSources, selectSources } from './source-files.ts'

test('resolves a file name to a route and a tab', () => {
  expect(resolveLocation('content/index.md')).toEqual({ locale: '', route: '/', tab: '' })
  expect(resolveLocation('content/guide.md')).toEqual({ locale: '', route: '/guide', tab: '' })
  expect(resolveLocation('content/api/index.md')).toEqual({ locale: '', route: '/api', tab: '' })
  expect(resolveLocation('content/api/dual-axes.md')).toEqual({ locale: '', route: '/api/dual-axes', tab: '' })
  expect(resolveLocation('content/api/index.tab-options.md')).toEqual({ locale: '', route: '/api', tab: 'options' })
})

test('resolves a file in the folder of a locale', () => {
  expect(resolveLocation('content/zh-CN/api/index.tab-options.md', ['zh-CN'])).toEqual({
    locale: 'zh-CN',
    route: '/api',
    tab: 'options',
  })
})

function writeContent(...names: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  for (const name of names) {
    mkdirSync(path.dirname(path.join(root, 'content', name)), { recursive: true })
    writeFileSync(path.join(root, 'content', name), 'Text\n')
  }
  return root
}

function findProblems(...names: string[]): string[] {
  return readSources(writeContent(...names), ['zh-CN']).problems.map(({ file, message }) => `${file}: ${message}`)
}

test('selects translations, and the default locale where there is none', () => {
  const root = writeContent('guide.md', 'guide.tab-more.md', 'about.md', 'zh-CN/guide/index.md')
  expect(selectSources(readSources(root, ['zh-CN']).files, 'zh-CN').map((file) => file.path)).toEqual([
    'content/about.md',
    'content/zh-CN/guide/index.md',
    'content/guide.tab-more.md',
  ])
})

test('reports a translation without an original', () => {
  expect(findProblems('guide.md', 'zh-CN/guide.md', 'zh-CN/giude.md')).toEqual([
    'content/zh-CN/giude.md: there is no content/giude.md to translate; did you mean "content/guide.md"?',
  ])
})

test('reserves the prefix ~', () => {
  expect(findProblems('~demos/line.md')).toEqual([
    'content/~demos/line.md: "~" is reserved for special routes; rename the file or folder',
  ])
})

test('reports two files with the same route', () => {
  expect(findProblems('api.md', 'api/index.md')).toEqual([
    'content/api/index.md: content/api.md has the same address /api; keep one of them',
  ])
})

test('reports a tab without its page', () => {
  expect(findProblems('guide.tab-more.md')).toEqual([
    'content/guide.tab-more.md: this tab belongs to /guide, which is not a page; add the page or rename the file',
  ])
})

test('explains how to name a tab file', () => {
  expect(findProblems('guide.md', 'guide.tab-More.md')).toEqual([
    'content/guide.tab-More.md: the file name of a tab must look like page.tab-name.md, ' +
      'with lowercase letters, digits and dashes; rename the file',
  ])
})

test('reports a name that needs escaping', () => {
  expect(findProblems('My Page.md')[0]).toContain('use lowercase letters')
})
