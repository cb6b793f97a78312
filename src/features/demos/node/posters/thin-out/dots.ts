import type { Point } from './path-text.ts'

/** A dot is hidden if less than this fraction of it shows through the dots on top. */
const HIDDEN = 0.02
const ROW_HEIGHT = 4

/**
 * Distributes dots over layers in which they do not overlap, so that the layers add up as overlapping dots would.
 * Removes the dots of layers that are hidden.
 */
export function layerDots(points: Point[], size: number, opacity: number): Point[][] {
  const maxLayers = opacity >= 1 - HIDDEN ? 1 : Math.ceil(Math.log(HIDDEN) / Math.log(1 - opacity))
  const layers = Array.from({ length: maxLayers }, (): Layer => new Map())
  for (const point of points) layers.find((layer) => !overlaps(layer, point, size))?.set(getCell(point, size), point)
  return layers.filter((layer) => layer.size > 0).map((layer) => sortInRows([...layer.values()]))
}

/** The dots by their cells. A cell has the size of a dot, so there is at most one in each. */
type Layer = Map<string, Point>

const getCell = ([x, y]: Point, size: number) => `${Math.floor(x / size)},${Math.floor(y / size)}`

function overlaps(layer: Layer, [x, y]: Point, size: number): boolean {
  const offsets = [-size, 0, size]
  return offsets.some((dx) =>
    offsets.some((dy) => {
      const other = layer.get(getCell([x + dx, y + dy], size))
      return other && Math.abs(other[0] - x) < size && Math.abs(other[1] - y) < size
    }),
  )
}

/** Sorts points in rows of alternating direction, which keeps the steps and their text short. */
export function sortInRows(points: Point[]): Point[] {
  return points.toSorted((a, b) => getRow(a) - getRow(b) || (getRow(a) % 2 === 0 ? a[0] - b[0] : b[0] - a[0]))
}

const getRow = ([, y]: Point) => Math.floor(y / ROW_HEIGHT)
