import { expect, test } from 'vitest'
import { formatRange, getFilteredChange, groupReleases, listCharts, type Kind } from './read-changelog.ts'

const release = (version: string, ...kinds: Kind[]) => ({
  version,
  date: '2020-01-01',
  changes: kinds.map((kind) => ({ kind, text: 'A change.' })),
  toolchain: [],
})

const group = (...releases: ReturnType<typeof release>[]) =>
  [...groupReleases(releases)].map(([major, groups]) => [
    major,
    ...groups.map((entry) => (entry.isMaintenance ? '(' : '') + entry.releases.map(({ version }) => version).join(' ')),
  ])

test('groups maintenance releases that follow each other', () => {
  expect(
    group(release('1.4.0', 'fix'), release('1.3.0', 'docs'), release('1.2.0'), release('1.1.0', 'feature', 'docs')),
  ).toEqual([['1', '1.4.0', '(1.3.0 1.2.0', '1.1.0']])
})

test('a changed peer dependency is not maintenance, because users have to install it', () => {
  expect(group(release('1.1.0', 'requirement'), release('1.0.0', 'dependency'))).toEqual([['1', '1.1.0', '(1.0.0']])
})

test('a group ends with its major version', () => {
  expect(group(release('2.0.0'), release('1.0.0'))).toEqual([
    ['2', '(2.0.0'],
    ['1', '(1.0.0'],
  ])
})

const charts = ['BarChart', 'PieChart', 'RingChart']

test('lists every chart that was added or removed once', () => {
  const releaseOf = (kind: 'added' | 'removed', ...names: string[]) => ({
    version: '1.0.0',
    date: '2020-01-01',
    changes: [{ kind, charts: names }],
    toolchain: [],
  })
  expect(listCharts([releaseOf('removed', 'RingChart'), releaseOf('added', 'RingChart', 'BarChart')])).toEqual([
    'BarChart',
    'RingChart',
  ])
})

test('a change belongs to the charts that it lists or names', () => {
  const change = { kind: 'removed', charts: ['RingChart'], text: 'Use `PieChart` with `innerRadius`.' } as const
  expect(getFilteredChange({ ...change, charts: [...change.charts] }, charts)).toEqual({
    type: 'breaking',
    charts: ['PieChart', 'RingChart'],
  })
})

test('a part of a longer name and a change without a filter do not count', () => {
  expect(getFilteredChange({ kind: 'docs', text: 'Fixes `PieChartProps`.' }, charts)).toEqual({ type: '', charts: [] })
})

test.each([
  ['^15.0.0 || ^16.0.0 || ^17.0.0', '15–17'],
  ['^2.x', '2.x'],
  ['^1.0.0', '1.x'],
  ['^2.3.21', '^2.3.21'],
  ['^15.0.0 || ^17.0.0', '^15.0.0 || ^17.0.0'],
  ['^15.0.0 || ^16.8.0', '^15.0.0 || ^16.8.0'],
  ['*', undefined],
])('formats %s as %s', (range, formatted) => {
  expect(formatRange(range)).toBe(formatted)
})
