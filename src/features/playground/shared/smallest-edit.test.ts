import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { findSmallestEdit } from './smallest-edit.ts'

test('replaces only what differs', () => {
  expect(findSmallestEdit('height: 320,', 'height: 400,')).toEqual({ start: 8, end: 10, text: '40' })
  expect(findSmallestEdit('same', 'same')).toBeUndefined()
})

test('turns any text into any other', () => {
  assert(
    property(string(), string(), (before, after) => {
      const edit = findSmallestEdit(before, after)
      const result = edit ? before.slice(0, edit.start) + edit.text + before.slice(edit.end) : before
      expect(result).toBe(after)
    }),
  )
})
