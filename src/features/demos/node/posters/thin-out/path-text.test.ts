import { expect, test } from 'vitest'
import { writePoints } from './path-text.ts'

test('writes relative steps without optional characters', () => {
  expect(
    writePoints(
      [
        [61.3, 199.2],
        [61.4, 194.2],
        [61.9, 194.8],
        [62, 194.8],
      ],
      0.1,
    ),
  ).toBe('M61.3 199.2l.1-5 .5.6.1 0')
})

test("rounding errors don't add up", () => {
  expect(
    writePoints(
      [
        [0, 0],
        [0.7, 0],
        [1.4, 0],
        [2.1, 0],
      ],
      0.5,
    ),
  ).toBe('M0 0l.5 0 1 0 .5 0')
})

test('a single point has no steps', () => {
  expect(writePoints([[3, 4]], 0.1)).toBe('M3 4')
})
