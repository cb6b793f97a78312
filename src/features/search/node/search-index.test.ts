import { expect, test } from 'vitest'
import { expandIndex, isSearchIndex, isSearchTexts } from '../shared/search-index.ts'
import { writeIndex } from './search-index.ts'

test('the index of a site without options can be read, and its texts are added to its names', () => {
  const sections = [{ paragraphs: ['Before the first heading.'] }, { title: 'Install', paragraphs: ['npm install'] }]
  const pages = [{ path: '/guide', title: 'Guide', names: [], sections }]
  const files = writeIndex({ nav: [], words: { ignored: [], synonyms: [] }, pages, groups: [], common: 0 })
  const names: unknown = JSON.parse(files.names)
  const texts: unknown = JSON.parse(files.texts)
  if (!isSearchIndex(names) || !isSearchTexts(texts)) throw new Error('the files are not an index')
  expect(expandIndex(names).words).toEqual({ ignored: [], synonyms: [] })
  expect(expandIndex(names).routes[0]?.sections?.map(({ paragraphs }) => paragraphs)).toEqual([[], []])
  expect(expandIndex(names, texts).routes[0]?.sections).toMatchObject([
    { title: '', paragraphs: ['Before the first heading.'] },
    { title: 'Install', target: '#install', paragraphs: ['npm install'] },
  ])
})
