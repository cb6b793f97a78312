import { expect, test } from 'vitest'
import { resolveColor, parsePreference } from './preference.ts'

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'auto'],
  [null, 'light'],
  ['', 'light'],
  ['blue', 'light'],
  ['DARK', 'light'],
])('the stored value %o is read as %s', (stored, preference) => {
  expect(parsePreference(stored)).toBe(preference)
})

test('only auto follows the system', () => {
  expect(resolveColor('auto', true)).toBe('dark')
  expect(resolveColor('auto', false)).toBe('light')
  expect(resolveColor('light', true)).toBe('light')
  expect(resolveColor('dark', false)).toBe('dark')
})
