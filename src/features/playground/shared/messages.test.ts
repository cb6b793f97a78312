import { expect, test } from 'vitest'
import { MAX_HEIGHT, MAX_LINE, MAX_MESSAGE, readFrameMessage } from './messages.ts'

test.each([
  { type: 'ready' },
  { type: 'drawn', id: 1 },
  { type: 'problem', id: 1, problem: { kind: 'error', message: 'a', file: 'a.ts', line: 1 } },
  { type: 'console', id: 1, line: { level: 'log', text: 'a' } },
  { type: 'height', height: 10 },
])('accepts %j', (message) => {
  expect(readFrameMessage(message)).toEqual(message)
})

test.each([
  undefined,
  null,
  'drawn',
  [],
  { type: 'drawn' },
  { type: 'unknown', id: 1 },
  { type: 'problem', id: 1, problem: { kind: 'other', message: 'a' } },
  { type: 'problem', id: 1, problem: { kind: 'error', message: {} } },
  { type: 'problem', id: 1, problem: { kind: 'error', message: 'a', line: '1' } },
  { type: 'console', id: 1, line: { level: 'debug', text: 'a' } },
  { type: 'console', id: 1, line: { level: 'log', text: 1 } },
  { type: 'height', height: Infinity },
  { type: 'height', height: '10' },
])('ignores %j', (message) => {
  expect(readFrameMessage(message)).toBeUndefined()
})

test('limits what it accepts, and leaves out other properties', () => {
  const text = 'x'.repeat(1e6)
  const problem = { kind: 'error', message: text }
  expect(readFrameMessage({ type: 'problem', id: 1, problem, other: text })).toEqual({
    type: 'problem',
    id: 1,
    problem: { kind: 'error', message: `${'x'.repeat(MAX_MESSAGE)}…` },
  })
  expect(readFrameMessage({ type: 'console', id: 1, line: { level: 'log', text } })).toEqual({
    type: 'console',
    id: 1,
    line: { level: 'log', text: `${'x'.repeat(MAX_LINE)}…` },
  })
  expect(readFrameMessage({ type: 'height', height: 1e308 })).toEqual({ type: 'height', height: MAX_HEIGHT })
  expect(readFrameMessage({ type: 'height', height: -5 })).toEqual({ type: 'height', height: 0 })
})
