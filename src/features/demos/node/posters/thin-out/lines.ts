import { readLines, writePoints, type Line, type Point } from './path-text.ts'

/** Lines with fewer points are left as they are. */
const MANY_POINTS = 200
/** Points may lie so far beside the line that stands for them. */
const TOLERANCE = 0.2
/** Coordinates have one decimal. */
const STEP = 0.1
/** Half a pixel, which fine screens show. */
const COLUMN = 0.5

/** Lines of more points than their width has pixels lose those that do not show. Pure. */
export function thinLines(svg: string): string {
  return svg.replace(/ d="([^"]+)"/g, (whole, d: string) => {
    const lines = readLines(d)
    if (!lines?.some(({ points }) => points.length >= MANY_POINTS)) return whole
    return ` d="${lines.map(writeThinned).join('')}"`
  })
}

const writeThinned = ({ points, closed }: Line) =>
  `${writePoints(simplify(extremesByColumn(points)), STEP)}${closed ? 'Z' : ''}`

/** Of the points that follow each other in one column: the first, the highest, the lowest, the last. */
export function extremesByColumn(points: Point[]): Point[] {
  const columns: Point[][] = []
  for (const point of points) {
    const column = columns.at(-1)
    if (column?.[0] && columnOf(column[0]) === columnOf(point)) column.push(point)
    else columns.push([point])
  }
  return columns.flatMap((column) => {
    if (column.length <= 4) return column
    const heights = column.map(([, y]) => y)
    const kept = new Set([
      0,
      heights.indexOf(Math.min(...heights)),
      heights.indexOf(Math.max(...heights)),
      column.length - 1,
    ])
    return column.filter((_, index) => kept.has(index))
  })
}

const columnOf = ([x]: Point) => Math.floor(x / COLUMN)

/** The line through as few of the points as keep all others near it (Douglas and Peucker). */
export function simplify(points: Point[]): Point[] {
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [start, end] = span
    const farthest = farthestBetween(points, start, end)
    if (farthest === undefined) continue
    kept.add(farthest)
    open.push([start, farthest], [farthest, end])
  }
  return points.filter((_, index) => kept.has(index))
}

/** The point that lies farthest from the straight line between two; undefined when all are near it. */
function farthestBetween(points: Point[], start: number, end: number): number | undefined {
  let farthest: number | undefined
  let most = TOLERANCE
  for (let index = start + 1; index < end; index++) {
    const away = distanceToSegment(points[index] ?? [0, 0], points[start] ?? [0, 0], points[end] ?? [0, 0])
    if (away <= most) continue
    most = away
    farthest = index
  }
  return farthest
}

function distanceToSegment([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [wayX, wayY] = [endX - startX, endY - startY]
  const length = wayX ** 2 + wayY ** 2
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - startX) * wayX + (y - startY) * wayY) / length))
  return Math.hypot(x - startX - along * wayX, y - startY - along * wayY)
}
