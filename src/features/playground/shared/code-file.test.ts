import { expect, test } from 'vitest'
import { assert, property, string } from 'fast-check'
import { CODE_LIMITS, fitsEditor, findSmallestEdit } from './code-file.ts'

const fits = (...sources: string[]) => fitsEditor(sources.map((source) => ({ name: 'a.tsx', source })))
const { files, lines, characters, length, depth } = CODE_LIMITS
const line = `${'a'.repeat(399)}\n`

test.each<[string, string[], string[]]>([
  ['files', Array.from({ length: files }, () => ''), Array.from({ length: files + 1 }, () => '')],
  ['lines', ['\n'.repeat(lines - 1)], ['\n'.repeat(lines)]],
  ['lines of all files', ['\n'.repeat(lines - 2), ''], ['\n'.repeat(lines - 2), '', '']],
  ['characters', [line.repeat(characters / 400)], [line.repeat(characters / 400), 'a']],
  ['the length of a line', [`\n${'a'.repeat(length)}`], [`\n${'a'.repeat(length + 1)}\n`]],
  ['levels of brackets', ['([{'.repeat(depth / 3)], ['('.repeat(depth + 1)]],
])('the number of %s is limited', (_, most, tooMany) => {
  expect(fits(...most)).toBe(true)
  expect(fits(...tooMany)).toBe(false)
})

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
