import { expect, test } from 'vitest'
import { countReleases, isMatch, type FilteredChange } from './filters.ts'

const added: FilteredChange = { type: 'added', charts: ['PieChart'] }
const fix: FilteredChange = { type: 'fix', charts: ['PieChart', 'BarChart'] }
const other: FilteredChange = { type: '', charts: [] }

test('types are alternatives, and a chart restricts them further', () => {
  const matches = (types: string[], chart = '') =>
    [added, fix, other].filter((change) => isMatch(change, { types, chart }))
  expect(matches(['fix'])).toEqual([fix])
  expect(matches(['added', 'fix'])).toEqual([added, fix])
  expect(matches([], 'PieChart')).toEqual([added, fix])
  expect(matches(['added'], 'PieChart')).toEqual([added])
  expect(matches(['added'], 'BarChart')).toEqual([])
})

test('a chart and a type must be those of the same change', () => {
  const release = [
    { type: 'added', charts: ['PieChart'] },
    { type: 'fix', charts: ['BarChart'] },
  ]
  expect(countReleases([release], { types: ['fix'], chart: 'PieChart' })).toBe(0)
  expect(countReleases([release], { types: ['fix'], chart: 'BarChart' })).toBe(1)
})

test('without a filter all releases are counted, even those without changes', () => {
  expect(countReleases([[added, fix], [other], []], { types: [], chart: '' })).toBe(3)
  expect(countReleases([[added, fix], [other], []], { types: ['fix'], chart: '' })).toBe(1)
})
