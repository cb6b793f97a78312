import { expect, test } from 'vitest'
import { rankOptions, splitQuery } from './rank-options.ts'

const option = (path: string, text = '') => ({ path, text })
const options = [
  option('useDeferredLabel', 'draws labels later'),
  option('isRange', 'makes the labels show both ends'),
  option('xAxis', 'axis with labels'),
  option('xAxis.label', 'text of a tick'),
  option('xAxis.label.style', 'style of the text'),
  option('xAxis.labelLine'),
  option('xAxis.grid.line.style', 'style of the text'),
  option('label', 'text next to a mark'),
  option('label.formatter'),
  option('legend.label.formatter'),
]
const find = (query: string) => {
  const { names, texts } = rankOptions(options, splitQuery(query))
  return { names: names.map(({ path }) => path), texts: texts.map(({ path }) => path) }
}

test('orders names: exact ones, then those that start with the query, then others, each by depth', () => {
  expect(find('label').names).toEqual(['label', 'xAxis.label', 'xAxis.labelLine', 'useDeferredLabel'])
  expect(find('LAB').names).toEqual(['label', 'xAxis.label', 'xAxis.labelLine', 'useDeferredLabel'])
})

test('lists matches in texts apart from names', () => {
  expect(find('label').texts).toEqual(['isRange', 'xAxis'])
  expect(find('tick')).toEqual({ names: [], texts: ['xAxis.label'] })
})

test('finds a path by its parts, with dots or spaces', () => {
  expect(find('label.formatter').names).toEqual(['label.formatter', 'legend.label.formatter'])
  expect(find('xaxis style').names).toEqual(['xAxis.label.style', 'xAxis.grid.line.style'])
})

test('lists a text once, where it is least deep', () => {
  expect(find('of the text').texts).toEqual(['xAxis.label.style'])
})

test('finds nothing for words that no option contains', () => {
  expect(find('zigzag')).toEqual({ names: [], texts: [] })
})
