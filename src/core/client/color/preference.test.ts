import { expect, test } from 'vitest'
import { colourInForce, parsePreference } from './preference.ts'

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'auto'],
  [null, 'light'],
  ['', 'light'],
  ['blue', 'light'],
  ['DARK', 'light'],
])('the stored value %o means %s', (stored, preference) => {
  expect(parsePreference(stored)).toBe(preference)
})

test('auto follows the system, the others do not', () => {
  expect(colourInForce('auto', true)).toBe('dark')
  expect(colourInForce('auto', false)).toBe('light')
  expect(colourInForce('light', true)).toBe('light')
  expect(colourInForce('dark', false)).toBe('dark')
})
