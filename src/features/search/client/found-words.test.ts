import { expect, test } from 'vitest'
import { findFoundWords } from './found-words.ts'

const find = (text: string, ...words: string[]) =>
  findFoundWords(text, words).map(({ start, end }) => text.slice(start, end))

test('finds words and their beginnings, also in names', () => {
  expect(find('The axis, both axes and the xAxis of XAXIS', 'axis')).toEqual(['axis', 'Axis'])
  expect(find('connectNulls connects', 'connect', 'nulls')).toEqual(['connectNulls', 'connect'])
  expect(find('100% stacked', '100%')).toEqual(['100%'])
})

test('finds nothing inside of words', () => {
  expect(find('tooltips and multiples', 'tip', 'tools')).toEqual([])
})

test('finds a short word only as a whole one', () => {
  expect(find('id, idField, identity, grid', 'id')).toEqual(['id', 'id'])
  expect(find('y, yAxis, currency, Copy', 'y')).toEqual(['y', 'y'])
})

test('finds words of scripts without spaces anywhere', () => {
  expect(find('绘制折线图', '折线')).toEqual(['折线'])
})
