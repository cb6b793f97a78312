import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getLineNumber, readText } from './problems.ts'

const root = mkdtempSync(path.join(tmpdir(), 'texts-'))

afterAll(() => rmSync(root, { recursive: true }))

function read(bytes: string | Buffer) {
  writeFileSync(path.join(root, 'page.md'), bytes)
  return readText(root, 'page.md')
}

test('normalizes line endings and removes the byte order mark', () => {
  expect(read('\uFEFFOne\r\ntwo\rthree\n')).toEqual({ text: 'One\ntwo\nthree\n', problems: [] })
})

test('accepts a replacement character that is part of the text', () => {
  expect(read('\uFFFD').problems).toEqual([])
})

test.each([
  ['invalid bytes', Buffer.from([0x61, 0x0a, 0xff]), 2, 'not UTF-8'],
  ['a merge conflict', 'a\nb\n>>>>>>> branch\n', 3, 'merge conflict'],
  ['a very long line', `a\n${'b'.repeat(3001)}`, 2, 'longer than 3000'],
])('reports %s with its line, and returns no text', (_, bytes, line, words) => {
  expect(read(bytes)).toEqual({
    problems: [{ file: 'page.md', line, message: expect.stringContaining(words) as string }],
  })
})

test.each([
  ['missing.md', 'the file is missing'],
  ['.', 'this is a folder'],
  ['x'.repeat(500), 'the file cannot be read (ENAMETOOLONG)'],
])('reports a file that cannot be read: %s', (file, words) => {
  expect(readText(root, file).problems[0]?.message).toContain(words)
})

test('counts lines from one', () => {
  expect([0, 1, 2, 4].map((offset) => getLineNumber('a\nb\nc', offset))).toEqual([1, 1, 2, 3])
})
