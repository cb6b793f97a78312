import { expect, test } from 'vitest'
import type { SiteBuild } from '../content/content.ts'
import { findPageProblems } from './show-edits.ts'

const createPage = (...paths: string[]) => paths.map((path) => ({ file: { path } }))
const pages = new Map([
  ['/', createPage('content/index.md')],
  ['/guide', createPage('content/guide.md')],
  ['/api', createPage('content/api/index.md', 'content/api/index.tab-options.md')],
  ['/api/line', createPage('content/api/line.md')],
  ['/changelog', createPage('content/changelog.md')],
]) as unknown as SiteBuild['pages']

const chinese = new Map([['/guide', createPage('content/zh-CN/guide.md')]])
const inLocales = [
  { locale: { base: '/' }, pages },
  { locale: { base: '/zh' }, pages: chinese },
]

const findFiles = (pathname: string, ...files: string[]) => {
  const problems = files.map((file) => ({ file, line: 1, message: '' }))
  const content = { ...inLocales[0], inLocales, problems } as unknown as SiteBuild
  return findPageProblems(content, pathname).map(({ file }) => file)
}

test('a page has the problems of its own Markdown files, and no other page has them', () => {
  const files = ['content/index.md', 'content/guide.md', 'content/api/index.tab-options.md']
  expect(findFiles('/', ...files)).toEqual(['content/index.md'])
  expect(findFiles('/guide', ...files)).toEqual(['content/guide.md'])
  expect(findFiles('/api', ...files)).toEqual(['content/api/index.tab-options.md'])
  expect(findFiles('/changelog', ...files)).toEqual([])
  expect(findFiles('/zh/guide', ...files, 'content/zh-CN/guide.md')).toEqual(['content/zh-CN/guide.md'])
})

test('a page has the problems of files with its name', () => {
  const files = ['demos/line/basic.tsx', 'demos/pie/line-up.tsx', 'content/changelog.yaml', 'site.config.ts']
  expect(findFiles('/api/line', ...files)).toEqual(['demos/line/basic.tsx'])
  expect(findFiles('/changelog', ...files)).toEqual(['content/changelog.yaml'])
  expect(findFiles('/guide', ...files)).toEqual([])
})
