import { expect, test } from 'vitest'
import { keepExtremes, simplifyLine, thinLines } from './lines.ts'
import { readLines, type Point } from './path-text.ts'

const writePath = (points: Point[]) =>
  `<path d="${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join('')}" stroke="#4c80f1"/>`
const noise: Point[] = Array.from({ length: 5000 }, (_, index) => [Math.round(index / 5) / 10, (index * 7919) % 101])

/** Reads the points of a path with relative steps. */
function readPoints(svg: string): Point[] {
  const numbers = (/ d="M([^"]+)"/.exec(svg)?.[1] ?? '').match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
  let [x, y] = [0, 0]
  return numbers.flatMap((number, index): Point[] => {
    if (index % 2 === 0) x += number
    else y += number
    return index % 2 === 0 ? [] : [[Math.round(x * 10) / 10, Math.round(y * 10) / 10]]
  })
}

test('does not change a line with few points', () => {
  const svg = writePath(noise.slice(0, 50))
  expect(thinLines(svg)).toBe(svg)
})

test('a line with many points keeps the highest and lowest of each column', () => {
  const thinned = thinLines(writePath(noise))
  expect(thinned.length).toBeLessThan(writePath(noise).length / 4)
  const kept = readPoints(thinned)
  for (let column = 0; column < 100; column++) {
    const heights = (points: Point[]) => points.filter(([x]) => Math.floor(x) === column).map(([, y]) => y)
    expect(Math.min(...heights(kept))).toBe(Math.min(...heights(noise)))
    expect(Math.max(...heights(kept))).toBe(Math.max(...heights(noise)))
  }
})

test('keeps the first and last point', () => {
  const kept = readPoints(thinLines(writePath(noise)))
  expect([kept[0], kept.at(-1)]).toEqual([noise[0], noise.at(-1)])
})

test('keeps closed shapes and the gaps of a line', () => {
  const level = Array.from({ length: 300 }, (_, index): Point => [index, 0])
  expect(thinLines(writePath(level).replace('" stroke', 'Z" stroke'))).toContain(' d="M0 0l299 0Z"')
  expect(thinLines(writePath(level).replace('" stroke', 'M 400 5L 410 5" stroke'))).toContain(
    ' d="M0 0l299 0M400 5l10 0"',
  )
})

test('keeps all points of a column with few points', () => {
  const points: Point[] = [
    [0, 0],
    [0.1, 9],
    [0.2, 3],
    [1, 4],
  ]
  expect(keepExtremes(points)).toEqual(points)
})

test('removes points on a straight line and keeps corners', () => {
  expect(
    simplifyLine([
      [0, 0],
      [1, 0.1],
      [2, 0],
      [3, 5],
      [4, 10],
    ]),
  ).toEqual([
    [0, 0],
    [2, 0],
    [4, 10],
  ])
})

test('reads a chain of short curves as a line, but no visible curves', () => {
  expect(readLines('M 0 0C 0.2 0 0.8 1 1 1C 1.2 1 1.8 0 2 0')).toEqual([
    {
      points: [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
      closed: false,
    },
  ])
  expect(readLines('M 0 0C 10 0 20 30 30 30')).toBeUndefined()
  expect(readLines('M 0 0m -3 0a 3 3 0 1 0 6 0')).toBeUndefined()
})
