import { expect, test } from 'vitest'
import { formatRange } from './format-range.ts'

test.each([
  ['^15.0.0 || ^16.0.0 || ^17.0.0', '15–17'],
  ['^2.x', '2.x'],
  ['^1.0.0', '1.x'],
  ['^2.3.21', '^2.3.21'],
  ['^15.0.0 || ^17.0.0', '^15.0.0 || ^17.0.0'],
  ['^15.0.0 || ^16.8.0', '^15.0.0 || ^16.8.0'],
  ['*', undefined],
])('formats %s as %s', (range, formatted) => {
  expect(formatRange(range)).toBe(formatted)
})
