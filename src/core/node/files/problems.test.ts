import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { ContentError, formatSuggestion } from './problems.ts'

test('suggests a similar word only', () => {
  expect(formatSuggestion('line-bsic', ['line-basic', 'bar-basic'])).toBe('; did you mean "line-basic"?')
  expect(formatSuggestion('waterfall', ['line-basic', 'bar-basic'])).toBe('')
})

test('does not compare very long words', () => {
  expect(formatSuggestion('x'.repeat(1_000_000), ['line-basic'])).toBe('')
})

test('formats all problems with a count, by file and line, without duplicates', () => {
  const error = new ContentError([
    { file: 'content/guide.md', line: 12, message: 'two' },
    { file: 'content/guide.md', line: 3, message: 'one' },
    { file: 'content/api/line.md', line: 14, message: 'three' },
    { file: 'content/guide.md', line: 3, message: 'one' },
  ])
  expect(error.message).toBe(
    [
      '3 problems in 2 files',
      '',
      'content/api/line.md:14  three',
      '',
      'content/guide.md:3   one',
      'content/guide.md:12  two',
    ].join('\n'),
  )
  expect(error.stack).toBe(error.message)
})

test('removes line breaks and terminal commands from messages', () => {
  const { message } = new ContentError([
    { file: 'content/guide.md', line: 1, message: `a\u001b[2J\nb${'x'.repeat(2000)}` },
  ])
  expect(message).toMatch(/^1 problem in 1 file\n\ncontent\/guide\.md:1 {2}a \[2J bx+ …$/)
  expect(message.length).toBeLessThan(700)
})

test('an error is printed as its problems only', () => {
  const error = new ContentError([{ file: 'content/guide.md', line: 9, message: 'the link /x points to no page' }])
  expect(inspect(error)).toBe(error.message)
  expect(error.message).toContain('content/guide.md:9  the link /x points to no page')
})
