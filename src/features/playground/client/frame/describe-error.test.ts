import { expect, test } from 'vitest'
import { TimeLimitError } from '../../shared/code/time-guard.ts'
import { describeError } from './describe-error.ts'

const files = new Map([
  ['blob:null/1-2', 'basic.tsx'],
  ['blob:null/3-4', 'basic/data.ts'],
])

const createError = (message: string, stack: string) => Object.assign(new Error(message), { stack })

test.each([
  ['Chromium', 'Error: no\n    at run (blob:null/9-9:1:1)\n    at Demo (blob:null/1-2:3:15)\n    at blob:null/3-4:9:1'],
  ['Firefox and Safari', 'run@blob:null/9-9:1:1\nDemo@blob:null/1-2:3:15\n@blob:null/3-4:9:1'],
])('finds the first line of the own code in a stack of %s', (_browser, stack) => {
  expect(describeError(createError('no', stack), files)).toEqual({
    kind: 'error',
    message: 'no',
    file: 'basic.tsx',
    line: 3,
  })
})

test('a message names the file instead of the address of its module', () => {
  const message = `The requested module 'blob:null/3-4' does not provide an export named 'a'`
  expect(describeError(createError(message, `SyntaxError: ${message}`), files)).toEqual({
    kind: 'error',
    message: `The requested module 'basic/data.ts' does not provide an export named 'a'`,
  })
})

test('uses the place that the browser has found for an error of its parser', () => {
  const error = Object.assign(new SyntaxError('a'), { stack: '', fileName: 'blob:null/1-2', lineNumber: 4 })
  expect(describeError(error, files)).toMatchObject({ file: 'basic.tsx', line: 4 })
})

test('recognizes endless recursion in all browsers, slow code and values that are no errors', () => {
  for (const message of ['Maximum call stack size exceeded', 'Maximum call stack size exceeded.', 'too much recursion'])
    expect(describeError(createError(message, ''), files).kind).toBe('recursion')
  expect(describeError(new TimeLimitError('slow'), files).kind).toBe('slow')
  expect(describeError('text', files)).toEqual({ kind: 'thrown', message: 'text' })
})

test('describes errors that throw', () => {
  const throwing = {
    get message(): never {
      throw new Error('no')
    },
  }
  expect(describeError(Object.create(Error.prototype, Object.getOwnPropertyDescriptors(throwing)), files)).toEqual({
    kind: 'thrown',
    message: '{…}',
  })
  expect(describeError(Object.assign(new Error(), { message: 5 }), files)).toMatchObject({
    kind: 'error',
    message: '5',
  })
  expect(describeError(new TypeError(), files)).toMatchObject({ kind: 'error', message: 'TypeError' })
})
