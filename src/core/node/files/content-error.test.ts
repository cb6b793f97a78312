import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { ContentError } from './problems.ts'

test('a content error is printed as its problems alone', () => {
  const error = new ContentError([{ file: 'content/guide.md', line: 9, message: 'the link /x points to no page' }])
  expect(inspect(error)).toBe(error.message)
  expect(error.message).toContain('content/guide.md:9  the link /x points to no page')
})
