import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lineAt, readText } from './read-text.ts'

const root = mkdtempSync(path.join(tmpdir(), 'texts-'))

afterAll(() => rmSync(root, { recursive: true }))

function read(bytes: string | Buffer) {
  writeFileSync(path.join(root, 'page.md'), bytes)
  return readText(root, 'page.md')
}

test('a text has line feeds and no byte order mark, however it was saved', () => {
  expect(read('\uFEFFOne\r\ntwo\rthree\n')).toEqual({ text: 'One\ntwo\nthree\n', problems: [] })
})

test('a sign of replacement that somebody wrote is a text', () => {
  expect(read('\uFFFD').problems).toEqual([])
})

test.each([
  ['bytes that are no text', Buffer.from([0x61, 0x0a, 0xff]), 2, 'not UTF-8'],
  ['a merge conflict', 'a\nb\n>>>>>>> branch\n', 3, 'merge conflict'],
  ['an endless line', `a\n${'b'.repeat(3001)}`, 2, 'longer than 3000'],
])('%s is told with its line, and there is no text', (_, bytes, line, words) => {
  expect(read(bytes)).toEqual({
    problems: [{ file: 'page.md', line, message: expect.stringContaining(words) as string }],
  })
})

test.each([
  ['missing.md', 'the file is missing'],
  ['.', 'this is a folder'],
  ['x'.repeat(500), 'the file cannot be read (ENAMETOOLONG)'],
])('what cannot be read is told: %s', (file, words) => {
  expect(readText(root, file).problems[0]?.message).toContain(words)
})

test('lines are counted from one', () => {
  expect([0, 1, 2, 4].map((offset) => lineAt('a\nb\nc', offset))).toEqual([1, 1, 2, 3])
})
