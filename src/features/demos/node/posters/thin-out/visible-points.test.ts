import { expect, test } from 'vitest'
import { findVisiblePoints, sortInRows } from './visible-points.ts'
import type { Point } from './path-text.ts'

test('an opaque point hides only the points within one pixel', () => {
  expect(
    findVisiblePoints(
      [
        [0, 0],
        [0.6, 0],
        [0, 1.1],
        [-0.9, -0.9],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [0, 1.1],
    [-0.9, -0.9],
  ])
})

test('translucent points add up until they hide the next one', () => {
  const stack = Array.from({ length: 50 }, (): Point => [7, 7])
  expect(findVisiblePoints(stack, 0.5)).toHaveLength(6)
  expect(findVisiblePoints(stack, 0.9)).toHaveLength(2)
})

test('sorts rows in alternating directions', () => {
  expect(
    sortInRows([
      [9, 5],
      [1, 6],
      [5, 1],
      [1, 2],
    ]),
  ).toEqual([
    [1, 2],
    [5, 1],
    [9, 5],
    [1, 6],
  ])
})
