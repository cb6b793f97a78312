import { readLines, writePoints, type Line, type Point } from './path-text.ts'

/** Lines with fewer points are not changed. */
const MANY_POINTS = 200
/** Maximum distance of a removed point from the simplified line. */
const TOLERANCE = 0.2
/** Coordinates have one decimal. */
const STEP = 0.1
/** Half a pixel, which high-density screens can show. */
const COLUMN_WIDTH = 0.5

/** Removes the points of long lines that are not visible at this size. */
export function thinLines(svg: string): string {
  return svg.replace(/ d="([^"]+)"/g, (whole, d: string) => {
    const lines = readLines(d)
    if (!lines?.some(({ points }) => points.length >= MANY_POINTS)) return whole
    return ` d="${lines.map(writeThinnedLine).join('')}"`
  })
}

const writeThinnedLine = ({ points, closed }: Line) =>
  `${writePoints(simplifyLine(keepExtremes(points)), STEP)}${closed ? 'Z' : ''}`

/** Keeps the first, highest, lowest and last of the consecutive points in a column. */
export function keepExtremes(points: Point[]): Point[] {
  const columns: Point[][] = []
  for (const point of points) {
    const column = columns.at(-1)
    if (column?.[0] && getColumn(column[0]) === getColumn(point)) column.push(point)
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

const getColumn = ([x]: Point) => Math.floor(x / COLUMN_WIDTH)

/** Removes points that are close to the line through the others (Douglas–Peucker algorithm). */
export function simplifyLine(points: Point[]): Point[] {
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [start, end] = span
    const farthest = findFarthest(points, start, end)
    if (farthest === undefined) continue
    kept.add(farthest)
    open.push([start, farthest], [farthest, end])
  }
  return points.filter((_, index) => kept.has(index))
}

/** The point farthest from the straight line between two others. Undefined if all are within the tolerance. */
function findFarthest(points: Point[], start: number, end: number): number | undefined {
  let farthest: number | undefined
  let maxDistance = TOLERANCE
  for (let index = start + 1; index < end; index++) {
    const distance = getDistanceToSegment(points[index] ?? [0, 0], points[start] ?? [0, 0], points[end] ?? [0, 0])
    if (distance <= maxDistance) continue
    maxDistance = distance
    farthest = index
  }
  return farthest
}

function getDistanceToSegment([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [deltaX, deltaY] = [endX - startX, endY - startY]
  const length = deltaX ** 2 + deltaY ** 2
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - startX) * deltaX + (y - startY) * deltaY) / length))
  return Math.hypot(x - startX - along * deltaX, y - startY - along * deltaY)
}
