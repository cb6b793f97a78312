import { expect, test } from 'vitest'
import { getFilteredChange, listCharts } from './filter-data.ts'

const charts = ['BarChart', 'PieChart', 'RingChart']

test('lists every chart that was added or removed once', () => {
  const release = (kind: 'added' | 'removed', ...names: string[]) => ({
    version: '1.0.0',
    date: '2020-01-01',
    changes: [{ kind, charts: names }],
    toolchain: [],
  })
  expect(listCharts([release('removed', 'RingChart'), release('added', 'RingChart', 'BarChart')])).toEqual([
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
