import { expect, test } from 'vitest'
import type { SearchHit } from '../shared/search.ts'
import { getFullTitle, getNextRow, groupRows } from './rows.ts'

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

test('limits the number of rows and keeps their index in the whole list', () => {
  const summarize = (limit: number) =>
    groupRows(groups, [], limit).map(({ title, start, rows }) => [title, start, rows.length])
  expect(summarize(40)).toEqual([
    ['API', 0, 2],
    ['Guide', 2, 2],
  ])
  expect(summarize(3)).toEqual([
    ['API', 0, 2],
    ['Guide', 2, 1],
  ])
  expect(summarize(2)).toEqual([['API', 0, 2]])
})

test('lists the recent queries if there are no hits', () => {
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
] as const)('adds the page title to a title that was cut: %s', (pageTitle, highlightTitleTexts, title) => {
  expect(
    getFullTitle({ pageTitle, highlightTitleTexts: [...highlightTitleTexts] })
      .map(({ text }) => text)
      .join(''),
  ).toBe(title)
})

const press = (key: string, active: number, modifiers = {}) =>
  getNextRow({ key, shiftKey: false, altKey: false, ...modifiers }, active, 20)

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 19, 0],
  ['ArrowUp', 0, 19],
  ['PageDown', 15, 19],
  ['PageUp', 3, 0],
  ['Home', 7, 0],
  ['End', 7, 19],
])('%s moves from row %i to row %i', (key, active, next) => {
  expect(press(key, active)).toBe(next)
})

test('ignores other keys, keys that select text, and an empty list', () => {
  expect(press('a', 3)).toBeUndefined()
  expect(press('Home', 3, { shiftKey: true })).toBeUndefined()
  expect(getNextRow({ key: 'ArrowDown', shiftKey: false, altKey: false }, -1, 0)).toBeUndefined()
})
