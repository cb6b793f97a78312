import { expect, test } from 'vitest'
import { findStyleProblems } from '../../scripts/style-words.mjs'

const find = (text: string) => findStyleProblems(text).map(({ line, found }) => `${line}: ${found}`)

test('reports British spellings and phrases that sound translated, with their line', () => {
  expect(find('Set the colour.\n\nThe labelled centre is drawn anew, e.g. in grey.')).toEqual([
    '1: colour',
    '3: centre',
    '3: grey',
    '3: labell',
    '3: anew',
    '3: e.g.',
  ])
})

test('accepts American English, code and addresses', () => {
  expect(
    find('Gray labels, centered, customized, parameters, colored. A greyhound. The analysis of a promise.'),
  ).toEqual([])
  expect(find('`colour` in https://example.com/colour and [moved](/api/chord#colours-of-your-own)')).toEqual([])
  expect(find('searchNames: [Licences]')).toEqual([])
})
