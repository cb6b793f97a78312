import { expect, test } from 'vitest'
import type { SearchGroup, SearchHit } from '../shared/search.ts'
import { countKinds, dropRepeated, filterGroups, findSelected, getNextRow, getPath, groupResults } from './rows.ts'

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
    groupResults(groups, [], limit).map(({ title, start, rows }) => [title, start, rows.length])
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
  expect(groupResults([], ['legend'], 40)).toEqual([
    { title: '', start: 0, rows: [{ kind: 'query', query: 'legend' }] },
  ])
  expect(groupResults([], [], 40)).toEqual([])
})

test.each([
  [
    'Dual axes',
    [{ text: '...s - geometryOptions.' }, { text: 'smooth', highlighted: true }],
    'Dual axes|geometryOptions.smooth',
  ],
  [
    'API',
    [{ text: '...phere deep inside ' }, { text: 'smooth', highlighted: true }],
    'API|...phere deep inside smooth',
  ],
  ['Line', [{ text: 'Line - ' }, { text: 'smooth', highlighted: true }], 'Line|smooth'],
  ['Line', [{ text: 'Line', highlighted: true }, { text: ' - smooth' }], 'Line|smooth'],
  ['Line', [{ text: 'Line', highlighted: true }], 'Line'],
] as const)('splits a title into page and section, also if it was cut: %s', (pageTitle, highlightTitleTexts, path) => {
  const parts = getPath({ type: 'content', pageTitle, highlightTitleTexts: [...highlightTitleTexts] })
  expect(parts.map((part) => part.map(({ text }) => text).join('')).join('|')).toBe(path)
})

test('adds the page to the title of a demo, and not to the title of a page', () => {
  const highlightTitleTexts = [{ text: 'Line · line graph' }]
  expect(getPath({ type: 'demo', pageTitle: 'Line', highlightTitleTexts })).toHaveLength(2)
  expect(getPath({ type: 'page', pageTitle: 'Line', highlightTitleTexts })).toEqual([highlightTitleTexts])
})

test('counts the results of each kind, best matches only once, and narrows the groups', () => {
  const option = { ...hit('/1'), kind: 'option' as const }
  const found: SearchGroup[] = [
    { title: 'Best matches', priority: 4000, hints: [option], counts: { option: 1 }, isBest: true },
    { title: 'API', priority: 3000, hints: [option, { ...hit('/2'), kind: 'demo' }], counts: { option: 300, demo: 1 } },
    { title: 'Guide', priority: 2000, hints: [{ ...hit('/3'), kind: 'guide' }], counts: { guide: 1 } },
  ]
  expect(Object.fromEntries(countKinds(found))).toEqual({ chart: 0, demo: 1, option: 300, guide: 1, changelog: 0 })
  expect(filterGroups(found, 'option').map(({ title, hints }) => [title, hints.length])).toEqual([
    ['Best matches', 1],
    ['API', 1],
  ])
  expect(filterGroups(found, undefined)).toEqual(found)
})

test('lists an address once, below the best matches or as the first of its hits, and counts what it lists', () => {
  const best: SearchGroup = { title: 'Best matches', priority: 4000, hints: [hit('/2')], isBest: true }
  const api = {
    ...groups[0],
    counts: { chart: 3 },
    hints: ['/1', '/2', '/1'].map((link) => ({ ...hit(link), kind: 'chart' as const })),
  }
  const [first, second] = dropRepeated([best, api as SearchGroup])
  expect(first).toEqual(best)
  expect(second?.hints.map(({ link }) => link)).toEqual(['/1'])
  // the best match is one of them
  expect(second?.counts).toEqual({ chart: 2 })
})

test('keeps the selected row when the list is answered again in another order', () => {
  expect(findSelected(groups, { index: 1, link: '/2' })).toBe(1)
  expect(findSelected(groups, { index: 1, link: '/4' })).toBe(3)
  expect(findSelected(groups, { index: 1, link: '/gone' })).toBe(1)
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
