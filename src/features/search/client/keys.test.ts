import { expect, test } from 'vitest'
import { getNextRow } from './keys.ts'

const step = (key: string, active: number, more = {}) =>
  getNextRow({ key, shiftKey: false, altKey: false, ...more }, active, 20)

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 19, 0],
  ['ArrowUp', 0, 19],
  ['PageDown', 15, 19],
  ['PageUp', 3, 0],
  ['Home', 7, 0],
  ['End', 7, 19],
])('%s from row %i leads to %i', (key, active, next) => {
  expect(step(key, active)).toBe(next)
})

test('other keys, keys that select text, and an empty list move nothing', () => {
  expect(step('a', 3)).toBeUndefined()
  expect(step('Home', 3, { shiftKey: true })).toBeUndefined()
  expect(getNextRow({ key: 'ArrowDown', shiftKey: false, altKey: false }, -1, 0)).toBeUndefined()
})
