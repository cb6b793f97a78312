import { expect, test } from 'vitest'
import { readFrontmatter } from './page-file.ts'

const read = (text: string, tab = '') => readFrontmatter({ path: 'content/page.md', tab, text })
const listProblems = (text: string, tab = '') =>
  read(text, tab).problems.map(({ line, message }) => `${line}: ${message}`)

test('a valid page has no problems, and its body keeps its line numbers', () => {
  const { problems, frontmatter, body } = read('---\ntitle: Line\ndescription: A chart.\n---\n\n# Line\n')
  expect(problems).toEqual([])
  expect(frontmatter.title).toBe('Line')
  expect(body.split('\n').indexOf('# Line')).toBe(5)
})

test('reports a missing key', () => {
  expect(listProblems('---\ntitle: Line\n---\n')).toEqual(['1: the frontmatter needs "description"; add it'])
})

test('reports an unknown key with a suggestion', () => {
  expect(listProblems('---\ntitle: Line\ndescription: A chart.\ntilte: x\n---\n')).toEqual([
    '4: the frontmatter has an unknown key "tilte"; did you mean "title"?',
  ])
})

test('reports a wrong type on its own line', () => {
  expect(listProblems('---\ntitle: Line\ndescription: A chart.\ndemoColumns: two\n---\n')).toEqual([
    '4: "demoColumns" in the frontmatter must be a number',
  ])
})

test('reports a nested mistake on its own line', () => {
  const text =
    '---\ntitle: Home\ndescription: A site.\nfeatures:\n  - emoji: x\n    title: One\n    description: ""\n---\n'
  expect(listProblems(text)).toEqual(['7: "features.0.description" in the frontmatter is empty; write a short text'])
})

test('reports an unknown icon with a suggestion, and a feature without an icon', () => {
  const text = '---\ntitle: Home\ndescription: A site.\nfeatures:\n  - title: One\n    description: Two.\n'
  expect(listProblems(`${text}    icon: crosshiar\n---\n`)).toEqual([
    '7: "features.0.icon" in the frontmatter is "crosshiar", which is not an icon; did you mean "crosshair"?',
  ])
  expect(listProblems(`${text}---\n`)).toEqual(['5: "features.0" in the frontmatter needs an icon or an emoji'])
})

test('reports broken YAML on its line', () => {
  expect(listProblems('---\ntitle: "Line\ndescription: A chart.\n---\n')[0]).toMatch(
    /^\d: the frontmatter is not valid YAML/,
  )
})

test('explains how to start a page without frontmatter', () => {
  expect(listProblems('# Line\n')).toEqual([
    '1: the page has no frontmatter; start it with ---, a title and a description, and ---',
  ])
})

test('a tab needs only a title', () => {
  expect(listProblems('---\ntitle: Shared options\n---\n', 'options')).toEqual([])
})
