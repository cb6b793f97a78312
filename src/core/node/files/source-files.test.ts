import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { resolveRoute, readSources } from './source-files.ts'

test('resolves a file name to a route and a tab', () => {
  expect(resolveRoute('content/index.md')).toEqual({ route: '/', tab: '' })
  expect(resolveRoute('content/guide.md')).toEqual({ route: '/guide', tab: '' })
  expect(resolveRoute('content/api/index.md')).toEqual({ route: '/api', tab: '' })
  expect(resolveRoute('content/api/dual-axes.md')).toEqual({ route: '/api/dual-axes', tab: '' })
  expect(resolveRoute('content/api/index.tab-options.md')).toEqual({ route: '/api', tab: 'options' })
})

function findProblems(...names: string[]): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  for (const name of names) {
    mkdirSync(path.dirname(path.join(root, 'content', name)), { recursive: true })
    writeFileSync(path.join(root, 'content', name), 'Text\n')
  }
  return readSources(root).problems.map(({ file, message }) => `${file}: ${message}`)
}

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
