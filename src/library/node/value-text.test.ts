import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test.each([
  ['top-left', "'top-left'"],
  [false, 'false'],
  [null, 'null'],
  [0.5, '0.5'],
  [0.7692307692307692, '0.769231'],
  [[8, 8], '[8, 8]'],
  [{}, '{}'],
  [{ 'g2-tooltip': { a: 1 }, b: undefined }, "{ 'g2-tooltip': { a: 1 } }"],
  [() => 1, 'function'],
])('%s is written as one would write it', (value, text) => {
  expect(valueText(value)).toBe(text)
})

test.each([
  [Math.PI, 'Math.PI'],
  [-Math.PI, '-Math.PI'],
  [Math.PI * 2, '2 * Math.PI'],
  [Math.PI / 6, 'Math.PI / 6'],
  [(-7 / 6) * Math.PI, '-7 * Math.PI / 6'],
  [-Math.PI / 2, '-Math.PI / 2'],
  [0, '0'],
  [3, '3'],
])('angles are parts of a circle: %s', (value, text) => {
  expect(valueText(value)).toBe(text)
})
