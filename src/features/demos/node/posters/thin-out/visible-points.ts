import type { Point } from './path-text.ts'

/** Points within this distance cover each other. */
const RADIUS = 1
/** A point is hidden if less than this fraction of it shows through the points on top. */
const HIDDEN = 0.02
const ROW_HEIGHT = 4

/** Removes points that are hidden by others. */
export function findVisiblePoints(points: Point[], opacity: number): Point[] {
  const maxNearby = opacity >= 1 - HIDDEN ? 1 : Math.ceil(Math.log(HIDDEN) / Math.log(1 - opacity))
  const cells = new Map<string, Point[]>()
  return points.filter((point) => {
    if (countNearby(cells, point) >= maxNearby) return false
    const key = getCell(point)
    cells.set(key, [...(cells.get(key) ?? []), point])
    return true
  })
}

const getCell = ([x, y]: Point) => `${Math.floor(x / RADIUS)},${Math.floor(y / RADIUS)}`

function countNearby(cells: Map<string, Point[]>, [x, y]: Point): number {
  let count = 0
  for (const dx of [-RADIUS, 0, RADIUS]) {
    for (const dy of [-RADIUS, 0, RADIUS])
      count += (cells.get(getCell([x + dx, y + dy])) ?? []).filter(
        ([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) <= RADIUS,
      ).length
  }
  return count
}

/** Sorts points in rows of alternating direction, which keeps the steps and their text short. */
export function sortInRows(points: Point[]): Point[] {
  return points.toSorted((a, b) => getRow(a) - getRow(b) || (getRow(a) % 2 === 0 ? a[0] - b[0] : b[0] - a[0]))
}

const getRow = ([, y]: Point) => Math.floor(y / ROW_HEIGHT)
