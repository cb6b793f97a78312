import { expect, test } from 'vitest'
import { countValues, EMPTY, filterExamples, listRemovable, parseQuery, type Example } from './filters.ts'

const create = (values: Partial<Example>): Example => ({
  chart: 'line',
  task: 'trend',
  feature: [],
  data: 'time',
  option: [],
  text: '',
  ...values,
})
const examples = [
  create({ feature: ['slider', 'legend'], option: ['xAxis', 'xAxis.label.rotate'], text: 'hotel occupancy by month' }),
  create({ feature: ['legend'], data: 'time-series' }),
  create({ chart: 'bar', task: 'comparison', feature: ['slider'], option: ['xAxisLabel'], text: 'hotel prices' }),
]
const find = (selection: Partial<typeof EMPTY>) =>
  filterExamples(examples, { ...EMPTY, ...selection }).map((example) => examples.indexOf(example))

test('all filters must match', () => {
  expect(find({})).toEqual([0, 1, 2])
  expect(find({ feature: 'slider' })).toEqual([0, 2])
  expect(find({ feature: 'slider', chart: 'line' })).toEqual([0])
  expect(find({ task: 'comparison', data: 'time-series' })).toEqual([])
})

test('the text finds all of its words, in any order and case', () => {
  expect(find({ text: 'Month hotel' })).toEqual([0])
  expect(find({ text: 'hotel' })).toEqual([0, 2])
})

test('an option is found by its path, or by a part of one if there is no such path', () => {
  expect(find({ option: 'xaxis.label.rotate' })).toEqual([0])
  expect(find({ option: 'xAxis' })).toEqual([0])
  expect(find({ option: 'axis' })).toEqual([0, 2])
})

test('the counts of a filter reflect the other filters, but not its own value', () => {
  const selection = { ...EMPTY, feature: 'slider', chart: 'line' }
  expect(Object.fromEntries(countValues(examples, selection, 'chart'))).toEqual({ line: 1, bar: 1 })
  expect(Object.fromEntries(countValues(examples, selection, 'feature'))).toEqual({ slider: 1, legend: 2 })
})

test('names the filters to remove if nothing matches', () => {
  const selection = { ...EMPTY, chart: 'bar', data: 'time-series' }
  expect(listRemovable(examples, selection)).toEqual([
    { filter: 'chart', count: 1 },
    { filter: 'data', count: 1 },
  ])
  expect(listRemovable(examples, { ...selection, text: 'zigzag' })).toEqual([])
})

test('reads a selection from an address', () => {
  const selection = { ...EMPTY, option: 'xAxis.label', chart: 'line', text: 'hotel month' }
  expect(parseQuery(new URLSearchParams('text=hotel+month&chart=line&option=xAxis.label'))).toEqual(selection)
  expect(parseQuery(new URLSearchParams())).toEqual(EMPTY)
})
