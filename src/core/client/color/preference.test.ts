import { expect, test } from 'vitest'
import { colorInForce, parsePreference } from './preference.ts'

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
  expect(colorInForce('auto', true)).toBe('dark')
  expect(colorInForce('auto', false)).toBe('light')
  expect(colorInForce('light', true)).toBe('light')
  expect(colorInForce('dark', false)).toBe('dark')
})
