import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { placeOf, readSources } from './source-files.ts'

test('a file name gives the address and the tab', () => {
  expect(placeOf('content/index.md')).toEqual({ route: '/', tab: '' })
  expect(placeOf('content/guide.md')).toEqual({ route: '/guide', tab: '' })
  expect(placeOf('content/api/index.md')).toEqual({ route: '/api', tab: '' })
  expect(placeOf('content/api/dual-axes.md')).toEqual({ route: '/api/dual-axes', tab: '' })
  expect(placeOf('content/api/index.tab-options.md')).toEqual({ route: '/api', tab: 'options' })
})

function problemsOf(...names: string[]): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  for (const name of names) {
    mkdirSync(path.dirname(path.join(root, 'content', name)), { recursive: true })
    writeFileSync(path.join(root, 'content', name), 'Text\n')
  }
  return readSources(root).problems.map(({ file, message }) => `${file}: ${message}`)
}

test('the prefix ~ is reserved', () => {
  expect(problemsOf('~demos/line.md')).toEqual([
    'content/~demos/line.md: "~" is reserved for special routes; rename the file or folder',
  ])
})

test('two files on one address are refused', () => {
  expect(problemsOf('api.md', 'api/index.md')).toEqual([
    'content/api/index.md: content/api.md has the same address /api; keep one of them',
  ])
})

test('a tab without its page is refused', () => {
  expect(problemsOf('guide.tab-more.md')).toEqual([
    'content/guide.tab-more.md: this tab belongs to /guide, which is not a page; add the page or rename the file',
  ])
})

test('a tab whose name is not quite one is told how to name it', () => {
  expect(problemsOf('guide.md', 'guide.tab-More.md')).toEqual([
    'content/guide.tab-More.md: a further tab of a page is named page.tab-name.md, with lower-case letters, digits and dashes; rename the file',
  ])
})

test('a name that would need escaping is refused', () => {
  expect(problemsOf('My Page.md')[0]).toContain('use lower-case letters')
})
