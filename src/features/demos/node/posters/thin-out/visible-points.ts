import type { Point } from './path-text.ts'

/** Signs nearer to each other than this cover each other. */
const NEAR = 1
/** So little light through the signs on top hides what is below. */
const HIDDEN = 0.02
/** The height of the rows in which points are told. */
const ROW = 4

/** Leaves out points below so many others that they add nothing to be seen. */
export function visiblePoints(points: Point[], opacity: number): Point[] {
  const enough = opacity >= 1 - HIDDEN ? 1 : Math.ceil(Math.log(HIDDEN) / Math.log(1 - opacity))
  const cells = new Map<string, Point[]>()
  return points.filter((point) => {
    if (nearby(cells, point) >= enough) return false
    const key = cellOf(point)
    cells.set(key, [...(cells.get(key) ?? []), point])
    return true
  })
}

const cellOf = ([x, y]: Point) => `${Math.floor(x / NEAR)},${Math.floor(y / NEAR)}`

function nearby(cells: Map<string, Point[]>, [x, y]: Point): number {
  let count = 0
  for (const dx of [-NEAR, 0, NEAR]) {
    for (const dy of [-NEAR, 0, NEAR])
      count += (cells.get(cellOf([x + dx, y + dy])) ?? []).filter(
        ([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) <= NEAR,
      ).length
  }
  return count
}

/** To and fro through rows, so that the way from point to point is short, and so is its text. */
export function inRows(points: Point[]): Point[] {
  return points.toSorted((a, b) => rowOf(a) - rowOf(b) || (rowOf(a) % 2 === 0 ? a[0] - b[0] : b[0] - a[0]))
}

const rowOf = ([, y]: Point) => Math.floor(y / ROW)
