import { expect, test } from 'vitest'
import type { SearchHit } from '../shared/search.ts'
import { groupRows, wholeTitle } from './rows.ts'

const hit = (link: string): SearchHit => ({
  type: 'title',
  link,
  priority: 10,
  pageTitle: 'Line',
  highlightTitleTexts: [],
  highlightTexts: [],
})
const groups = [
  { title: 'API', priority: 3000, hints: [hit('/1'), hit('/2')] },
  { title: 'Guide', priority: 2000, hints: [hit('/3'), hit('/4')] },
]

test('rows are drawn up to a number, and know their place in the whole list', () => {
  const places = (most: number) =>
    groupRows(groups, [], most).map(({ title, start, rows }) => [title, start, rows.length])
  expect(places(40)).toEqual([
    ['API', 0, 2],
    ['Guide', 2, 2],
  ])
  expect(places(3)).toEqual([
    ['API', 0, 2],
    ['Guide', 2, 1],
  ])
  expect(places(2)).toEqual([['API', 0, 2]])
})

test('where nothing is searched the searches of before are the rows', () => {
  expect(groupRows([], ['legend'], 40)).toEqual([{ title: '', start: 0, rows: [{ kind: 'query', query: 'legend' }] }])
  expect(groupRows([], [], 40)).toEqual([])
})

test.each([
  [
    'Dual axes',
    [{ text: '...s - geometryOptions.' }, { text: 'smooth', highlighted: true }],
    'Dual axes - geometryOptions.smooth',
  ],
  [
    'API',
    [{ text: '...phere deep down inside ' }, { text: 'smooth', highlighted: true }],
    'API - ...phere deep down inside smooth',
  ],
  ['Line', [{ text: 'Line - ' }, { text: 'smooth', highlighted: true }], 'Line - smooth'],
  ['Line', [{ text: 'Line', highlighted: true }], 'Line'],
] as const)('a title that was cut still names its page: %s', (pageTitle, highlightTitleTexts, title) => {
  expect(
    wholeTitle({ pageTitle, highlightTitleTexts: [...highlightTitleTexts] })
      .map(({ text }) => text)
      .join(''),
  ).toBe(title)
})
