import { expect, test } from 'vitest'
import { ContentError, suggestion } from './problems.ts'

test('a near miss is suggested, a far one is not', () => {
  expect(suggestion('line-bsic', ['line-basic', 'bar-basic'])).toBe('; did you mean "line-basic"?')
  expect(suggestion('waterfall', ['line-basic', 'bar-basic'])).toBe('')
})

test('all mistakes are told together, each with its place', () => {
  const error = new ContentError([
    { file: 'content/guide.md', line: 3, message: 'one' },
    { file: 'content/api/line.md', line: 14, message: 'two' },
  ])
  expect(error.message).toBe('content/guide.md:3  one\ncontent/api/line.md:14  two')
})
