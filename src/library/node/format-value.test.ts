import { expect, test } from 'vitest'
import { formatValue } from './engine-defaults.ts'

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
])('formats %s as source code', (value, text) => {
  expect(formatValue(value)).toBe(text)
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
])('formats angles as multiples of Math.PI: %s', (value, text) => {
  expect(formatValue(value)).toBe(text)
})
