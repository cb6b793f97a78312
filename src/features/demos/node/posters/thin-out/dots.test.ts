import { expect, test } from 'vitest'
import { layerDots, sortInRows } from './dots.ts'
import type { Point } from './path-text.ts'

test('opaque dots hide the dots that overlap with them', () => {
  expect(
    layerDots(
      [
        [0, 0],
        [1.9, 1.9],
        [0, 2],
        [-2.1, -1],
      ],
      2,
      1,
    ),
  ).toEqual([
    [
      [-2.1, -1],
      [0, 0],
      [0, 2],
    ],
  ])
})

test('translucent dots at one place are in layers of their own, until they hide the next one', () => {
  const stack = Array.from({ length: 50 }, (): Point => [7, 7])
  expect(layerDots(stack, 2, 0.5)).toEqual(Array.from({ length: 6 }, () => [[7, 7]]))
  expect(layerDots(stack, 2, 0.9)).toHaveLength(2)
})

test('every dot is drawn if few overlap', () => {
  const line = Array.from({ length: 30 }, (_, index): Point => [index, 0])
  expect(layerDots(line, 2, 0.5).map((layer) => layer.length)).toEqual([15, 15])
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
