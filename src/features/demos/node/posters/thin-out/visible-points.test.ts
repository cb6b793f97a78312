import { expect, test } from 'vitest'
import { inRows, visiblePoints } from './visible-points.ts'
import type { Point } from './path-text.ts'

test('an opaque point hides those within a pixel, and no others', () => {
  expect(
    visiblePoints(
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

test('points that can be seen through add up until nothing shines through', () => {
  const heap = Array.from({ length: 50 }, (): Point => [7, 7])
  expect(visiblePoints(heap, 0.5)).toHaveLength(6)
  expect(visiblePoints(heap, 0.9)).toHaveLength(2)
})

test('rows are gone through to and fro', () => {
  expect(
    inRows([
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
