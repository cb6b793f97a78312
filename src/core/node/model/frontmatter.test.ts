import { expect, test } from 'vitest'
import { readFrontmatter } from './frontmatter.ts'

const read = (text: string, tab = '') => readFrontmatter({ path: 'content/page.md', tab, text })
const told = (text: string, tab = '') => read(text, tab).problems.map(({ line, message }) => `${line}: ${message}`)

test('a sound page has no problems, and its body keeps its line numbers', () => {
  const { problems, frontmatter, body } = read('---\ntitle: Line\ndescription: A chart.\n---\n\n# Line\n')
  expect(problems).toEqual([])
  expect(frontmatter.title).toBe('Line')
  expect(body.split('\n').indexOf('# Line')).toBe(5)
})

test('a missing key is named', () => {
  expect(told('---\ntitle: Line\n---\n')).toEqual(['1: the frontmatter needs "description"; add it'])
})

test('an unknown key is named with what was meant', () => {
  expect(told('---\ntitle: Line\ndescription: A chart.\ntilte: x\n---\n')).toEqual([
    '4: the frontmatter has an unknown key "tilte"; did you mean "title"?',
  ])
})

test('a wrong type is told on its own line', () => {
  expect(told('---\ntitle: Line\ndescription: A chart.\ndemoColumns: two\n---\n')).toEqual([
    '4: "demoColumns" in the frontmatter must be a number',
  ])
})

test('a nested mistake is told on its own line', () => {
  const text =
    '---\ntitle: Home\ndescription: A site.\nfeatures:\n  - emoji: x\n    title: One\n    description: ""\n---\n'
  expect(told(text)).toEqual(['7: "features.0.description" in the frontmatter is empty; write a short text'])
})

test('broken YAML is told on its line', () => {
  expect(told('---\ntitle: "Line\ndescription: A chart.\n---\n')[0]).toMatch(/^\d: the frontmatter is not valid YAML/)
})

test('a page without frontmatter is told how to begin', () => {
  expect(told('# Line\n')).toEqual([
    '1: the page has no frontmatter; start it with ---, a title and a description, and ---',
  ])
})

test('a tab needs a title only', () => {
  expect(told('---\ntitle: Shared options\n---\n', 'options')).toEqual([])
})
