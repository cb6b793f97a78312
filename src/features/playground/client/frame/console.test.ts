import { beforeAll, expect, test, vi } from 'vitest'
import { formatArguments } from './console.ts'

beforeAll(() => {
  vi.stubGlobal('Element', Promise)
})

test.each<[unknown[], string]>([
  [['a', 1, true, null, undefined], 'a 1 true null undefined'],
  [[{ a: 'b', c: [1, -0, 2n] }], '{ a: "b", c: [1, -0, 2n] }'],
  [[[], {}], '[] {}'],
  [[new Error('wrong')], 'Error: wrong'],
  [[new Date(0), new Date(NaN)], '1970-01-01T00:00:00.000Z Invalid Date'],
  [[new Map([['a', 1]]), new Set([1])], 'Map{ "a" => 1 } Set{ 1 }'],
  [[function name() {}, Symbol('s')], 'ƒ name() Symbol(s)'],
  [[{ a: { b: { c: { d: 1 } } } }], '{ a: { b: { c: {…} } } }'],
  [[Object.create(null)], '{}'],
])('formats %o', (values, expected) => {
  expect(formatArguments(values)).toBe(expected)
})

test('an object that contains itself, or that throws, does not break the console', () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const throwing = {
    get a(): never {
      throw new Error('no')
    },
  }
  expect(formatArguments([circular, throwing])).toBe('{ self: [Circular] } {…}')
})

test('long texts and lists are cut', () => {
  expect(formatArguments(['a'.repeat(5000)])).toHaveLength(2001)
  expect(formatArguments([Array.from({ length: 200 }, () => 1)])).toMatch(/1, …\]$/)
})

test('formats only as much of a large value as is shown', () => {
  let reads = 0
  const row = {
    get a() {
      reads += 1
      return 'x'.repeat(100)
    },
  }
  expect(formatArguments([Array.from({ length: 1e6 }, () => ({ rows: [row, row] }))]).length).toBeLessThan(2002)
  expect(reads).toBeLessThan(50)
})
