import { expect, test } from 'vitest'
import { ContentError, suggestion } from './problems.ts'

test('a near miss is suggested, a far one is not', () => {
  expect(suggestion('line-bsic', ['line-basic', 'bar-basic'])).toBe('; did you mean "line-basic"?')
  expect(suggestion('waterfall', ['line-basic', 'bar-basic'])).toBe('')
})

test('a word that nobody could have meant costs no time', () => {
  expect(suggestion('x'.repeat(1_000_000), ['line-basic'])).toBe('')
})

test('all mistakes are told together: counted, file by file, line by line, each once', () => {
  const error = new ContentError([
    { file: 'content/guide.md', line: 12, message: 'two' },
    { file: 'content/guide.md', line: 3, message: 'one' },
    { file: 'content/api/line.md', line: 14, message: 'three' },
    { file: 'content/guide.md', line: 3, message: 'one' },
  ])
  expect(error.message).toBe(
    [
      '3 mistakes in 2 files',
      '',
      'content/api/line.md:14  three',
      '',
      'content/guide.md:3   one',
      'content/guide.md:12  two',
    ].join('\n'),
  )
  expect(error.stack).toBe(error.message)
})

test('what a sentence quotes stays on its line and commands no terminal', () => {
  const { message } = new ContentError([
    { file: 'content/guide.md', line: 1, message: `a\u001b[2J\nb${'x'.repeat(2000)}` },
  ])
  expect(message).toMatch(/^1 mistake in 1 file\n\ncontent\/guide\.md:1 {2}a \[2J bx+ …$/)
  expect(message.length).toBeLessThan(700)
})
